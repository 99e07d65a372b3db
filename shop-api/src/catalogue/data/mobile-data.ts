import { offerSchema } from '@nimbus/shared-contracts/catalogue'
import { daySchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { countSchema, idSchema, priceSchema } from './values'

/** MBit/s, or kbit/s where a tariff is throttled. */
const ratesSchema = v.strictObject({ down: countSchema, up: countSchema })

const familyEntries = {
  id: idSchema,
  name: v.string(),
  /** First part of the footnote tags: T_MOBIL_M */
  footnote: v.string(),
  /** Per month over the longest term, or per four weeks for prepaid. */
  price: priceSchema,
  /** GB per month, or per four weeks for prepaid; null without limit. */
  gb: v.nullable(countSchema),
  /** Estimated maximum. */
  max: ratesSchema,
  description: v.string(),
  /** Why this one is marked among its neighbours: 'Empfohlen für 3–4 Personen'. One of a list at most (CAT-28). */
  recommendation: v.optional(v.string()),
  benefits: v.array(v.string()),
  launched_on: daySchema,
  sort_index: countSchema,
}

/** One post-paid product, of which offer, device and term make variants. */
const mobileFamilySchema = v.strictObject(familyEntries)
export type MobileFamily = v.InferOutput<typeof mobileFamilySchema>

/** A product that is paid in advance every four weeks; it has no variants. */
const prepaidFamilySchema = v.strictObject({
  ...familyEntries,
  /** Prices of a minute and a text message; without it they are included. */
  per_use: v.optional(v.strictObject({ minute: priceSchema, sms: priceSchema })),
})
export type PrepaidFamily = v.InferOutput<typeof prepaidFamilySchema>

/** Who gets a post-paid tariff, and how much cheaper it is in its first months. */
const mobileOfferSchema = v.strictObject({
  id: offerSchema,
  slug: v.string(),
  label: v.string(),
  /** Part of the footnote tags after the family: _YOUNG */
  footnote: v.string(),
  young: v.optional(v.strictObject({ reduction: priceSchema, months: countSchema })),
  benefits: v.array(v.string()),
})
export type MobileOffer = v.InferOutput<typeof mobileOfferSchema>

/** A minimum term and what it adds to the price of each month. */
const mobileTermSchema = v.strictObject({ months: countSchema, surcharge: priceSchema })
export type MobileTerm = v.InferOutput<typeof mobileTermSchema>

/** A tariff page; it sells either prepaid tariffs or the post-paid ones of some offers. */
const mobileCategorySchema = v.strictObject({
  slug: idSchema,
  label: v.string(),
  title: v.string(),
  lead: v.string(),
  description: v.string(),
  offers: v.array(offerSchema),
  prepaid: v.boolean(),
})
export type MobileCategory = v.InferOutput<typeof mobileCategorySchema>

/** mobile.json: the tariffs for underway. */
export const mobileDataSchema = v.strictObject({
  /** Once, for post-paid tariffs. */
  provisioning: priceSchema,
  terms: v.array(mobileTermSchema),
  /** kbit/s after the included volume. */
  throttled: ratesSchema,
  offers: v.array(mobileOfferSchema),
  families: v.array(mobileFamilySchema),
  prepaid: v.array(prepaidFamilySchema),
  categories: v.array(mobileCategorySchema),
})
export type MobileData = v.InferOutput<typeof mobileDataSchema>
