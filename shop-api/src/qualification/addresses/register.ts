import type { Line, RegisterData } from './data'
import { lineOf, suffixesOf, type Street, type Town } from './houses'
import { keyOf } from './normalise'
import { below, mix, seeded } from '../../kernel/random/seeded'

/** The addresses that the shop knows. Streets are kept, houses are derived. */
export interface AddressRegister {
  towns: readonly Town[]
  streets: readonly Street[]
  /** The town of a postal code; undefined for codes outside the register. */
  townOf(zipcode: string): Town | undefined
  /** The town of a key of its name; of several that begin so the largest. */
  townNamed(key: string): Town | undefined
  streetsIn(zipcode: string): readonly Street[]
  /** The street with this key of its name in a postal code. */
  street(zipcode: string, key: string): Street | undefined
  /** The same street anywhere in the town. */
  streetInTown(town: Town, key: string): Street | undefined
  suffixes(street: Street, number: number): readonly string[]
  line(street: Street, number: number): Line
  /** How many addresses there are: every number with each of its suffixes. */
  count(): number
}

/** Share of towns with a single postal code that have a street of one of the frequent names, and of the others. */
const FREQUENT = 0.35
const USUAL = 0.012
const MAX_SHARE = 0.95

/** Builds the register from its files; always the same from the same files. */
export function createRegister(data: RegisterData): AddressRegister {
  const towns: Town[] = data.towns.map(({ name, zipcodes, region }, rank) => ({
    name,
    keys: keysOf(name),
    zipcodes,
    region,
    rank,
  }))
  const townByZipcode = new Map(towns.flatMap((town) => town.zipcodes.map((zipcode) => [zipcode, town])))
  const streets = allStreets(data, towns, townByZipcode)
  const byZipcode = groupedBy(streets, ({ zipcode }) => zipcode)
  const byTown = new Map(streets.map((street) => [`${street.town.rank} ${street.key}`, street]))
  const townByKey = townsByKey(towns)
  const streetInTown = (town: Town, key: string): Street | undefined => byTown.get(`${town.rank} ${key}`)

  return {
    towns,
    streets,
    townOf: (zipcode) => townByZipcode.get(zipcode),
    townNamed: (key) => townByKey.get(key),
    streetsIn: (zipcode) => byZipcode.get(zipcode) ?? [],
    streetInTown,
    street(zipcode, key) {
      const town = townByZipcode.get(zipcode)
      const found = town && streetInTown(town, key)
      return found?.zipcode === zipcode ? found : undefined
    },
    suffixes: suffixesOf,
    line: lineOf,
    count: () => streets.reduce((total, street) => total + houseCount(street), 0),
  }
}

/** Shorter beginnings of a name are no name: "Au am Rhein", "St. Ingbert" */
const MIN_BEGINNING = 3

/** keysOf('Frankfurt am Main') → ['frankfurtammain', 'frankfurt'] */
function keysOf(name: string): string[] {
  const [beginning = ''] = name.split(/[ /(]/, 1)
  return [...new Set([keyOf(name), ...(beginning.length >= MIN_BEGINNING ? [keyOf(beginning)] : [])])]
}

/** A whole name counts more than a beginning, and a large town more than a small one. */
function townsByKey(towns: readonly Town[]): Map<string, Town> {
  const beginnings = towns.flatMap((town) => town.keys.slice(1).map((key) => [key, town] as const)).toReversed()
  return new Map([...beginnings, ...towns.map((town) => [town.keys[0] ?? '', town] as const)])
}

/** groupedBy(streets, byZipcode) → the streets of each postal code, in their order. Map.groupBy needs Node 21. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOfItem: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOfItem(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function houseCount(street: Street): number {
  let count = 0
  for (let number = 1; number <= street.last; number++) count += suffixesOf(street, number).length
  return count
}

/** A name of a street with what is derived from it once. */
interface StreetName {
  name: string
  key: string
  hash: number
  isFrequent: boolean
}

function namesOf({ streets: { frequent, usual } }: RegisterData): StreetName[] {
  const named =
    (isFrequent: boolean) =>
    (name: string): StreetName => ({
      name,
      key: keyOf(name),
      hash: seeded(name),
      isFrequent,
    })
  const made = usual.flatMap(({ stems, endings }) => stems.flatMap((stem) => endings.map((ending) => stem + ending)))
  const others = [...new Set(made)].filter((name) => !frequent.includes(name))
  return [...frequent.map(named(true)), ...others.map(named(false))]
}

/** A town has a name at most once, in one of its postal codes; the more codes, the more names. */
function allStreets(data: RegisterData, towns: readonly Town[], townByZipcode: ReadonlyMap<string, Town>): Street[] {
  const names = namesOf(data)
  const fixedHouses = groupedBy(data.demo.houses, ({ zipcode, street }) => `${zipcode} ${keyOf(street)}`)
  const streetAt = (town: Town, zipcode: string, name: string, key: string, last?: number): Street => {
    const seed = seeded(`${data.streets.seed} ${zipcode} ${key}`)
    const houses = fixedHouses.get(`${zipcode} ${key}`)
    const fixed = houses && new Map(houses.map((house) => [house.house_no, house]))
    return { name, key, zipcode, town, seed, last: last ?? 8 + below(53, mix(seed, 0)), ...(fixed && { fixed }) }
  }
  const fixed = data.demo.streets.flatMap(({ zipcode, name, last }) => {
    const town = townByZipcode.get(zipcode)
    return town ? [streetAt(town, zipcode, name, keyOf(name), last)] : []
  })
  const fixedKeys = new Set(fixed.map(({ town, key }) => `${town.rank} ${key}`))
  const derived: Street[] = []
  for (const town of towns) {
    const townHash = seeded(`${data.streets.seed} ${town.name}`)
    const [frequent, usual] = [FREQUENT, USUAL].map((share) => Math.min(MAX_SHARE, share * town.zipcodes.length))
    // millions of names aren't there: nothing but the dice is thrown for these
    for (const { name, key, hash, isFrequent } of names) {
      const dice = mix(townHash, hash)
      if (below(1_000_000, dice) >= 1_000_000 * (isFrequent ? frequent! : usual!)) continue
      const zipcode = town.zipcodes[below(town.zipcodes.length, mix(dice, 1))]
      if (zipcode && !fixedKeys.has(`${town.rank} ${key}`)) derived.push(streetAt(town, zipcode, name, key))
    }
  }
  return [...fixed, ...derived, ...squares(data, townByZipcode, streetAt)]
}

function squares(
  { streets }: RegisterData,
  townByZipcode: ReadonlyMap<string, Town>,
  streetAt: (town: Town, zipcode: string, name: string, key: string) => Street,
): Street[] {
  return streets.squares.flatMap(({ zipcode, letters, numbers }) => {
    const town = townByZipcode.get(zipcode)
    if (!town) return []
    return letters
      .split('')
      .flatMap((letter) =>
        Array.from({ length: numbers }, (_, index) => `${letter}${index + 1}`).map((name) =>
          streetAt(town, zipcode, name, keyOf(name)),
        ),
      )
  })
}
