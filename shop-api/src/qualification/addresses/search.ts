import type { HouseNumber } from '@nimbus/shared-contracts/forms/rules'
import { BestHits, type Hit } from './best-hits'
import type { Street, Town } from './houses'
import { matches, searchable, type Match } from './match-words'
import { parseQuery, type AddressQuery } from './query'
import { groupedBy, type AddressRegister } from './register'
import { suggestion, type Suggestion } from './suggestion'

/** At most so many suggestions are shown (AVAIL-5). */
export const MAX_SUGGESTIONS = 8

/** What a hit costs beyond how its words fit; the cheapest come first. */
const COST = { unmatchedWord: 8, wordOfNameLeft: 0.5, otherZipcode: 6, unknownNumber: 1 }

export interface AddressSearch {
  /** Addresses that fit the text, best first. */
  suggest(text: string): Suggestion[]
}

/**
 * Search over names, not addresses: a few thousand words are compared with each typed word, which takes less than a
 * millisecond and needs no index on disk. A word may fit the street or the town; all words have to fit, else one less.
 */
export function createSearch(register: AddressRegister): AddressSearch {
  const streetsByName = groupedBy(register.streets, ({ key }) => key)
  const names = [...streetsByName.entries()].map(([key, streets]) => searchable(streets, streets[0]?.name ?? key))
  const towns = register.towns.map((town) => searchable(town, town.name))

  function suggest(text: string): Suggestion[] {
    const query = parseQuery(text)
    const { words, zipcode } = query
    if (words.length === 0) return zipcode === undefined ? [] : inZipcode(register, zipcode, query)
    // a single letter begins thousands of names
    if (words.join('').length < 2) return []
    const streetMatches = matches(names, words)
    const townMatches = matches(towns, words)
    const known = words.map((_, index) =>
      [...streetMatches, ...townMatches].some(({ costs }) => costs[index] !== undefined),
    )
    const best = new BestHits(MAX_SUGGESTIONS)
    for (const allowedUnmatched of [0, 1]) {
      collect(query, known, streetMatches, townMatches, allowedUnmatched, register, best)
      if (best.hits.length > 0) break
    }
    if (best.hits.length === 0) return inTowns(townMatches, words, register, query)
    return withVariants(best.hits, register, query)
  }

  return { suggest }
}

/** Puts every street into `best` whose name, together with its town, fits the typed words. */
function collect(
  query: AddressQuery,
  known: readonly boolean[],
  streetMatches: readonly Match<Street[]>[],
  townMatches: readonly Match<Town>[],
  allowedUnmatched: number,
  register: AddressRegister,
  best: BestHits,
): void {
  const townByRank = new Map(townMatches.map((match) => [match.item.rank, match]))
  for (const name of streetMatches) {
    for (const street of name.item) {
      const words = wordCost(name, townByRank.get(street.town.rank), known, allowedUnmatched)
      if (words === undefined) continue
      const cost = words + placeCost(street, query)
      // looking up the number is the dearest part, so only for those that could get in
      if (cost <= best.limit) best.add({ street, cost: cost + numberCost(street, query.house, register) })
    }
  }
}

/** A word that fits no name at all is somebody's noise: it costs, but doesn't exclude. */
function wordCost(
  name: Match<Street[]>,
  town: Match<Town> | undefined,
  known: readonly boolean[],
  allowedUnmatched: number,
): number | undefined {
  let cost = COST.wordOfNameLeft * name.left
  let unmatched = 0
  for (let index = 0; index < known.length; index++) {
    const fitting = Math.min(name.costs[index] ?? Infinity, town?.costs[index] ?? Infinity)
    if (fitting !== Infinity) cost += fitting
    else {
      cost += COST.unmatchedWord
      if (known[index] && ++unmatched > allowedUnmatched) return undefined
    }
  }
  return cost
}

const placeCost = (street: Street, { zipcode }: AddressQuery): number =>
  zipcode === undefined || street.zipcode === zipcode ? 0 : COST.otherZipcode

function numberCost(street: Street, house: HouseNumber | undefined, register: AddressRegister): number {
  return house === undefined || isRegistered(register, street, house) ? 0 : COST.unknownNumber
}

function isRegistered(register: AddressRegister, street: Street, { house_no, house_no_suffix }: HouseNumber): boolean {
  return register.suffixes(street, Number(house_no)).includes(house_no_suffix)
}

/** The hits as suggestions; after the best one come its numbers with a suffix: 12, 12a, 12b. */
function withVariants(hits: readonly Hit[], register: AddressRegister, { house }: AddressQuery): Suggestion[] {
  const suggestions = hits.map(({ street }) => suggestion(street, house))
  const [best] = hits
  if (!best || !house || house.house_no_suffix !== '') return suggestions
  const variants = register
    .suffixes(best.street, Number(house.house_no))
    .filter((suffix) => suffix !== '')
    .map((house_no_suffix) => suggestion(best.street, { ...house, house_no_suffix }))
  return [...suggestions.slice(0, 1), ...variants, ...suggestions.slice(1)].slice(0, MAX_SUGGESTIONS)
}

/** Only a postal code was typed: its streets in their order. */
function inZipcode(register: AddressRegister, zipcode: string, { house }: AddressQuery): Suggestion[] {
  return inOrder(register.streetsIn(zipcode)).map((street) => suggestion(street, house))
}

/** Only a town was typed: streets of the best one. */
function inTowns(
  townMatches: readonly Match<Town>[],
  words: readonly string[],
  register: AddressRegister,
  query: AddressQuery,
): Suggestion[] {
  const whole = townMatches.filter(({ costs }) => words.every((_, index) => costs[index] !== undefined))
  const costOf = ({ costs, left }: Match<Town>): number => costs.reduce<number>((sum, cost) => sum + (cost ?? 0), left)
  const [best] = whole.sort((a, b) => costOf(a) - costOf(b) || a.item.rank - b.item.rank)
  if (!best) return []
  const zipcodes = query.zipcode && best.item.zipcodes.includes(query.zipcode) ? [query.zipcode] : best.item.zipcodes
  return inOrder(zipcodes.flatMap((zipcode) => register.streetsIn(zipcode))).map((street) =>
    suggestion(street, query.house),
  )
}

const germanOrder = new Intl.Collator('de')
const inOrder = (streets: readonly Street[]): Street[] =>
  [...streets].sort((a, b) => germanOrder.compare(a.name, b.name)).slice(0, MAX_SUGGESTIONS)
