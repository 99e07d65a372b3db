import { addressSchema, formatAddress } from '@nimbus/shared-contracts/availability'
import { formatMoment } from '@nimbus/shared-contracts/dates'
import { valueAt } from '@nimbus/shared-contracts/forms'
import * as v from 'valibot'
import { CREDITOR_ID, SEPA_MANDATE } from '../../kernel/company/sepa-mandate'
import type { orders } from '../../platform/database/schema'
import type { Block } from '@nimbus/server-kit/printing'
import { orderSummary } from '../summary/order-summary'
import { SUMMARY_TITLES } from '../summary/section'
import type { AccessCodes } from '../../kernel/documents/access-codes'
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
  accessCodes: AccessCodes
}

const heading = (text: string): Block => ({ kind: 'heading', text })

/** rows({Bestellnummer: 'NB-2026-7K3M9Q'}) → one row */
const rows = (texts: Record<string, string>): Block => ({
  kind: 'rows',
  rows: Object.entries(texts).map(([label, text]) => ({ label, text: [text] })),
})

/**
 * What was ordered and chosen, with every price: the words and numbers of the contract summary that the customer has seen.
 * The days of what follows count from `concludedAt` once the contract is concluded.
 */
export function contentBlocks(order: OrderOfMail, concludedAt?: Date): Block[] {
  const { order_id, ordered_at } = order
  return [
    heading('Ihre Bestellung'),
    rows({ Bestellnummer: order_id, 'Bestellt am': formatMoment(ordered_at.toISOString()) }),
    ...orderSummary(order, concludedAt)
      .sections.filter(({ title }) => [SUMMARY_TITLES.services, SUMMARY_TITLES.prices].includes(title))
      .flatMap(sectionBlocks),
  ]
}

/** A section of the contract summary with its heading. */
export const sectionBlocks = (section: OrderOfMail['summary']['sections'][number]): Block[] => [
  heading(section.title),
  { kind: 'rows', rows: section.rows },
]

/** Where the account's holder lives: who pays for somebody else says so, all others live where the customer does. */
function holderAddress({ PAYMENT = {}, CUSTOMER = {} }: OrderOfMail['data']): string | undefined {
  const isOther = valueAt(PAYMENT, 'payment.holder_differs') === true
  const given = isOther ? valueAt(PAYMENT, 'payment.holder_address') : valueAt(CUSTOMER, 'customer.address')
  const address = v.safeParse(addressSchema, given)
  return address.success ? formatAddress(address.output) : undefined
}

/** What a mail says of the mandate as it was given, the IBAN masked (LAW-18); nothing for who pays otherwise. */
export function mandateSlots({ data }: OrderOfMail) {
  const payment = data.PAYMENT ?? {}
  const isGiven = valueAt(payment, 'payment.method') === 'DIRECT_DEBIT'
  return {
    accountHolder: isGiven && String(valueAt(payment, 'payment.account_holder')),
    holderAddress: holderAddress(data),
    iban: String(valueAt(payment, 'payment.iban')),
    creditorId: CREDITOR_ID,
    mandate: SEPA_MANDATE,
  }
}
