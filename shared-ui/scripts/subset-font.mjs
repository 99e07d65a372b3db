import fs from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

/**
 * Splits the font of the design in two: the characters that German pages are written with, small enough for one flight of
 * a connection (14.6 kB), and all others. Prints the `unicode-range` of the others for src/styles/font.css.
 *
 *     node scripts/subset-font.mjs <hanken-grotesk.woff2>
 */
const CORE =
  ' !"%&\'()*+,-./0123456789:;=?@_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '\u00a0\u00ad§©°²·×ÄÖØÜßäöü–‚‘„“…€−'

const MORE = '#$<>[\\]^`{|}~¡£ª«®±³µ¹º»¼½¾¿ÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÙÚÛÝàáâãåæçèéêëìíîïñòóôõ÷øùúûýÿŒœ—’”•‹›™'

const FONTS = path.join(import.meta.dirname, '../src/fonts')

const source = fs.readFileSync(process.argv[2])
for (const [name, characters] of Object.entries({ core: CORE, more: MORE })) {
  const font = await subsetFont(source, characters, { targetFormat: 'woff2' })
  fs.writeFileSync(path.join(FONTS, `hanken-grotesk-${name}.woff2`), font)
  process.stdout.write(`${name}: ${font.length} bytes\n`)
}
process.stdout.write(`${rangeOf(MORE)}\n`)

/** rangeOf('abcx') → 'U+61-63, U+78' */
function rangeOf(characters) {
  const runs = []
  const codes = Array.from(characters, (character) => character.codePointAt(0))
  for (const code of codes.sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.at(-1) === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code) => code.toString(16)
  return runs.map(([from, till]) => (from === till ? `U+${hex(from)}` : `U+${hex(from)}-${hex(till)}`)).join(', ')
}
