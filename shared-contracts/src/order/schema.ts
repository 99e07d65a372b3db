import * as v from 'valibot'
import { cartSchema, handsetSchema } from '@nimbus/shared-contracts/cart'
import { itemSchema, promotionSchema, tariffSchema } from '../catalogue'
import { daySchema } from '../dates'
import { priceConditionSchema } from '@nimbus/shared-contracts/money'
import { removalReasons } from './reasons'

/** Which of the two order flows (ORDER-5). */
export const orderKindSchema = v.picklist(['new-contract', 'provider-change'])
export type OrderKind = v.InferOutput<typeof orderKindSchema>

/** The scopes of the order form in their order (FIELD-1). The API lists those of an order in `scopes`. */
export const scopeSchema = v.picklist([
  'CUSTOMER',
  'CONNECTION',
  'SIM_DELIVERY',
  'PROVIDER_CHANGE',
  'NUMBER_PORTING',
  'PAYMENT',
  'CONSENTS',
  'ORDER_OVERVIEW',
])
export type Scope = v.InferOutput<typeof scopeSchema>

/** A cart as the server prices it. */
export const pricedCartSchema = v.object({
  tariff: v.nullable(tariffSchema),
  handsets: v.array(handsetSchema),
  promotions: v.array(promotionSchema),
  hardware: v.array(itemSchema),
  options: v.array(itemSchema),
})

/** One change that a cart needs, since something of it can't be had any more. */
export const removalDetailSchema = v.object({
  action: v.string(),
  id: v.string(),
  type: v.string(),
  /** One that this build doesn't know is read as none, so that a newer API may give more. */
  reason: v.fallback(v.optional(v.picklist(removalReasons)), undefined),
})

/** The server's view of a cart: its own prices and their sum as conditions (DATA-12). */
export const cartResponseSchema = v.object({
  status_code: v.number(),
  temp_order_id: v.string(),
  cart: pricedCartSchema,
  sums: v.object({ conditions: v.array(priceConditionSchema) }),
  details: v.array(removalDetailSchema),
  /** Names the sums that the customer agrees to; the overview sends it back. */
  total_hash: v.string(),
  /** The scopes that this order has to fill, in order. */
  scopes: v.array(scopeSchema),
})
export type CartResponse = v.InferOutput<typeof cartResponseSchema>

/** POST /price-plan: a cart's current prices without an order. `details` lists what can't be had any more. */
export const pricePlanSchema = v.object({
  cart: pricedCartSchema,
  sums: v.object({ conditions: v.array(priceConditionSchema) }),
  details: v.array(removalDetailSchema),
})
export type PricePlan = v.InferOutput<typeof pricePlanSchema>

/** GET …/contract-summary (TKG § 54, (EU) 2019/2243): sections in the order of the annex. */
export const contractSummarySchema = v.object({
  /** Hash of the content; saved with the overview and checked at submit. */
  version: v.string(),
  title: v.string(),
  service: v.string(),
  date: v.string(),
  intro: v.array(v.string()),
  provider: v.array(v.string()),
  sections: v.array(
    v.object({
      title: v.string(),
      /** The same numbers as the rows that are `in_table`, side by side: a screen shows it in their place, paper the rows. */
      table: v.optional(
        v.object({
          caption: v.string(),
          /** Of the row's names first. */
          columns: v.array(v.string()),
          rows: v.array(v.object({ label: v.string(), cells: v.array(v.string()) })),
        }),
      ),
      rows: v.array(v.object({ label: v.string(), text: v.array(v.string()), in_table: v.optional(v.literal(true)) })),
    }),
  ),
  /** What has to be known of a line that starts later than it might; of an order that is being made. */
  start: v.optional(v.object({ title: v.string(), text: v.string() })),
  /** What is paid by use, for the block above the button; of an order that is being made. */
  usage: v.optional(v.string()),
  /** Signed address of the same summary as PDF. */
  pdf: v.string(),
})
export type ContractSummary = v.InferOutput<typeof contractSummarySchema>

/** POST …/contract-summary/mail: to which address it goes. */
export const mailedSummarySchema = v.object({ to: v.string() })

/** A document that can be fetched without the session, through a signed address. */
export const documentLinkSchema = v.object({ title: v.string(), href: v.string(), type: v.string() })

