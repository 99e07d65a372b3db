import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '../../..')
const PACKAGES = fs.readdirSync(ROOT).filter((name) => /^(shared-ui|shell|mf-.+)$/.test(name))

/** Sizes of the scale in px, by their token: the second design's README, "Type: nine sizes". */
const SIZES = { t1: 13, t2: 14, t3: 16, t4: 18, t5: 22, t6: 28, t7: 36, t8: 48, t9: 64 }

/** What isn't of the scale, with the reason. */
const EXCEPT: readonly (readonly [file: RegExp, value: RegExp])[] = [
  // the law draws the scale in the energy arrow ((EU) 2023/1669)
  [/\/energy\.css$/, /^0\.(5|75)rem$/],
  // half of 28 and 36 px is of the scale again: 14 and 18
  [/\/price\.css$/, /^0\.5em$/],
  // a title whose longest word is wider than a phone
  [/\/layout\.css$/, /^min\(var\(--fs-h1\), .*var\(--letters\)/],
  // the page's own text, with its line height and family
  [/\/base\.css$/, /^var\(--fw-regular\) var\(--fs-body\)/],
  // iOS zooms into what takes the focus below 16 px
  [/\/reset\.css$/, /^max\(1rem, 1em\)$/],
  // paper
  [/\.module\.css$/, /^\d+(\.5)?pt$/],
]

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name))

const css = PACKAGES.flatMap((name) => filesIn(path.join(ROOT, name, 'src'))).map((file) => ({
  file,
  text: fs.readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''),
}))

const tokens = css.find(({ file }) => file.endsWith('tokens.css'))?.text ?? ''

describe('the type scale', () => {
  it('has nine sizes', () => {
    const defined = [...tokens.matchAll(/--(t\d): ([\d.]+)rem;/g)].map(([, name, rem]) => [name, Number(rem) * 16])
    expect(Object.fromEntries(defined)).toEqual(SIZES)
    expect(defined).toHaveLength(9)
  })

  it('is what every named size is of', () => {
    const named = [...tokens.matchAll(/--fs-[\w-]+: ([^;]+);/g)].map(([, value]) => value)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((value) => !/^var\(--t[1-9]\)$/.test(value ?? ''))).toEqual([])
  })

  it('is what every stylesheet takes its sizes from', () => {
    const names = new Set([...tokens.matchAll(/--(t\d|fs-[\w-]+):/g)].map(([, name]) => `var(--${name})`))
    const found = css.flatMap(({ file, text }) =>
      [...text.matchAll(/[{;\s](?:font-size|font):\s*([^;}]+)/g)].map(([, value = '']) => ({
        file,
        value: value.trim(),
      })),
    )
    const wrong = found.filter(
      ({ file, value }) =>
        value !== 'inherit' &&
        !names.has(value) &&
        !EXCEPT.some(([where, what]) => where.test(file) && what.test(value)),
    )
    expect(found.length).toBeGreaterThan(200)
    expect(wrong.map(({ file, value }) => `${path.relative(ROOT, file)}: ${value}`)).toEqual([])
  })
})
