import { compareField } from '@nimbus/shared-contracts/routes'
import { entryOf, MOST_COMPARED, type CompareEntry } from '../../../model/compare-key'

/** Tariffs of the longest list from which one can come without scripts. */
const LONGEST_LIST = 24

const fields = (count: number): string[] => Array.from({ length: count }, (_, index) => compareField(index + 1))

/** Fields of the page's own form, one for each column. */
export const FIELDS = fields(MOST_COMPARED)

/** Fields of any form that leads here: this page's, and the tiles of a list. */
export const SENT_FIELDS = fields(LONGEST_LIST)

/** Value of `nur` that leaves out the rows in which all are alike. */
export const DIFFERENCES = 'unterschiede'

export interface Selection {
  /** In the order of the columns, each once. */
  entries: CompareEntry[]
  /** How many more were asked for than fit. */
  refused: number
  /** Parts of the address that can't be read; there are no others to name them by. */
  unreadable: string[]
}

/**
 * What the address asks for: the form's fields, where there are any, else the list.
 * selectionOf({tarife: 'dsl-m-24,dsl-l-24'}) → two entries; four of them → three and one refused
 */
export function selectionOf(query: Record<string, string | undefined>): Selection {
  const inForm = SENT_FIELDS.flatMap((name) => query[name] ?? [])
  const keys = inForm.length > 0 ? inForm : (query.tarife ?? '').split(',')
  const asked = [...new Set(keys.map((key) => key.trim()).filter(Boolean))]
  const read = asked.map((key) => ({ key, entry: entryOf(key) }))
  const entries = read.flatMap(({ entry }) => entry ?? [])
  return {
    entries: entries.slice(0, MOST_COMPARED),
    refused: Math.max(0, entries.length - MOST_COMPARED),
    unreadable: read.flatMap(({ key, entry }) => (entry ? [] : key)),
  }
}

/** The entries as the address has them. listOf([DSL M, DSL L]) → 'dsl-m-24,dsl-l-24' */
export const listOf = (keys: readonly string[]): string => keys.join(',')

/** The keys with another in the place of one, or without it. replaced(['a', 'b'], 'a', 'c') → ['c', 'b'] */
export const replaced = (keys: readonly string[], key: string, by?: string): string[] => [
  ...new Set(keys.flatMap((other) => (other === key ? (by ?? []) : other))),
]
