import { familyOf, isYoung, NO_DEVICE, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { LONGEST_TERM } from '@nimbus/shared-contracts/law'
import { averageOver, cents, ledger, type Cents } from '@nimbus/shared-contracts/money'
import { PERSONS, type Answers, type Use } from './answers'

/** Download that one person needs for a use at home, in MBit/s, when all do it at the same time. */
const NEED_OF_ONE: Record<Exclude<Use, keyof typeof NEED_OF_PHONE>, number> = {
  surfen: 5,
  serien: 10,
  arbeiten: 25,
  alles: 60,
}

/** What television over the line takes beside it: one programme in 4K. */
const NEED_OF_TV = 25

/** Data that is needed on the way, in GB a month. */
const NEED_OF_PHONE = { 'handy-wenig': 5, 'handy-viel': 30 } as const

const isPhoneUse = (use: Use): use is keyof typeof NEED_OF_PHONE => Object.hasOwn(NEED_OF_PHONE, use)

/** Why a tariff is recommended; amounts in cents, speeds in MBit/s. */
export type Reason =
  | { kind: 'enough'; need: number; normal: number }
  | { kind: 'short'; need: number; normal: number }
  | { kind: 'volume'; need: number; gb: number | null }
  | { kind: 'steady'; min: number }
  | { kind: 'cheapest' }
  | { kind: 'no-term' }
  | { kind: 'short-term'; term: number; more: Cents }
  | { kind: 'tv' }
  | { kind: 'today'; difference: Cents }

export interface Recommendation {
  tariff: Tariff
  /** Per month over the term, for prepaid its monthly equivalent. */
  average: Cents
  reasons: Reason[]
}

/** What has to be said beside the tariffs. */
export type AdviceNote =
  | { kind: 'today-cheaper'; today: Cents; lowest: Cents }
  | { kind: 'tv-needs-line' }
  | { kind: 'each-their-own' }
  | { kind: 'check-address' }
  | { kind: 'no-fibre' }
  | { kind: 'nothing-here' }

export interface Advice {
  recommendations: Recommendation[]
  notes: AdviceNote[]
}

/** A tariff that costs more times the cheapest one is no other way to the same: Prepaid Max beside Mobil M. */
const MOST_TIMES = 3

/**
 * Two or three tariffs that are enough and not more: of each technology the cheapest one whose normal speed is what is
 * needed, and the cheapest of them with a short term. `orderable` are the ids that the check of the address has found.
 * advise(1 person, surfen, no TV)(all) → DSL S, Glasfaser 150, DSL S for 12 months
 */
export function advise(tariffs: readonly Tariff[], answers: Answers, orderable?: readonly string[]): Advice {
  const { use } = answers
  return isPhoneUse(use)
    ? adviseMobile(tariffs, answers, NEED_OF_PHONE[use])
    : adviseLandline(tariffs, answers, landlineNeed(answers), orderable)
}

/** landlineNeed({persons: '3-4', use: 'arbeiten', tv: 'SMART'}) → 4 × 25 + 25 = 125 MBit/s */
export function landlineNeed({ persons, use, tv }: Answers): number {
  if (isPhoneUse(use)) return 0
  return PERSONS[persons] * NEED_OF_ONE[use] + (tv === 'NONE' ? 0 : NEED_OF_TV)
}

/** The tariffs that can be recommended for the answers; a page needs no others. */
export function candidatesOf(tariffs: readonly Tariff[], { use, tv }: Answers): Tariff[] {
  // nobody is asked for their age here
  const forEverybody = tariffs.filter((tariff) => !isYoung(tariff))
  return isPhoneUse(use)
    ? forEverybody.filter(({ data_volume, properties }) => data_volume && properties.sublevel === NO_DEVICE)
    : forEverybody.filter(({ bandwidth, properties }) => bandwidth && properties.tv === tv)
}

function adviseLandline(
  tariffs: readonly Tariff[],
  answers: Answers,
  need: number,
  orderable: readonly string[] | undefined,
): Advice {
  const sold = candidatesOf(tariffs, answers).filter((tariff) => isPossible(tariff, answers, orderable))
  const usual = sold.filter(({ properties }) => properties.contract_term === LONGEST_TERM)
  const picked = (['DSL', 'FIBRE'] as const).flatMap((technology) => {
    const offered = usual.filter(({ properties }) => properties.technology === technology)
    return cheapest(offered.filter((tariff) => normalOf(tariff) >= need)) ?? []
  })
  // nothing is fast enough: the fastest one, and the page says so
  const chosen = byAverage(picked.length > 0 ? picked : fastest(usual))
  const short = chosen[0] && shortTermOf(sold, chosen[0])
  const recommendations = [...chosen, ...(short ? [short] : [])].map((tariff): Recommendation => {
    const { min, normal } = tariff.bandwidth?.down ?? { min: 0, normal: 0 }
    const isShort = tariff === short
    return withToday(answers, {
      tariff,
      average: averageOf(tariff),
      reasons: [
        { kind: normal >= need ? 'enough' : 'short', need, normal },
        ...(tariff === chosen[0] && chosen.length > 1 ? [{ kind: 'cheapest' } as const] : []),
        ...(tariff.properties.technology === 'FIBRE' && !isShort ? [{ kind: 'steady', min } as const] : []),
        ...(isShort && chosen[0] ? [shortTermReason(tariff, chosen[0])] : []),
        ...(answers.tv === 'NONE' ? [] : [{ kind: 'tv' } as const]),
      ],
    })
  })
  return {
    recommendations,
    notes: [
      ...(recommendations.length === 0 ? [{ kind: 'nothing-here' } as const] : []),
      ...todayNotes(answers, recommendations),
      ...(orderable === undefined && answers.line === 'unbekannt' ? [{ kind: 'check-address' } as const] : []),
      ...(isWithoutFibre(sold) ? [{ kind: 'no-fibre' } as const] : []),
    ],
  }
}

/** Without a check of the address everybody's offers, of the technologies that the customer knows to be there. */
function isPossible(
  { concrete_product_id, properties }: Tariff,
  { line }: Answers,
  orderable?: readonly string[],
): boolean {
  if (orderable) return orderable.includes(concrete_product_id)
  return properties.offer === 'STANDARD' && (line !== 'dsl' || properties.technology === 'DSL')
}

const isWithoutFibre = (sold: readonly Tariff[]): boolean =>
  sold.length > 0 && !sold.some(({ properties }) => properties.technology === 'FIBRE')

function adviseMobile(tariffs: readonly Tariff[], answers: Answers, need: number): Advice {
  const sold = candidatesOf(tariffs, answers).filter(({ data_volume }) => data_volume && has(data_volume.gb, need))
  const contract = cheapest(sold.filter(({ properties }) => properties.contract_term === LONGEST_TERM))
  const prepaid = cheapest(sold.filter(({ properties }) => properties.prepaid === true))
  const chosen = byAverage([contract, prepaid].filter((tariff) => tariff !== undefined))
  const [best] = chosen
  const worth = chosen.filter((tariff) => best && averageOf(tariff) <= MOST_TIMES * averageOf(best))
  const short = contract && worth.includes(contract) ? shortTermOf(sold, contract) : undefined
  const recommendations = [...worth, ...(short ? [short] : [])].map((tariff): Recommendation =>
    withToday(answers, {
      tariff,
      average: averageOf(tariff),
      reasons: [
        { kind: 'volume', need, gb: tariff.data_volume?.gb ?? null },
        ...(tariff === best && worth.length > 1 ? [{ kind: 'cheapest' } as const] : []),
        ...(tariff.properties.prepaid ? [{ kind: 'no-term' } as const] : []),
        ...(tariff === short && contract ? [shortTermReason(tariff, contract)] : []),
      ],
    }),
  )
  return {
    recommendations,
    notes: [
      ...todayNotes(answers, recommendations),
      ...(answers.tv === 'NONE' ? [] : [{ kind: 'tv-needs-line' } as const]),
      ...(answers.persons === '1' ? [] : [{ kind: 'each-their-own' } as const]),
    ],
  }
}

const has = (gb: number | null, need: number): boolean => gb === null || gb >= need

const normalOf = ({ bandwidth }: Tariff): number => bandwidth?.down.normal ?? 0

const fastest = (tariffs: readonly Tariff[]): Tariff[] =>
  tariffs.toSorted((one, other) => normalOf(other) - normalOf(one)).slice(0, 1)

/** averageOf(Glasfaser 150 for 24 months) → 4437; averageOf(Prepaid M) → 1078 */
function averageOf({ conditions, properties: { contract_term } }: Tariff): Cents {
  const book = ledger(conditions)
  return contract_term > 0 ? averageOver(book, contract_term) : (book.months[0] ?? cents(0))
}

/** Of equal ones the one that has more. */
const cheapest = (tariffs: readonly Tariff[]): Tariff | undefined =>
  tariffs.toSorted((one, other) => averageOf(one) - averageOf(other) || volumeOf(other) - volumeOf(one))[0]

const volumeOf = ({ data_volume }: Tariff): number =>
  data_volume?.gb === null ? Number.MAX_SAFE_INTEGER : (data_volume?.gb ?? 0)

const byAverage = (tariffs: readonly Tariff[]): Tariff[] =>
  tariffs.toSorted((one, other) => averageOf(one) - averageOf(other))

/** The same offer with the shortest term. */
const shortTermOf = (tariffs: readonly Tariff[], tariff: Tariff): Tariff | undefined =>
  tariffs.find(
    ({ properties, ...other }) =>
      familyOf({ properties }) === familyOf(tariff) &&
      properties.offer === tariff.properties.offer &&
      properties.sublevel === tariff.properties.sublevel &&
      properties.contract_term < tariff.properties.contract_term &&
      other.concrete_product_id !== tariff.concrete_product_id,
  )

const shortTermReason = (tariff: Tariff, longer: Tariff): Reason => ({
  kind: 'short-term',
  term: tariff.properties.contract_term,
  more: cents(averageOf(tariff) - averageOf(longer)),
})

/** Each says what it costs more or less than today, where that is known. */
const withToday = ({ today }: Answers, recommendation: Recommendation): Recommendation =>
  today === undefined
    ? recommendation
    : {
        ...recommendation,
        reasons: [...recommendation.reasons, { kind: 'today', difference: cents(recommendation.average - today) }],
      }

function todayNotes({ today }: Answers, recommendations: readonly Recommendation[]): AdviceNote[] {
  const averages = recommendations.map(({ average }) => average)
  if (today === undefined || averages.length === 0) return []
  const lowest = cents(Math.min(...averages))
  return today <= lowest ? [{ kind: 'today-cheaper', today, lowest }] : []
}
