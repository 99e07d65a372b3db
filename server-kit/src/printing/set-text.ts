import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import { faceFor, ownFace, type Face, type Weight } from './typefaces'

const bidi = bidiFactory()

/** A piece of a line in one face, as the face's own shaping takes it. */
export interface Piece {
  face: Face
  text: string
}

/** Pieces from left to right. */
export type Line = readonly Piece[]

/** What is seen as one character and the face that draws it. */
interface Sign extends Piece {
  /** Where it begins in the text that is set. */
  start: number
}

const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u
const SPACE = /^\s$/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Between these one may break anywhere, as their scripts have no spaces. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const BREAKS_AFTER = /^[-/–—\s]$/u

const signs = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** True when the shop's own typeface draws the whole text; nearly every text is so, and needs none of what is here. */
export function isPlain(text: string, weight: Weight): boolean {
  const { draws } = ownFace(weight)
  return Array.from(text).every((character) => character === '\n' || draws(character.codePointAt(0) ?? 0))
}

/**
 * The lines of a text whose characters need several faces, each no wider than `width`, in the order of the eye: Hebrew and
 * Arabic run from the right (UAX 9). What no face draws is its code point: "😀" → "U+1F600". `widthOf` measures a piece.
 */
export function setText(text: string, weight: Weight, width: number, widthOf: (piece: Piece) => number): Line[] {
  return text
    .normalize('NFC')
    .split('\n')
    .flatMap((paragraph) => {
      const set = drawable(paragraph, weight)
      const whole = set.map((sign) => sign.text).join('')
      // our documents are German: what is around a name from the right stays where it is
      const embedding = bidi.getEmbeddingLevels(whole, 'ltr')
      const inOrder = (line: readonly Sign[]): Line => ordered(line, whole, embedding)
      const measure = (line: readonly Sign[]): number => inOrder(line).reduce((sum, piece) => sum + widthOf(piece), 0)
      return brokenAt(set, width, measure).map(inOrder)
    })
}

/** Every sign with a face that draws it: one for a letter and its marks together, else one for each, else its code point. */
function drawable(paragraph: string, weight: Weight): Sign[] {
  let start = 0
  return Array.from(signs.segment(paragraph), ({ segment }) => piecesOf(segment, weight))
    .flat()
    .map((piece) => {
      const sign = { ...piece, start }
      start += piece.text.length
      return sign
    })
}

function piecesOf(sign: string, weight: Weight): Piece[] {
  if (SPACE.test(sign)) return [{ face: ownFace(weight), text: ' ' }]
  const characters = Array.from(sign)
  const seen = characters.filter((character) => !IGNORABLE.test(character))
  for (const candidate of [characters, seen]) {
    const face = candidate.length > 0 ? faceFor(candidate.map(codePointOf), weight) : undefined
    if (face) return [{ face, text: candidate.join('') }]
  }
  if (seen.length > 1) return seen.flatMap((character) => piecesOf(character, weight))
  return seen.flatMap((character) =>
    Array.from(`U+${codePointOf(character).toString(16).toUpperCase().padStart(4, '0')}`, (text) => ({
      face: ownFace(weight),
      text,
    })),
  )
}

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0

/** Signs of a word that is measured as a whole: longer ones fit no line, and the time would grow with their length. */
const MOST_IN_WORD = 100

/**
 * Lines that fit: broken where the script allows it, and within a word that is longer than a line. Each word is measured
 * with and without the spaces behind it, and each line once more, so that the work grows with the text alone, whatever its signs are.
 */
function brokenAt(set: readonly Sign[], width: number, measure: (line: readonly Sign[]) => number): Sign[][] {
  const alone = createSignWidths(measure)
  const wide = (signs: readonly Sign[]): number =>
    signs.length <= MOST_IN_WORD ? measure(signs) : signs.reduce((sum, sign) => sum + alone(sign), 0)
  const lines: Sign[][] = []
  let line: Sign[] = []
  let used = 0
  const end = (): void => {
    const rest: Sign[] = []
    // side by side signs may be wider than one by one
    while (line.length > 1 && measure(trimmed(line)) > width) rest.unshift(line.pop()!)
    lines.push(trimmed(line))
    line = rest
    used = wide(rest)
  }
  for (const word of wordsOf(set)) {
    const seen = wide(trimmed(word))
    if (line.length > 0 && used + seen > width) end()
    if (used + seen <= width) {
      line.push(...word)
      used += wide(word)
      continue
    }
    for (const sign of word) {
      if (line.length > 0 && !SPACE.test(sign.text) && used + alone(sign) > width) end()
      line.push(sign)
      used += alone(sign)
    }
  }
  do end()
  while (line.length > 0)
  return lines
}

/** Measures each sign of a face once. */
function createSignWidths(measure: (line: readonly Sign[]) => number): (sign: Sign) => number {
  const known = new Map<string, number>()
  return (sign) => {
    const key = `${sign.face.name} ${sign.text}`
    const width = known.get(key) ?? measure([sign])
    known.set(key, width)
    return width
  }
}

function wordsOf(set: readonly Sign[]): Sign[][] {
  const words: Sign[][] = []
  set.forEach((sign, index) => {
    const before = set[index - 1]
    const breaks =
      !before || BREAKS_AFTER.test(before.text) || (WITHOUT_SPACES.test(before.text) && WITHOUT_SPACES.test(sign.text))
    if (breaks && !SPACE.test(sign.text)) words.push([sign])
    else (words.at(-1) ?? words[words.push([]) - 1]!).push(sign)
  })
  return words
}

const trimmed = (line: readonly Sign[]): Sign[] =>
  line.slice(0, line.findLastIndex(({ text }) => !SPACE.test(text)) + 1)

/** The pieces of a line from left to right. */
function ordered(line: readonly Sign[], whole: string, embedding: EmbeddingLevels): Line {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  const signAt = new Map(line.map((sign) => [sign.start, sign]))
  const places = bidi.getReorderedIndices(whole, embedding, first.start, last.start + last.text.length - 1)
  return joined(
    places.flatMap((place) => signAt.get(place) ?? []),
    embedding.levels,
  )
}

/** Neighbours that one face draws in one direction are one piece, so that letters join and marks find their place. */
function joined(inOrder: readonly Sign[], levels: Uint8Array): Piece[] {
  const pieces: (Piece & { key: string })[] = []
  for (const { face, text, start } of inOrder) {
    const isTurned = (levels[start] ?? 0) % 2 === 1
    // a shaper tells the direction by the letters: digits and signs of a face from the right are set one by one
    const joins = face.isRightToLeft ? isTurned && RIGHT_TO_LEFT.test(text) : !isTurned
    const key = `${face.name} ${String(isTurned)}`
    const last = pieces.at(-1)
    if (joins && last?.key === key) last.text = isTurned ? text + last.text : last.text + text
    else pieces.push({ face, text: isTurned ? mirrored(text) : text, key: joins ? key : '' })
  }
  return pieces.map(({ face, text }) => ({ face, text }))
}

const mirrored = (text: string): string => bidi.getMirroredCharacter(text) ?? text
