import { needsHandset } from '@nimbus/shared-contracts/cart'
import { familyOf, isYoung, tvOf, type LandlineTariff, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { LONGEST_TERM } from '@nimbus/shared-contracts/law'
import { averageOver, cents, ledger, type Cents } from '@nimbus/shared-contracts/money'
import { PERSONS, type Answers, type Use } from '../../../model/advisor-answers'

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
  | { kind: 'tv'; tv: Answers['tv'] }
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
export const candidatesOf = (tariffs: readonly Tariff[], { use, tv }: Answers): Tariff[] =>
  isPhoneUse(use) ? onTheWay(tariffs) : atHome(tariffs, tv)

// nobody is asked for their age here
const onTheWay = (tariffs: readonly Tariff[]) =>
  tariffs.filter((tariff) => tariff.kind !== 'landline').filter((tariff) => !isYoung(tariff) && !needsHandset(tariff))

const atHome = (tariffs: readonly Tariff[], tv: Answers['tv']) =>
  tariffs.filter((tariff) => tariff.kind === 'landline').filter((tariff) => !isYoung(tariff) && tvOf(tariff) === tv)

function adviseLandline(
  tariffs: readonly Tariff[],
  answers: Answers,
  need: number,
  orderable: readonly string[] | undefined,
): Advice {
  const sold = atHome(tariffs, answers.tv).filter((tariff) => isPossible(tariff, answers, orderable))
  const usual = sold.filter(({ properties }) => properties.contract_term === LONGEST_TERM)
  const picked = (['DSL', 'FIBRE'] as const).flatMap((technology) => {
    const offered = usual.filter(({ properties }) => properties.technology === technology)
    return cheapest(offered.filter((tariff) => normalOf(tariff) >= need)) ?? []
  })
  // nothing is fast enough: the fastest one, and the page says so
  const chosen = byAverage(picked.length > 0 ? picked : fastest(usual))
  const short = chosen[0] && shortTermOf(sold, chosen[0])
  const recommendations = [...chosen, ...(short ? [short] : [])].map((tariff): Recommendation => {
    const { min, normal } = tariff.bandwidth.down
    const isShort = tariff === short
    return withToday(answers, {
      tariff,
      average: averageOf(tariff),
      reasons: [
        { kind: normal >= need ? 'enough' : 'short', need, normal },
        ...(tariff === chosen[0] && chosen.length > 1 ? [{ kind: 'cheapest' } as const] : []),
        ...(tariff.properties.technology === 'FIBRE' && !isShort ? [{ kind: 'steady', min } as const] : []),
        ...(isShort && chosen[0] ? [shortTermReason(tariff, chosen[0])] : []),
        ...(answers.tv === 'NONE' ? [] : [{ kind: 'tv', tv: answers.tv } as const]),
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
  { concrete_product_id, properties }: LandlineTariff,
  { line }: Answers,
  orderable?: readonly string[],
): boolean {
  if (orderable) return orderable.includes(concrete_product_id)
  return properties.offer === 'STANDARD' && (line !== 'dsl' || properties.technology === 'DSL')
}

const isWithoutFibre = (sold: readonly LandlineTariff[]): boolean =>
  sold.length > 0 && !sold.some(({ properties }) => properties.technology === 'FIBRE')

function adviseMobile(tariffs: readonly Tariff[], answers: Answers, need: number): Advice {
  const sold = onTheWay(tariffs).filter(({ data_volume }) => has(data_volume.gb, need))
  const contract = cheapest(sold.filter(({ properties }) => properties.contract_term === LONGEST_TERM))
  const prepaid = cheapest(sold.filter(({ kind }) => kind === 'prepaid'))
  const chosen = byAverage([contract, prepaid].filter((tariff) => tariff !== undefined))
  const [best] = chosen
  const worth = chosen.filter((tariff) => best && averageOf(tariff) <= MOST_TIMES * averageOf(best))
  const short = contract && worth.includes(contract) ? shortTermOf(sold, contract) : undefined
  const recommendations = [...worth, ...(short ? [short] : [])].map((tariff): Recommendation =>
    withToday(answers, {
      tariff,
      average: averageOf(tariff),
      reasons: [
        { kind: 'volume', need, gb: tariff.data_volume.gb },
        ...(tariff === best && worth.length > 1 ? [{ kind: 'cheapest' } as const] : []),
        ...(tariff.kind === 'prepaid' ? [{ kind: 'no-term' } as const] : []),
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

const normalOf = ({ bandwidth }: LandlineTariff): number => bandwidth.down.normal

const fastest = (tariffs: readonly LandlineTariff[]): LandlineTariff[] =>
  tariffs.toSorted((one, other) => normalOf(other) - normalOf(one)).slice(0, 1)

/** averageOf(Glasfaser 150 for 24 months) → 4437; averageOf(Prepaid M) → 1078 */
function averageOf({ conditions, properties: { contract_term } }: Tariff): Cents {
  const book = ledger(conditions)
  return contract_term > 0 ? averageOver(book, contract_term) : (book.months[0] ?? cents(0))
}

/** Of equal ones the one that has more. */
const cheapest = <T extends Tariff>(tariffs: readonly T[]): T | undefined =>
  tariffs.toSorted((one, other) => averageOf(one) - averageOf(other) || volumeOf(other) - volumeOf(one))[0]

const volumeOf = (tariff: Tariff): number =>
  tariff.kind === 'landline' ? 0 : (tariff.data_volume.gb ?? Number.MAX_SAFE_INTEGER)

const byAverage = <T extends Tariff>(tariffs: readonly T[]): T[] =>
  tariffs.toSorted((one, other) => averageOf(one) - averageOf(other))

/** The same offer with the shortest term. */
const shortTermOf = <T extends Tariff>(tariffs: readonly T[], tariff: T): T | undefined =>
  tariffs.find(
    ({ properties, ...other }) =>
      familyOf({ properties }) === familyOf(tariff) &&
      properties.offer === tariff.properties.offer &&
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
