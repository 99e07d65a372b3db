import type { HouseNumber } from '@nimbus/shared-contracts/forms/rules'
import type { Street, Town } from './houses'
import { matches, searchable, type Match } from './match-words'
import { parseQuery, type AddressQuery } from './query'
import { groupedBy, type AddressRegister } from './register'
import { suggestion, type Suggestion } from './suggestion'

/** At most so many suggestions are shown (AVAIL-5). */
export const MAX_SUGGESTIONS = 8

/** What a hit costs beyond how its words fit; the cheapest come first. */
const COST = { unmatchedWord: 8, wordOfNameLeft: 0.5, otherZipcode: 6, unknownNumber: 1 }

/** A street that fits what was typed; the lower the cost, the better. */
interface Hit {
  street: Street
  cost: number
}

/** The cheapest hits so far, in order. */
class BestHits {
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
    const townByRank = new Map(townMatches.map((match) => [match.item.rank, match]))
    for (const allowedUnmatched of [0, 1]) {
      const { hits } = bestHits(register, { query, known, streetMatches, townByRank, allowedUnmatched })
      if (hits.length > 0) return withVariants(hits, register, query)
    }
    return inTowns(register, townMatches, query)
  }

  return { suggest }
}

/** What was typed, and the names that its words fit. */
interface Asked {
  query: AddressQuery
  /** For each word whether it fits any name. */
  known: readonly boolean[]
  streetMatches: readonly Match<Street[]>[]
  townByRank: ReadonlyMap<number, Match<Town>>
  /** How many known words may fit neither street nor town. */
  allowedUnmatched: number
}

/** The best of all streets whose name, together with its town, fits the typed words. */
function bestHits(register: AddressRegister, asked: Asked): BestHits {
  const best = new BestHits(MAX_SUGGESTIONS)
  const { query, streetMatches, townByRank } = asked
  for (const name of streetMatches) {
    for (const street of name.item) {
      const words = wordCost(asked, name, townByRank.get(street.town.rank))
      if (words === undefined) continue
      const cost = words + placeCost(street, query)
      // looking up the number is the dearest part, so only for those that could get in
      if (cost <= best.limit) best.add({ street, cost: cost + numberCost(street, query.house, register) })
    }
  }
  return best
}

/** A word that fits no name at all is somebody's noise: it costs, but doesn't exclude. */
function wordCost(
  { known, allowedUnmatched }: Asked,
  name: Match<Street[]>,
  town: Match<Town> | undefined,
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
  if (house === undefined) return 0
  const isRegistered = register.suffixes(street, Number(house.house_no)).includes(house.house_no_suffix)
  return isRegistered ? 0 : COST.unknownNumber
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
function inTowns(register: AddressRegister, townMatches: readonly Match<Town>[], query: AddressQuery): Suggestion[] {
  const { words } = query
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
