import type { Line, RegisterData } from './data'
import { below, mix } from '../../kernel/random/seeded'

/** A street of the register, in one postal code. */
export interface Street {
  name: string
  /** See keyOf. */
  key: string
  zipcode: string
  town: Town
  /** The highest house number. */
  last: number
  /** Everything about its houses is derived from this number. */
  seed: number
  /** Houses of demonstrations, by number, whose facts are not derived. */
  fixed?: ReadonlyMap<number, DemoHouse>
}

export interface Town {
  name: string
  /** See keyOf: of the whole name, and of its beginning at a word: Frankfurt, Halle. */
  keys: readonly string[]
  zipcodes: readonly string[]
  region: 'STANDARD' | 'REGIO'
  /** Position by size, 0 is the largest. */
  rank: number
}

type DemoHouse = RegisterData['demo']['houses'][number]

/** Salts, so that the facts of a house don't depend on each other. */
const SALT = { registered: 1, suffix: 2, fibre: 3, planned: 4, dsl: 5, units: 6, fibreSpeed: 7 }

const percent = (seed: number, salt: number): number => below(100, mix(seed, salt))

/**
 * The suffixes under which a number is registered: [''] for most, ['', 'a'] for some, ['-14'] for a building with the
 * numbers 12 to 14, [] for a number that the register doesn't have.
 */
export function suffixesOf(street: Street, number: number): readonly string[] {
  const fixed = street.fixed?.get(number)
  if (fixed) return fixed.suffixes
  if (number < 1 || number > street.last) return []
  const seed = mix(street.seed, number)
  if (percent(seed, SALT.registered) < 4) return []
  const kind = percent(seed, SALT.suffix)
  if (kind < 8) return ['', 'a']
  if (kind < 11) return ['', 'a', 'b']
  if (kind < 13 && number + 2 <= street.last) return [`-${number + 2}`]
  return ['']
}

const PLANNED_FROM = ['2027-03-01', '2027-06-01', '2027-09-01', '2027-12-01']
const UNITS = [
  'Erdgeschoss links',
  'Erdgeschoss rechts',
  '1. Etage links',
  '1. Etage rechts',
  '2. Etage links',
  '2. Etage rechts',
]
const DSL_SPEEDS = [250, 100, 50, 16]

/** What a house can have. Streets are built as a whole; copper gets slower towards the end of a street. */
export function lineOf(street: Street, number: number): Line {
  const fixed = street.fixed?.get(number)
  if (fixed) return fixed
  const seed = mix(street.seed, number)
  const fibre = fibreOf(street)
  return {
    fibre,
    fibre_down: fibre === 'BUILT' ? (percent(street.seed, SALT.fibreSpeed) < 85 ? 1000 : 600) : 0,
    ...(fibre === 'PLANNED' && {
      planned_from: PLANNED_FROM[below(PLANNED_FROM.length, mix(street.seed, SALT.planned))],
    }),
    dsl_down: dslOf(street, seed),
    units: percent(seed, SALT.units) < 3 ? UNITS.slice(0, 2 + below(UNITS.length - 1, mix(seed, SALT.units))) : [],
  }
}

function fibreOf({ seed, town }: Street): Line['fibre'] {
  const [built, planned] = town.region === 'REGIO' ? [15, 25] : [38, 20]
  const dice = percent(seed, SALT.fibre)
  if (dice < built) return 'BUILT'
  return dice < built + planned ? 'PLANNED' : 'NONE'
}

function dslOf(street: Street, seed: number): number {
  const base = percent(street.seed, SALT.dsl)
  const slower = percent(seed, SALT.dsl) < 15 ? 1 : 0
  const step = (base < 25 ? 0 : base < 60 ? 1 : base < 90 ? 2 : 3) + slower
  return DSL_SPEEDS[step] ?? 0
}
