import { formatGermanDate, isoDay, latestDay } from '../dates'
import {
  deliveryDays,
  startsNotBefore,
  type LandlineResult,
  type MobileResult,
  type OrderResult,
} from '@nimbus/shared-contracts/order'
import type { OrderProgress } from '@nimbus/shared-contracts/order-status'
import { plannedLineTexts, plannedTitle } from './planned-line'
import { switchTexts } from './provider-switch'
import { visitText } from './visit'
import { lateStartTexts, lineStart } from './line-start'

/** What a customer has chosen with an order, or what follows from it: {label: 'Wunschtermin', text: '15.12.2026'} */
export interface OrderFact {
  label: string
  text: string
}

/** What the facts are told from: the result of an order, its status, or what a draft would become. */
export type OrderOfFacts = Pick<OrderResult, 'ordered_at' | 'withdraw_until' | 'landline' | 'mobile'> & {
  /** Names of what comes by parcel but the SIM card. */
  shipped: readonly string[]
  /** What has happened since, which counts more than what was wished. */
  progress?: Partial<Pick<OrderProgress, 'confirmed_at' | 'activated_at' | 'parcel' | 'appointment' | 'porting'>>
}

type Told<Result> = (result: Result, order: OrderOfFacts) => OrderFact | undefined

/**
 * For each part of a landline order's result the fact that it tells, or why it tells none; a new part has to say which. All
 * surfaces show these: contract summary, mails, status page (ORDER-17).
 */
const LANDLINE: Record<keyof LandlineResult, Told<LandlineResult>> = {
  // a line that works starts no later any more
  planned_from: ({ planned_from: from }, { progress }) =>
    from === undefined || progress?.activated_at
      ? undefined
      : { label: plannedTitle({ from }), text: plannedLineTexts({ from }).join(' ') },
  start_date: (landline, { withdraw_until, ordered_at, progress }) => {
    // as with the plan
    if (progress?.activated_at) return undefined
    const line = { landline, ordered_at }
    const { label, text } = lineStart(line, withdraw_until)
    // of a planned line it is said with the plan
    const late = landline.planned_from === undefined ? lateStartTexts(line) : []
    return { label, text: late.length > 0 ? [`${text}.`, ...late].join(' ') : text }
  },
  // told with the start
  move_in_date: () => undefined,
  early_start: (landline, { withdraw_until }) => {
    const { early_start, start_date = '' } = landline
    const later = LATER_STARTS[start_date > withdraw_until ? 'wished' : 'known']
    return earlyStart(early_start, latestDay(start_date, startsNotBefore(landline)) > withdraw_until ? later : '')
  },
  appointment: ({ appointment }, { progress }) => {
    const visit = progress?.appointment ?? (appointment && { ...appointment, on: appointment.day })
    return visit && { label: 'Termin mit der Technik', text: visitText(visit) }
  },
  provider_change: ({ provider_change: change }, order) => {
    if (!change) return undefined
    const { business_case, contract_end_date } = change
    const agreed = agreedDay(order)
    const day = agreed === undefined ? endText(contract_end_date) : switchTexts(business_case, agreed)
    return { label: 'Anbieterwechsel', text: [CHANGE_TEXTS[business_case], ...day].join(' ') }
  },
  delivery_to: (_, order) => deliveryFact(order),
}

/** The same of a mobile order. */
const MOBILE: Record<keyof MobileResult, Told<MobileResult>> = {
  sim_type: ({ sim_type }) => ({ label: 'SIM', text: SIM_NAMES[sim_type] }),
  phone_number: ({ phone_number, porting }) => {
    if (phone_number !== undefined) return { label: 'Ihre neue Rufnummer', text: phone_number }
    return porting ? undefined : { label: 'Ihre neue Rufnummer', text: 'Wird zugeteilt.' }
  },
  porting: ({ porting }, order) => porting && { label: 'Rufnummernmitnahme', text: portingText(porting, order) },
  delivery_to: (_, order) => deliveryFact(order),
  early_start: ({ early_start }) => earlyStart(early_start),
  // the tariff says so
  prepaid: () => undefined,
  // both are told with the delivery
  delivery_method: () => undefined,
  device_delivery: () => undefined,
}

/** When the router of a line comes that is still planned. */
const BEFORE_START = 'rechtzeitig vor der Freischaltung'

const SIM_NAMES = { ESIM: 'eSIM', SIM: 'SIM-Karte' } as const

