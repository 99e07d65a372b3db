import {
  bandwidthSchema,
  dataVolumeSchema,
  offerSchema,
  technologySchema,
  tvSchema,
} from '@nimbus/shared-contracts/catalogue'
import { daySchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { DEVICE_FILES, deviceFileEntries } from './device-data'
import { campaignDataSchema } from './campaign-data'
import { mobileDataSchema } from './mobile-data'
import { usageFileEntry } from './usage-data'
import { countSchema, idSchema, priceSchema } from './values'

/** catalogue.json: the version of the files, from which day they count, and what is the same for every landline tariff. */
const generalSchema = v.strictObject({
  version: v.pipe(v.string(), v.minLength(1)),
  effective_from: daySchema,
  /** Minimum terms in months; every tariff is sold with each of them. */
  terms: v.array(countSchema),
  provisioning: priceSchema,
  shipping: priceSchema,
  /** What single tariffs cost once beside it, with a name for customers; tariffs by id, "dsl-m-24". */
  fees: v.optional(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1)),
        price: v.pipe(priceSchema, v.minValue(1, 'costs nothing')),
        tariffs: v.array(idSchema),
      }),
    ),
    [],
  ),
})

/** families.json: one landline product, of which TV, offer and term make variants. */
const familySchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  technology: technologySchema,
  /** First part of the footnote tags: T_GLASFASER_150 */
  footnote: v.string(),
  /** Regular price per month without TV. */
  price: priceSchema,
  /** Price per month of the Young offers without TV. */
  young_price: v.optional(priceSchema),
  description: v.string(),
  /** Why this one is marked among its neighbours: 'Empfohlen für 3–4 Personen'. One of a list at most (CAT-28). */
  recommendation: v.optional(v.string()),
  benefits: v.array(v.string()),
  launched_on: daySchema,
  sort_index: countSchema,
  bandwidth: bandwidthSchema,
  /** Speeds that differ with offer and TV; the last match counts. */
  bandwidth_variants: v.array(
    v.strictObject({ offers: v.array(offerSchema), tvs: v.array(tvSchema), bandwidth: bandwidthSchema }),
  ),
})
export type Family = v.InferOutput<typeof familySchema>

/** tv.json: the choice of TV and what it adds per month. */
const tvChoiceSchema = v.strictObject({
  id: tvSchema,
  slug: v.string(),
  label: v.string(),
  surcharge: priceSchema,
  footnote: v.string(),
  footnote_regio: v.string(),
  benefits: v.array(v.string()),
  /** Streaming services that are in it, by the names that items give them. */
  streams: v.optional(v.array(v.string()), []),
})
export type TvChoice = v.InferOutput<typeof tvChoiceSchema>

/** offers.json: who gets a tariff, and how the tag of its footnote is made. */
const offerRuleSchema = v.strictObject({
  id: offerSchema,
  slug: v.string(),
  label: v.string(),
  technologies: v.array(technologySchema),
  /** The young price counts up to this month of the contract, the regular one after it. */
  young_months: v.optional(countSchema),
  /** With {family}, {tv} and {tv_regio} */
  footnote_tag: v.string(),
  benefits: v.array(v.string()),
})
export type OfferRule = v.InferOutput<typeof offerRuleSchema>

/** promotions.json: what a start price promotion gives, and when it runs (first and last day in Germany). */
const promotionsSchema = v.strictObject({
  start_price: v.strictObject({
    terms: v.array(countSchema),
    steps: v.array(
      v.strictObject({ technology: technologySchema, offer: offerSchema, price: priceSchema, months: countSchema }),
    ),
    /** After the start price this TV choice costs nothing for some months. */
    without_surcharge: v.array(
      v.strictObject({ technology: technologySchema, offer: offerSchema, tv: tvSchema, months: countSchema }),
    ),
  }),
  periods: v.array(v.strictObject({ id: idSchema, first_day: daySchema, last_day: daySchema })),
})

/** categories.json: the tariff pages in the order of their tabs. */
const categorySchema = v.strictObject({
  slug: idSchema,
  label: v.string(),
  title: v.string(),
  lead: v.string(),
  description: v.string(),
  technologies: v.array(technologySchema),
  offers: v.array(offerSchema),
})
export type Category = v.InferOutput<typeof categorySchema>

/** One option or device of items.json. Without `technologies` or `tvs` it goes with all of them. */
const itemDataSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  benefits: v.array(v.string()),
  monthly: priceSchema,
  /** Months; a mandatory item has the term of its tariff and none of its own (CAT-23). */
  contract_term: v.optional(countSchema),
  notice_months: v.optional(countSchema),
  shipped: v.optional(v.boolean(), false),
  mandatory: v.optional(v.boolean(), false),
  technologies: v.optional(v.array(technologySchema)),
  tvs: v.optional(v.array(tvSchema)),
  /** Streaming services that it has: ["Serien", "Filme"] */
  streams: v.optional(v.array(v.string()), []),
})
export type ItemData = v.InferOutput<typeof itemDataSchema>

const groupDataSchema = v.strictObject({
  id: idSchema,
  title: v.string(),
  description: v.string(),
  /** At most one of the group can be in a cart. */
  exclusive: v.boolean(),
  items: v.array(itemDataSchema),
})
export type GroupData = v.InferOutput<typeof groupDataSchema>

const archivedEntries = {
  id: idSchema,
  name: v.string(),
  launched_on: daySchema,
  /** Last day of the offer. */
  withdrawn_on: daySchema,
  /** Months; 0 for prepaid, which has none. */
  contract_term: countSchema,
  /** Each month, for prepaid every four weeks. */
  price: priceSchema,
  provisioning: priceSchema,
}

/** archive.json: tariffs that are sold no more; their product information sheets stay (TKTransparenzV § 2). */
const archivedSchema = v.variant('technology', [
  v.strictObject({ ...archivedEntries, technology: technologySchema, bandwidth: bandwidthSchema }),
  v.strictObject({ ...archivedEntries, technology: v.literal('MOBILE'), data_volume: dataVolumeSchema }),
  v.strictObject({ ...archivedEntries, technology: v.literal('PREPAID'), data_volume: dataVolumeSchema }),
])
export type Archived = v.InferOutput<typeof archivedSchema>

/** The catalogue as its files hold it; a key is the name of a file without ".json". */
export const catalogueDataSchema = v.strictObject({
  catalogue: generalSchema,
  families: v.array(familySchema),
  tv: v.array(tvChoiceSchema),
  offers: v.array(offerRuleSchema),
  promotions: promotionsSchema,
  campaigns: campaignDataSchema,
  categories: v.array(categorySchema),
  items: v.strictObject({ options: v.array(groupDataSchema), hardware: v.array(groupDataSchema) }),
  mobile: mobileDataSchema,
  archive: v.array(archivedSchema),
  ...usageFileEntry,
  ...deviceFileEntries,
})
export type CatalogueData = v.InferOutput<typeof catalogueDataSchema>

/** The files of a catalogue folder. */
export const CATALOGUE_FILES = [
  'catalogue',
  'families',
  'tv',
  'offers',
  'promotions',
  'campaigns',
  'categories',
  'items',
  'mobile',
  'archive',
  'usage-prices',
  ...DEVICE_FILES,
] as const
