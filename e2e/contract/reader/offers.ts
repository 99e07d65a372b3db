import { germanDay } from './calendar'
import { rawFile } from './raw-file'

/**
 * What is true of every offer: numbers of the specification's tables (PRICE-20 to 29, TARIFF rules) and of the catalogue's
 * raw files, put together by rules that are written here once more. None of the shop's own code has a part in it.
 */

/** Months that are priced (PRICE-2). */
export const MONTHS = 38

/** Euros of PRICE-20: without TV, Smart, SmartStream, MegaStream. */
const FIBRE: Record<string, readonly number[]> = {
  'glasfaser-150': [4595, 5595, 6295, 7595],
  'glasfaser-300': [5095, 6095, 6795, 8095],
  'glasfaser-600': [6095, 7095, 7795, 9095],
  'glasfaser-1000': [7095, 8095, 8795, 10095],
}
/** PRICE-22: without TV, Smart, SmartStream, MegaStream; Young without TV last. */
const DSL: Record<string, readonly number[]> = {
  'dsl-s': [3895, 4895, 5595, 6895, 3395],
  'dsl-m': [4395, 5395, 6095, 7395, 3895],
  'dsl-l': [4895, 5895, 6595, 7895, 4395],
  'dsl-xl': [5595, 6595, 7295, 8595, 5095],
}
const TV = ['', 'smart', 'smartstream', 'megastream'] as const
const PROVISIONING = { landline: 6995, mobile: 3995 }
export const SHIPPING = 695
const PREPAID: Record<string, number> = { s: 995, m: 995, l: 1495, xl: 1995, max: 9995 }

interface Rate {
  min: number
  normal: number
  max: number
}

/** One offer on one day, in cents and months. */
export interface Offer {
  id: string
  kind: 'landline' | 'mobile' | 'prepaid'
  technology?: 'FIBRE' | 'DSL'
  family: string
  tv: (typeof TV)[number]
  young: boolean
  regio: boolean
  /** Fibre that is still to be laid. */
  planned: boolean
  withDevice: boolean
  /** 0 without one. */
  term: number
  /** What is due in each month, by the month less one. */
  months: readonly number[]
  once: readonly number[]
  fourWeekly: number
  /** Months at a start price; 0 on a day or with a term that has none. */
  startMonths: number
  /** The last day of the promotion that gives it. */
  promotionUntil?: string
  rates?: { down: Rate; up: Rate }
  /** GB; null without limit. */
  gb?: number | null
  max?: { down: number; up: number }
}

interface Family {
  id: string
  technology: 'FIBRE' | 'DSL'
  bandwidth: { down: Rate; up: Rate }
  bandwidth_variants: { offers: string[]; tvs: string[]; bandwidth: { down: Rate; up: Rate } }[]
}
interface MobileFamily {
  id: string
  price: number
  gb: number | null
  max: { down: number; up: number }
}

const families = rawFile('families') as Family[]
const mobile = rawFile('mobile') as {
  terms: { months: number; surcharge: number }[]
  families: MobileFamily[]
  prepaid: MobileFamily[]
}
const { periods } = rawFile('promotions') as { periods: { first_day: string; last_day: string }[] }

/** A price for each month, from steps of [first month, cents]. */
const monthly = (...steps: [from: number, cents: number][]): number[] =>
  Array.from({ length: MONTHS }, (_, index) => steps.findLast(([from]) => from <= index + 1)?.[1] ?? 0)

/** PRICE-21, 23, 24: the start price, months with free television, the Young price, the regular one. */
function landlineMonths(
  offer: Pick<Offer, 'young' | 'regio' | 'planned' | 'tv' | 'technology' | 'family'>,
  start: number,
): number[] {
  const tv = TV.indexOf(offer.tv)
  const list = (offer.technology === 'FIBRE' ? FIBRE : DSL)[offer.family]!
  const regular = list[tv]!
  const steps: [number, number][] = []
  if (start > 0) steps.push([1, offer.planned ? 1995 : 995])
  if (offer.young) steps.push([start + 1, list[4]! + regular - list[0]!], [25, regular])
  else if (start > 0 && offer.technology === 'FIBRE' && !offer.planned && offer.tv === 'smart')
    steps.push([4, list[0]!], [7, regular])
  else steps.push([start + 1, regular])
  return monthly(...steps)
}

