import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { unpackedFont } from './unpacked-font'

/** Text as it is set: that of sentences, and that of headings and labels. */
export type Weight = 'regular' | 'bold'

const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 }

/** A font file: one part of a typeface in one weight. */
export interface Face {
  /** By which a document registers it, "noto-sans-hebrew-hebrew-400". */
  name: string
  file: Buffer
  /** How far it rises above its base line, in sizes of its type. */
  ascender: number
  /** Set from right to left. */
  isRightToLeft: boolean
  /** True for a character that it draws. */
  draws(codePoint: number): boolean
}

/** What a family of packages has: its parts with the characters of each; all parts, or the named ones. */
interface Family {
  name: string
  parts?: readonly string[]
  isRightToLeft?: boolean
}

/** The shop's typeface (OFL), embedded, so that a document looks the same everywhere and can be archived. */
const OWN: Family = { name: 'hanken-grotesk' }
const OWN_PART = 'latin'

/** Where a character is looked for that the shop's typeface lacks, the closest look first (all OFL). */
const FALLBACKS: readonly Family[] = [
  { ...OWN, parts: ['latin-ext', 'vietnamese'] },
  { name: 'noto-sans' },
  { name: 'noto-sans-hebrew', parts: ['hebrew'], isRightToLeft: true },
  { name: 'noto-sans-arabic', parts: ['arabic'], isRightToLeft: true },
  { name: 'noto-sans-sc' },
  { name: 'noto-sans-jp' },
  { name: 'noto-sans-kr' },
]

const requireFrom = createRequire(import.meta.url)
const once = new Map<string, unknown>()

/** What was made for a key before, or is made now: files and fonts are read when a text first needs them. */
function known<T>(key: string, make: () => T): T {
  if (!once.has(key)) once.set(key, make())
  return once.get(key) as T
}

/** The face that all text of a weight is set in but what it lacks. */
export const ownFace = (weight: Weight): Face => faceOf(OWN, OWN_PART, weight)

/** The first face that draws all of these characters; undefined where none does. faceFor([0x15f], 'regular') → hanken-grotesk-latin-ext */
export function faceFor(codePoints: readonly number[], weight: Weight): Face | undefined {
  const own = ownFace(weight)
  if (codePoints.every(own.draws)) return own
  for (const family of FALLBACKS)
    for (const [part, ranges] of partsOf(family)) {
      if (!codePoints.some((codePoint) => isWithin(ranges, codePoint))) continue
      const face = faceOf(family, part, weight)
      if (codePoints.every(face.draws)) return face
    }
  return undefined
}

function faceOf({ name: family, isRightToLeft = false }: Family, part: string, weight: Weight): Face {
  const name = `${family}-${part}-${WEIGHTS[weight]}`
  return known(name, () => {
    const file = unpackedFont(fileOf(family, `files/${name}-normal.woff`))
    const font = create(file) as Font
    const ascender = font.ascent / font.unitsPerEm
    return { name, file, ascender, isRightToLeft, draws: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
  })
}

const fileOf = (family: string, path: string): Buffer =>
  readFileSync(join(dirname(requireFrom.resolve(`@fontsource/${family}/package.json`)), path))

type Ranges = readonly (readonly [from: number, till: number])[]

/** The parts of a family with the characters that its package says they have. */
function partsOf({ name, parts }: Family): [part: string, ranges: Ranges][] {
  return known(`${name} ${parts?.join(' ') ?? ''}`, () => {
    const listed = JSON.parse(fileOf(name, 'unicode.json').toString()) as Record<string, string>
    return Object.entries(listed)
      .map(([part, ranges]): [string, Ranges] => [part.replaceAll(/[[\]]/g, ''), rangesIn(ranges)])
      .filter(([part]) => parts?.includes(part) ?? true)
  })
}

/** rangesIn('U+0400-045F,U+04B0') → [[0x400, 0x45f], [0x4b0, 0x4b0]] */
function rangesIn(text: string): Ranges {
  return text.split(',').map((range) => {
    const [from = 0, till = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [from, till]
  })
}

const isWithin = (ranges: Ranges, codePoint: number): boolean =>
  ranges.some(([from, till]) => from <= codePoint && codePoint <= till)
