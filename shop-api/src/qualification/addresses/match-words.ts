import { wordsOf } from './normalise'
import { FIT, fit } from './one-edit'

/** A name, of a street or a town, with the words that it can be found by. */
export interface Searchable<Item> {
  item: Item
  /** Its words, and all of them as one. */
  words: readonly string[]
  wordCount: number
}

/** How the typed words fit a name: the cost of each, undefined for those that don't. */
export interface Match<Item> {
  item: Item
  costs: readonly (number | undefined)[]
  left: number
}

/** A name made ready: 'Karl-Marx-Straße' is found by karl, marxstrasse, karlmarxstrasse and marxstrase. */
export function searchable<Item>(item: Item, name: string): Searchable<Item> {
  const words = wordsOf(name)
  // the short spelling is for a slip on an umlaut or ß, which would be two letters off in the German one
  const all = [...words, words.join(''), ...wordsOf(name, 'short')]
  return { item, words: [...new Set(all)], wordCount: words.length }
}

/** The names that at least one of the typed words fits. */
export function matches<Item>(candidates: readonly Searchable<Item>[], typed: readonly string[]): Match<Item>[] {
  const found: Match<Item>[] = []
  for (const { item, words, wordCount } of candidates) {
    const costs = typed.map((word) => bestFit(word, words))
    const matched = costs.filter((cost) => cost !== undefined).length
    if (matched > 0) found.push({ item, costs, left: Math.max(0, wordCount - matched) })
  }
  return found
}

function bestFit(typed: string, words: readonly string[]): number | undefined {
  let best: number | undefined
  for (const word of words) {
    const cost = fit(typed, word)
    if (cost !== undefined && (best === undefined || cost < best)) best = cost
    if (best === FIT.exact) break
  }
  return best
}
