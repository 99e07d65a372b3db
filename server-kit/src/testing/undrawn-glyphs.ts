import { inflateSync } from 'node:zlib'

/** The glyph of a font that stands for a character it doesn't have: a box, or nothing. */
const MISSING = '0000'

/** How often a PDF of ours draws the glyph for a missing character. undrawnGlyphs(pdf of "Ayşe" without a font for "ş") → 1 */
export function undrawnGlyphs(pdf: Buffer): number {
  const drawn = streamsIn(pdf).flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) => shown),
  )
  return drawn
    .flatMap((shown) => [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []))
    .filter((glyph) => glyph === MISSING).length
}

/** The streams that draw something. */
function streamsIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)]
    .filter(({ index }) => text[index - 1] !== 'd')
    .flatMap(({ index, 0: { length } }) => {
      const from = index + length
      try {
        return [inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')]
      } catch {
        // a stream that isn't compressed, such as metadata
        return []
      }
    })
    .filter((stream) => stream.includes(' TJ'))
}
