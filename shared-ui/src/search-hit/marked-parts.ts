export interface Part {
  text: string
  marked: boolean
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,]\p{N}+)*/gu

/**
 * A text in parts, those that are marked apart from the others.
 * markedParts('DSL M für Sie', ['DSL', 'M']) → DSL, M marked; ' ', ' für Sie' not
 */
export function markedParts(text: string, marks: readonly string[]): Part[] {
  const parts: Part[] = []
  let rest = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!marks.includes(word)) continue
    if (index > rest) parts.push({ text: text.slice(rest, index), marked: false })
    parts.push({ text: word, marked: true })
    rest = index + word.length
  }
  return rest < text.length ? [...parts, { text: text.slice(rest), marked: false }] : parts
}
