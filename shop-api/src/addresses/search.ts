import type { Address } from '@nimbus/shared-contracts/availability'
import { joinHouseNumber, type HouseNumber } from '@nimbus/shared-contracts/forms/rules'
import type { Street, Town } from './houses'
import { wordsOf } from './normalise'
import { FIT, fit } from './one-edit'
import { parseQuery, type AddressQuery } from './query'
import { groupedBy, type AddressRegister } from './register'

/** At most so many suggestions are shown (conventions 2.2). */
export const MAX_SUGGESTIONS = 8

export interface Suggestion {
  label: string
  address: Address
}

/** What a hit costs beyond how its words fit; the cheapest come first. */
const COST = { unmatchedWord: 8, wordOfNameLeft: 0.5, otherZipcode: 6, unknownNumber: 1 }

/** A name, of a street or a town, with the words that it can be found by. */
interface Searchable<Item> {
  item: Item
  /** Its words, and all of them as one. */
  words: readonly string[]
  wordCount: number
}

/** How the typed words fit a name: the cost of each, undefined for those that don't. */
interface Match<Item> {
  item: Item
  costs: readonly (number | undefined)[]
  left: number
}

interface Hit {
  street: Street
  cost: number
}

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
    const streetMatches = matches(names, words)
    const townMatches = matches(towns, words)
    const known = words.map((_, index) =>
      [...streetMatches, ...townMatches].some(({ costs }) => costs[index] !== undefined),
    )
    const best = new Best(MAX_SUGGESTIONS)
    for (const allowedUnmatched of [0, 1]) {
      collect(query, known, streetMatches, townMatches, allowedUnmatched, register, best)
      if (best.hits.length > 0) break
    }
    if (best.hits.length === 0) return inTowns(townMatches, words, register, query)
    return withVariants(best.hits, register, query)
  }

  return { suggest }
}

function searchable<Item>(item: Item, name: string): Searchable<Item> {
  const words = wordsOf(name)
  return { item, words: words.length > 1 ? [...words, words.join('')] : words, wordCount: words.length }
}

function matches<Item>(candidates: readonly Searchable<Item>[], typed: readonly string[]): Match<Item>[] {
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

/** The cheapest hits so far, in order. */
class Best {
  readonly hits: Hit[] = []

  constructor(private readonly size: number) {}

  /** A cost that can't get in any more. */
  get limit(): number {
    return this.hits.length < this.size ? Infinity : (this.hits.at(-1)?.cost ?? Infinity)
  }

  add(hit: Hit): void {
    if (hit.cost > this.limit) return
    const at = this.hits.findIndex((other) => isBefore(hit, other))
    this.hits.splice(at < 0 ? this.hits.length : at, 0, hit)
    this.hits.length = Math.min(this.hits.length, this.size)
  }
}

/** By cost; of equal ones the larger town, then the name. */
function isBefore(left: Hit, right: Hit): boolean {
  if (left.cost !== right.cost) return left.cost < right.cost
  if (left.street.town.rank !== right.street.town.rank) return left.street.town.rank < right.street.town.rank
  return left.street.key < right.street.key
}

/** Puts every street into `best` whose name, together with its town, fits the typed words. */
function collect(
  query: AddressQuery,
  known: readonly boolean[],
  streetMatches: readonly Match<Street[]>[],
  townMatches: readonly Match<Town>[],
  allowedUnmatched: number,
  register: AddressRegister,
  best: Best,
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

/** suggestion(Lindenstraße, {house_no: '12', house_no_suffix: 'a'}).label → 'Lindenstraße 12a, 01067 Dresden' */
export function suggestion({ name, zipcode, town }: Street, house?: HouseNumber): Suggestion {
  const number = house ? ` ${joinHouseNumber(house)}` : ''
  return {
    label: `${name}${number}, ${zipcode} ${town.name}`,
    address: {
      zipcode,
      city: town.name,
      street: name,
      house_no: house?.house_no ?? '',
      ...(house?.house_no_suffix && { house_no_suffix: house.house_no_suffix }),
    },
  }
}