const OFFERS = [
  { slug: '', id: 'STANDARD', of: ['FIBRE', 'DSL'] },
  { slug: 'vvm', id: 'VVM', of: ['FIBRE'] },
  { slug: 'regio', id: 'REGIO', of: ['DSL'] },
  { slug: 'young', id: 'YOUNG', of: ['DSL'] },
  { slug: 'regio-young', id: 'REGIO_YOUNG', of: ['DSL'] },
]

function landlineOffers(day: string): Offer[] {
  const promotion = periods.find(({ first_day, last_day }) => first_day <= day && day <= last_day)
  return families.flatMap((family) =>
    OFFERS.filter(({ of }) => of.includes(family.technology)).flatMap(({ slug, id }) =>
      TV.flatMap((tv) =>
        [24, 12].map((term): Offer => {
          const regio = id.startsWith('REGIO')
          const traits = { young: id.endsWith('YOUNG'), regio, planned: id === 'VVM', tv, family: family.id }
          const startMonths = promotion && term === 24 ? (regio ? 6 : 3) : 0
          const variant = family.bandwidth_variants.findLast(
            ({ offers, tvs }) => offers.includes(id) && tvs.includes(tv.toUpperCase() || 'NONE'),
          )
          return {
            ...traits,
            id: [family.id, slug, tv, term].filter(Boolean).join('-'),
            kind: 'landline',
            technology: family.technology,
            withDevice: false,
            term,
            months: landlineMonths({ ...traits, technology: family.technology }, startMonths),
            once: [PROVISIONING.landline],
            fourWeekly: 0,
            startMonths,
            ...(promotion && startMonths > 0 && { promotionUntil: promotion.last_day }),
            rates: (variant ?? family).bandwidth,
          }
        }),
      ),
    ),
  )
}

const NO_LINE = { tv: '', regio: false, planned: false, startMonths: 0 } as const

/** PRICE-27: Young is 5 € less up to month 24, 12 months cost what the raw file adds. */
const mobileOffers = (): Offer[] =>
  mobile.families.flatMap((family) =>
    [false, true].flatMap((young) =>
      [false, true].flatMap((withDevice) =>
        mobile.terms.map(({ months: term, surcharge }): Offer => {
          const regular = family.price + surcharge
          return {
            ...NO_LINE,
            id: [family.id, young && 'young', withDevice && 'device', term].filter(Boolean).join('-'),
            kind: 'mobile',
            family: family.id,
            young,
            withDevice,
            term,
            months: young ? monthly([1, regular - 500], [25, regular]) : monthly([1, regular]),
            once: [PROVISIONING.mobile],
            fourWeekly: 0,
            gb: family.gb,
            max: family.max,
          }
        }),
      ),
    ),
  )

/** PRICE-28: a month is 13/12 of four weeks, rounded up to the cent. */
const prepaidOffers = (): Offer[] =>
  mobile.prepaid.map((family): Offer => {
    const fourWeekly = PREPAID[family.id.replace('prepaid-', '')]!
    return {
      ...NO_LINE,
      id: family.id,
      kind: 'prepaid',
      family: family.id,
      young: false,
      withDevice: false,
      term: 0,
      months: monthly([1, Math.ceil((fourWeekly * 13) / 12)]),
      once: [],
      fourWeekly,
      gb: family.gb,
      max: family.max,
    }
  })

/** Every offer at an instant, by its id. */
export function offersAt(instant: string): Map<string, Offer> {
  const all = [...landlineOffers(germanDay(instant)), ...mobileOffers(), ...prepaidOffers()]
  return new Map(all.map((offer) => [offer.id, offer]))
}