const CHANGE_TEXTS = {
  KUE_MRN: 'Wir kündigen für Sie und nehmen Ihre Rufnummern mit.',
  KUE_ORN: 'Wir kündigen für Sie.',
  RRNP: 'Wir nehmen Ihre Rufnummern mit.',
} as const

const endText = (day: string | undefined): string[] =>
  day === undefined ? [] : [`Vertragsende: ${formatGermanDate(day)}.`]

/** Why a line starts after the time to withdraw all the same: a day was wished, or it can't be there before. */
const LATER_STARTS = {
  wished: '; Ihr gewünschter Start liegt danach',
  known: '; Ihr Anschluss startet aber erst danach',
} as const

const earlyStart = (wished: boolean, later = ''): OrderFact => ({
  label: 'Beginn vor Ende der Widerrufsfrist',
  text: wished ? `Von Ihnen ausdrücklich verlangt${later}.` : 'Nicht verlangt.',
})

/** The day that the former provider has agreed to; undefined before. */
const agreedDay = ({ progress }: OrderOfFacts): string | undefined =>
  progress?.porting?.state === 'ACCEPTED' ? progress.porting.on : undefined

function portingText({ when, on }: NonNullable<MobileResult['porting']>, order: OrderOfFacts): string {
  const agreed = agreedDay(order)
  if (agreed !== undefined) return switchTexts(undefined, agreed).join(' ')
  if (when === 'LATER') return 'Sobald Sie die Rufnummer bei Ihrem bisherigen Anbieter freigegeben haben.'
  if (when === 'ASAP') return 'So schnell wie möglich.'
  if (on === undefined) return 'Zum Ende Ihres bisherigen Vertrags.'
  return hasEnded(on, order)
    ? `So schnell wie möglich; Ihr bisheriger Vertrag ${on < isoDay(order.ordered_at) ? 'endete' : 'endet'} am ${formatGermanDate(on)}.`
    : `Zum Vertragsende am ${formatGermanDate(on)}.`
}

/** True for a former contract that was over when the order was made, or ended on that day: its end delays nothing. */
export const hasEnded = (end: string, { ordered_at }: Pick<OrderResult, 'ordered_at'>): boolean =>
  end <= isoDay(ordered_at)

/** Names of all that comes by parcel. parcelNames({shipped: ['S1 Pro'], mobile: {sim_type: 'SIM', …}}) → ['S1 Pro', 'SIM-Karte'] */
export const parcelNames = ({ shipped, mobile }: Pick<OrderOfFacts, 'shipped' | 'mobile'>): string[] => [
  ...shipped,
  ...(mobile?.sim_type === 'SIM' ? [SIM_NAMES.SIM] : []),
]

/** What comes and where: 'Nimbus Hub: an Am Markt 5, 06108 Halle'; undefined where nothing is sent. */
export function parcelText(order: OrderOfFacts): string | undefined {
  const to = (order.mobile ?? order.landline)?.delivery_to
  const names = parcelNames(order)
  return to === undefined || names.length === 0 ? undefined : `${names.join(', ')}: ${to}`
}

/** What comes where and, until it is sent, when; undefined where nothing is sent. */
export function deliveryFact(order: OrderOfFacts): OrderFact | undefined {
  const parcel = parcelText(order)
  if (parcel === undefined) return undefined
  return { label: 'Lieferung', text: `${[parcel, ...whenSent(order)].join(', ')}.` }
}

/** The likely days of a parcel; none once it is on its way, which may be later than they were. */
function whenSent(order: OrderOfFacts): string[] {
  if (order.progress?.parcel) return []
  const days = deliveryDays({ ...order, confirmed_at: order.progress?.confirmed_at })
  return [days ? `voraussichtlich ${formatGermanDate(days.from)} bis ${formatGermanDate(days.till)}` : BEFORE_START]
}

/**
 * What was chosen with an order and what follows from it, in the order in which it is read.
 * orderFacts({landline: {early_start: false, start_date: '2026-12-15'}, …}) → [{label: 'Gewünschter Start', text: '15.12.2026'}, …]
 */
export function orderFacts(order: OrderOfFacts): OrderFact[] {
  const { landline, mobile } = order
  const told = [
    ...(landline ? Object.values(LANDLINE).map((fact) => fact(landline, order)) : []),
    ...(mobile ? Object.values(MOBILE).map((fact) => fact(mobile, order)) : []),
  ]
  return told.filter((fact) => fact !== undefined)
}
