/** How well a typed word fits a word of the register; smaller is better. */
export const FIT = { exact: 0, prefix: 1, typo: 2, typoInPrefix: 3 } as const

/** Shorter words are too much alike for a guess. */
const MIN_LENGTH_FOR_TYPO = 4

/**
 * How `typed` fits `word`: the same, its beginning, or either with one letter wrong, missing, added or swapped with its
 * neighbour. Undefined when it doesn't. fit('lindenstrase', 'lindenstrasse') → FIT.typo
 */
export function fit(typed: string, word: string): number | undefined {
  const length = Math.min(typed.length, word.length)
  let at = 0
  while (at < length && typed.charCodeAt(at) === word.charCodeAt(at)) at++
  if (at === typed.length) {
    if (at === word.length) return FIT.exact
    return FIT.prefix
  }
  if (typed.length < MIN_LENGTH_FOR_TYPO) return undefined
  if (restFits(typed, word, at, true)) return FIT.typo
  return restFits(typed, word, at, false) ? FIT.typoInPrefix : undefined
}

/** Looks past the first difference at `at`, once for each kind of slip. */
function restFits(typed: string, word: string, at: number, whole: boolean): boolean {
  return (
    continues(typed, at + 1, word, at + 1, whole) ||
    continues(typed, at + 1, word, at, whole) ||
    continues(typed, at, word, at + 1, whole) ||
    (typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
      typed.charCodeAt(at + 1) === word.charCodeAt(at) &&
      continues(typed, at + 2, word, at + 2, whole))
  )
}

/** True when the rest of `typed` is the rest of `word`, or its beginning. */
function continues(typed: string, from: number, word: string, at: number, whole: boolean): boolean {
  const left = typed.length - from
  const right = word.length - at
  if (left < 0 || right < 0 || (whole ? left !== right : left > right)) return false
  for (let index = 0; index < left; index++) {
    if (typed.charCodeAt(from + index) !== word.charCodeAt(at + index)) return false
  }
  return true
}

/** True when `typed` can be meant as `word`: one slip, or two in a word of at least ten letters. */
export function isLikely(typed: string, word: string): boolean {
  const allowed = word.length >= 10 ? 2 : 1
  return Math.abs(typed.length - word.length) <= allowed && distance(typed, word) <= allowed
}

/** Letters to change, add, take out or swap (optimal string alignment). distance('Linedn', 'Linden') → 1 */
function distance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const now = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const edited = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      now[column] = swapped && row > 1 && column > 1 ? Math.min(edited, beforeLast[column - 2]! + 1) : edited
    }
    beforeLast = last
    last = now
  }
  return last[right.length]!
}
