import { addressSchema, formatAddress } from '@nimbus/shared-contracts/availability'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { formatMoment } from '@nimbus/shared-contracts/dates'
import { valueAt } from '@nimbus/shared-contracts/forms'
import { WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import { routes } from '@nimbus/shared-contracts/routes'
import * as v from 'valibot'
import { formatDay } from '@nimbus/server-kit/clock'
import { CREDITOR_ID, SEPA_MANDATE } from '../../kernel/company/sepa-mandate'
import type { orders } from '../../platform/database/schema'
import type { Block } from '@nimbus/server-kit/printing'
import { SUMMARY_TITLES } from '../summary/section'
import type { StatusLinks } from '../../kernel/documents/status-links'

/** What mails tell of an order. */
export type OrderOfMail = Pick<
  typeof orders.$inferSelect,
  'order_id' | 'ordered_at' | 'cart' | 'data' | 'summary' | 'result'
>

/** What their links are made with. */
export interface MailLinks {
  /** "https://shop.example" */
  shopOrigin: string
  statusLinks: Pick<StatusLinks, 'to'>
}

/** Parts of every mail. */
export const p = (text: string): Block => ({ kind: 'paragraph', text })
export const h = (text: string): Block => ({ kind: 'heading', text })
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href })

/** rows({Bestellnummer: 'NB-2026-7K3M9Q'}) → one row */
export const rows = (texts: Record<string, string>): Block => ({
  kind: 'rows',
  rows: Object.entries(texts).map(([label, text]) => ({ label, text: [text] })),
})

/** greeting({result: {name: 'Ada Klein'}}) → 'Guten Tag Ada Klein,' */
export const greeting = ({ result: { name } }: OrderOfMail): Block => p(name ? `Guten Tag ${name},` : 'Guten Tag,')

/** What was ordered, with every price: the words and numbers of the contract summary that the customer has seen. */
export function contentBlocks({ order_id, ordered_at, summary, result }: OrderOfMail): Block[] {
  return [
    h('Ihre Bestellung'),
    rows({ Bestellnummer: order_id, 'Bestellt am': formatMoment(ordered_at.toISOString()) }),
    ...summary.sections
      .filter(({ title }) => [SUMMARY_TITLES.services, SUMMARY_TITLES.prices].includes(title))
      .flatMap(sectionBlocks),
    ...bookedBlocks(result),
  ]
}

/** The technician's time and the new number, where they were chosen: both are booked with the order. */
function bookedBlocks({ landline, mobile }: OrderOfMail['result']): Block[] {
  const visit = landline?.appointment
  const number = mobile?.phone_number
  if (!visit && number === undefined) return []
  return [
    h('Für Sie gebucht'),
    rows({
      ...(visit && { 'Termin mit der Technik': `${formatDay(visit.day)}, ${visit.from} bis ${visit.till} Uhr` }),
      ...(number !== undefined && { 'Ihre neue Rufnummer': number }),
    }),
  ]
}

/** A section of the contract summary with its heading. */
export const sectionBlocks = (section: OrderOfMail['summary']['sections'][number]): Block[] => [
  h(section.title),
  { kind: 'rows', rows: section.rows },
]

/** Where the order's status is seen. */
export function statusBlocks(orderId: string, { shopOrigin, statusLinks }: MailLinks): Block[] {
  return [
    h('Stand Ihrer Bestellung'),
    p('Hier sehen Sie ohne Anmeldung, wie weit wir sind, und finden Ihre Unterlagen:'),
    link('Bestellung ansehen', shopOrigin + statusLinks.to(orderId)),
  ]
}

/** Where and until when one withdraws, `until` in words ("bis zum 11.12.2026"); goods give fourteen days from their receipt (BGB § 356). */
export function withdrawalBlocks({ order_id, cart }: OrderOfMail, { shopOrigin }: MailLinks, until: string): Block[] {
  const { handsets, hardware } = cart.cart
  const goods = handsets.length + hardware.length > 0
  return [
    h('Widerruf'),
    p(
      `Sie können Ihren Vertrag ${until} ohne Angabe von Gründen widerrufen` +
        (goods
          ? `; haben Sie Geräte bestellt, ${WITHDRAWAL_TIME} ab dem Tag, an dem Sie das letzte Gerät erhalten haben, wenn das später ist.`
          : '.'),
    ),
    link('Vertrag widerrufen', shopOrigin + routes.withdraw({ auftrag: order_id })),
  ]
}

/** Where to ask and to complain. */
export const questions = (): Block[] => [
  h('Fragen und Beschwerden'),
  p(`Wir helfen Ihnen gern: ${COMPANY.email}, Telefon ${COMPANY.phone}. Bitte nennen Sie Ihre Bestellnummer.`),
]

/** Where the account's holder lives: who pays for somebody else says so, all others live where the customer does. */
function holderAddress({ PAYMENT = {}, CUSTOMER = {} }: OrderOfMail['data']): string | undefined {
  const isOther = valueAt(PAYMENT, 'payment.holder_differs') === true
  const given = isOther ? valueAt(PAYMENT, 'payment.holder_address') : valueAt(CUSTOMER, 'customer.address')
  const address = v.safeParse(addressSchema, given)
  return address.success ? formatAddress(address.output) : undefined
}

/** The mandate as it was given, the IBAN masked (LAW-18); nothing for who pays otherwise. */
export function mandateBlocks({ order_id, data }: OrderOfMail): Block[] {
  const payment = data.PAYMENT ?? {}
  if (valueAt(payment, 'payment.method') !== 'DIRECT_DEBIT') return []
  const address = holderAddress(data)
  return [
    h('SEPA-Lastschriftmandat'),
    rows({
      'Gläubiger-Identifikationsnummer': CREDITOR_ID,
      Mandatsreferenz: order_id,
      'Kontoinhaberin oder Kontoinhaber': String(valueAt(payment, 'payment.account_holder')),
      ...(address && { 'Anschrift der Kontoinhaberin oder des Kontoinhabers': address }),
      IBAN: String(valueAt(payment, 'payment.iban')),
      Zahlungsart: 'Wiederkehrende Zahlung',
    }),
    p(SEPA_MANDATE),
  ]
}