/** What happens after a mobile order, for its confirmation; it knows the saved steps, which the tab forgets. */
export const mobileResultSchema = v.object({
  prepaid: v.boolean(),
  sim_type: v.picklist(['ESIM', 'SIM']),
  /** Where the parcel goes; missing when nothing is sent. */
  delivery_method: v.optional(v.picklist(['HOME', 'PARCEL_SHOP', 'PACKSTATION'])),
  /** The same in words: "an Am Markt 5, 06108 Halle", "an Packstation 145, 06108 Halle" */
  delivery_to: v.optional(v.string()),
  /** First and last likely day of a device's delivery. */
  device_delivery: v.optional(v.object({ from: daySchema, till: daySchema })),
  /** True when the service may begin before the time to withdraw is over. */
  early_start: v.boolean(),
  /** The new number that was chosen, as it is read: '0171 3920042' */
  phone_number: v.optional(v.string()),
  /** The old number comes over as soon as possible, at the end of its contract (`on`), or once it is released. */
  porting: v.optional(v.object({ when: v.picklist(['ASAP', 'END_OF_CONTRACT', 'LATER']), on: v.optional(daySchema) })),
})
export type MobileResult = v.InferOutput<typeof mobileResultSchema>

/** What happens after a landline order, for its confirmation; it knows the saved steps, which the tab forgets. */
export const landlineResultSchema = v.object({
  /** True when the service may begin before the time to withdraw is over. */
  early_start: v.boolean(),
  /** The day that the customer wished the service to begin. */
  start_date: v.optional(daySchema),
  /** The day on which the customer moves in, before which no line starts. */
  move_in_date: v.optional(daySchema),
  /** When a technician comes, from hour to hour. */
  appointment: v.optional(v.object({ day: daySchema, from: v.number(), till: v.number() })),
  /** The day from which the line that was ordered can be there; missing where it is there, as DSL is where fibre is planned. */
  planned_from: v.optional(daySchema),
  /** Where the parcel goes; missing when nothing is sent: "an Am Markt 5, 06108 Halle" */
  delivery_to: v.optional(v.string()),
  /** What comes from the former provider: notice and numbers, notice only, numbers only; and the end that was named. */
  provider_change: v.optional(
    v.object({ business_case: v.picklist(['KUE_MRN', 'KUE_ORN', 'RRNP']), contract_end_date: v.optional(daySchema) }),
  ),
})
export type LandlineResult = v.InferOutput<typeof landlineResultSchema>

/** The cart of an order with the sums that the customer agreed to. */
export const agreedSchema = v.object({ cart: pricedCartSchema, sums: cartResponseSchema.entries.sums })

/** POST …/submit */
export const orderResultSchema = v.object({
  order_id: v.string(),
  ordered_at: v.string(),
  /** Last day to withdraw (BGB § 355); YYYY-MM-DD. */
  withdraw_until: v.string(),
  /** End of the minimum term, and last day to give notice for it; missing without one, as for prepaid. */
  term_ends_on: v.optional(v.string()),
  notice_until: v.optional(v.string()),
  /** Last day at the start price; missing where the price doesn't rise after the first months. */
  intro_ends_on: v.optional(v.string()),
  /** Of mobile orders only. */
  mobile: v.optional(mobileResultSchema),
  /** Of landline orders only; missing in those of before. */
  landline: v.optional(landlineResultSchema),
  email: v.string(),
  /** Of the person who ordered: 'Katharina Lindqvist' */
  name: v.optional(v.string()),
  documents: v.array(documentLinkSchema),
  /** Signed path of the order's status page; missing in orders of before. */
  status: v.optional(v.string()),
  /** Names of the devices that are sent; missing when nothing is. */
  shipped: v.optional(v.array(v.string())),
  /** What was ordered, at the sums that were agreed to; missing in orders of before, looked at where it is shown (`agreedSchema`). */
  agreed: v.optional(v.custom<v.InferOutput<typeof agreedSchema>>((value) => typeof value === 'object')),
})
export type OrderResult = v.InferOutput<typeof orderResultSchema>

/** What of it is personal, or lets whoever has it see what is; a new part has to say whether it is. */
export const PERSONAL_IN_RESULT = {
  order_id: false,
  ordered_at: false,
  withdraw_until: false,
  term_ends_on: false,
  notice_until: false,
  intro_ends_on: false,
  mobile: true,
  landline: true,
  email: true,
  name: true,
  documents: false,
  status: true,
  shipped: false,
  agreed: false,
} satisfies Record<keyof OrderResult, boolean>

/** What the tab knows of its order. */
export const orderStateSchema = v.object({
  temp_order_id: v.nullable(v.string()),
  kind: v.nullable(orderKindSchema),
  response: v.nullable(cartResponseSchema),
  /** The cart that was initiated, to see whether it has changed since. */
  initiated: v.nullable(cartSchema),
  /** `addressKey` of the check that it was initiated with. */
  address_key: v.optional(v.nullable(v.string()), null),
  /** Keys of calls that must not happen twice, by call; they survive a reload (architecture: Idempotency-Key). */
  idempotency: v.record(v.string(), v.object({ key: v.string(), fingerprint: v.string() })),
  result: v.nullable(orderResultSchema),
  /** Number of the order that another tab made of this cart; this one knows no more of it. */
  sent_elsewhere: v.optional(v.nullable(v.string()), null),
})
export type OrderState = v.InferOutput<typeof orderStateSchema>
