import { formatGermanDate } from '../dates'
import { deliveryDays, type LandlineResult, type MobileResult, type OrderResult } from '@nimbus/shared-contracts/order'
import { plannedLineTexts, plannedTitle } from './planned-line'

/** What a customer has chosen with an order, or what follows from it: {label: 'Wunschtermin', text: '15.12.2026'} */
export interface OrderFact {
  label: string
  text: string
}

/** What the facts are told from: the result of an order, its status, or what a draft would become. */
export type OrderOfFacts = Pick<OrderResult, 'ordered_at' | 'landline' | 'mobile'> & {
  /** Names of what comes by parcel. */
  shipped: readonly string[]
}

type Told<Result> = (result: Result, order: OrderOfFacts) => OrderFact | undefined

/**
 * For each part of a landline order's result the fact that it tells, or why it tells none; a new part has to say which. All
 * surfaces show these: contract summary, mails, status page (ORDER-17).
 */
const LANDLINE: Record<keyof LandlineResult, Told<LandlineResult>> = {
  planned_from: ({ planned_from: from }) =>
    from === undefined ? undefined : { label: plannedTitle({ from }), text: plannedLineTexts({ from }).join(' ') },
  start_date: ({ start_date, planned_from }) => ({
    label: 'Gewünschter Start',
    text:
      start_date === undefined
        ? `So bald wie möglich${planned_from === undefined ? '' : ' nach dem Ausbau'}`
        : formatGermanDate(start_date),
  }),
  early_start: ({ early_start }) => earlyStart(early_start),
  appointment: ({ appointment }) =>
    appointment && {
      label: 'Termin mit der Technik',
      text: `${formatGermanDate(appointment.day)}, ${appointment.from} bis ${appointment.till} Uhr`,
    },
  provider_change: ({ provider_change: change }) =>
    change && {
      label: 'Anbieterwechsel',
      text: [CHANGE_TEXTS[change.business_case], ...endText(change.contract_end_date)].join(' '),
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
  porting: ({ porting }) => porting && { label: 'Rufnummernmitnahme', text: portingText(porting) },
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

const earlyStart = (wished: boolean): OrderFact => ({
  label: 'Beginn vor Ende der Widerrufsfrist',
  text: wished ? 'Von Ihnen ausdrücklich verlangt.' : 'Nicht verlangt.',
})

function portingText({ when, on }: NonNullable<MobileResult['porting']>): string {
  if (when === 'LATER') return 'Sobald Sie die Rufnummer bei Ihrem bisherigen Anbieter freigegeben haben.'
  if (when === 'ASAP') return 'So schnell wie möglich.'
  return on === undefined ? 'Zum Ende Ihres bisherigen Vertrags.' : `Zum Vertragsende am ${formatGermanDate(on)}.`
}

/** What comes where and when; undefined where nothing is sent. */
export function deliveryFact(order: OrderOfFacts): OrderFact | undefined {
  const to = (order.mobile ?? order.landline)?.delivery_to
  const names = [...order.shipped, ...(order.mobile?.sim_type === 'SIM' ? [SIM_NAMES.SIM] : [])]
  if (to === undefined || names.length === 0) return undefined
  const days = deliveryDays(order)
  const when = days ? `voraussichtlich ${formatGermanDate(days.from)} bis ${formatGermanDate(days.till)}` : BEFORE_START
  return { label: 'Lieferung', text: `${names.join(', ')}: ${to}, ${when}.` }
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
