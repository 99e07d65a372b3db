import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { AT_END_OF_FOUR_WEEKS, CANCEL_ANYTIME } from '@nimbus/shared-contracts/law'
import { ledger, type PriceCondition } from '@nimbus/shared-contracts/money'
import { termDays } from '@nimbus/shared-contracts/offer'
import { OWNERSHIP } from '../../kernel/texts/shared-sentences'
import type { PricedCart } from '../cart/sums'
import { row, SUMMARY_TITLES, type Row, type Section } from './section'

/** The day that a term runs from: that of the conclusion, or while there is none the day of the offer. */
export interface TermBegin {
  day: string
  concluded: boolean
}

/** How long it lasts and how it ends; the term runs from the conclusion (BGH III ZR 8/25). */
export function term(cart: PricedCart, { properties: { contract_term } }: Tariff, begin: TermBegin): Section {
  return {
    title: SUMMARY_TITLES.term,
    rows: contract_term > 0 ? termRows(cart, contract_term, begin) : NO_TERM,
  }
}

const EARLY_END =
  'Nur wo ein Gesetz es erlaubt, etwa wenn die zugesagte Geschwindigkeit dauerhaft nicht erreicht wird. Eine Entschädigung zahlen Sie dann nicht, höchstens den Restwert eines Geräts, das Sie behalten (§ 56 TKG).'

const NO_TERM: Row[] = [
  row('Laufzeit', 'Keine Mindestlaufzeit. Der Vertrag beginnt mit Vertragsschluss und läuft unbefristet.'),
  row('Kündigung', `Sie kündigen ${AT_END_OF_FOUR_WEEKS}. Guthaben, das übrig ist, zahlen wir aus.`),
]

/**
 * termText(24, {day: '2026-11-30', concluded: true})
 *   → '24 Monate. Die Laufzeit beginnt mit Vertragsschluss. Der Vertrag ist am 30.11.2026 geschlossen, sie endet am 30.11.2028. …'
 */
function termText(duration: number, { day, concluded }: TermBegin): string {
  const { term_ends_on = '', notice_until = '' } = termDays(day, duration) ?? {}
  const [from, till, notice] = [day, term_ends_on, notice_until].map(formatGermanDate)
  const length = `${duration} Monate. Die Laufzeit beginnt mit Vertragsschluss.`
  return concluded
    ? `${length} Der Vertrag ist am ${from} geschlossen, sie endet am ${till}. Zu diesem Tag kündigen Sie bis ${notice}.`
    : `${length} Wird der Vertrag am ${from} geschlossen, endet sie am ${till} und Sie kündigen zu diesem Tag bis ${notice}; schließen wir ihn später, verschieben sich die Tage mit ihm.`
}

function termRows({ handsets, hardware, options }: PricedCart, duration: number, begin: TermBegin): Row[] {
  const devices = hardware.filter(({ properties }) => properties.contract_term > 0)
  const monthly = options.filter(({ properties }) => properties.notice_months !== undefined)
  return [
    row('Laufzeit', termText(duration, begin)),
    row('Danach', `Unbefristet, ${CANCEL_ANYTIME}.`),
    row('Vorzeitiges Ende', EARLY_END),
    ...handsets.map(({ product_name, conditions }) =>
      row(product_name, OWNERSHIP, ...instalments(conditions, duration)),
    ),
    ...devices.map(({ product_name, properties }) =>
      row(product_name, `${properties.contract_term} Monate, danach ${CANCEL_ANYTIME}.`),
    ),
    ...(monthly.length > 0
      ? [row('Optionen', `${monthly.map(({ product_name }) => product_name).join(', ')}: ${CANCEL_ANYTIME}.`)]
      : []),
  ]
}

/** What is paid with the tariff each month; nothing is said of a device that is paid at once, as an accessory may be. */
function instalments(conditions: readonly PriceCondition[], duration: number): string[] {
  if (!ledger(conditions).months.some(Boolean)) return []
  return [
    `Seinen monatlichen Anteil zahlen Sie ${duration} Monate mit dem Tarif; endet der Vertrag früher, höchstens den Restwert des Geräts (§ 56 TKG).`,
  ]
}
