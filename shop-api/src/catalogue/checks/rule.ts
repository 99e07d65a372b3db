import type { CATALOGUE_FILES, CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'

/** A rule of the catalogue, which says each thing that breaks it. */
export type Rule = (data: CatalogueData) => Iterable<Problem>

type File = (typeof CATALOGUE_FILES)[number]

/** What is wrong with a place of a file; false for what isn't. */
export type Fault = string | false

/**
 * The faults of each entry of a list, at its place in a file.
 * inEach('families', [], families, ({id, price}) => [price < 0 && `${id} is negative`]) → 'families.json [2]: dsl-m is negative'
 */
export function* inEach<Entry>(
  file: File,
  keys: readonly unknown[],
  list: readonly Entry[],
  faultsOf: (entry: Entry, index: number) => Iterable<Fault>,
): Iterable<Problem> {
  for (const [index, entry] of list.entries()) yield* at(file, [...keys, index], faultsOf(entry, index))
}

/** The faults of one place. */
export function* at(file: File, keys: readonly unknown[], faults: Iterable<Fault>): Iterable<Problem> {
  for (const fault of faults) if (fault !== false) yield problem(file, keys, fault)
}

/** One fault for each name that a list has twice. eachTwice(['a', 'b', 'a'], (name) => `two are called ${name}`) → ['two are called a'] */
export function eachTwice(names: readonly string[], text: (name: string) => string): string[] {
  const seen = new Set<string>()
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))].map(text)
}

/** One fault for each name that is missing. eachMissing(['tablets'], ['tablets', 'smartphones'], (name) => name) → ['smartphones'] */
export const eachMissing = (there: readonly string[], wanted: readonly string[], text: (name: string) => string) =>
  wanted.filter((name) => !there.includes(name)).map(text)

export const isTwice = (name: string): string => `${name} is there twice`

export const slugsOf = (list: readonly { slug: string }[]): string[] => list.map(({ slug }) => slug)

export const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)
