import * as v from 'valibot'
import { instantSchema } from '../dates'
import { productEntries } from './product-entries'
import { TVS } from './tvs'

/** A limited offer. It counts from `valid_from` up to, not including, `valid_till` (instants). */
export const promotionSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  valid_from: instantSchema,
  valid_till: instantSchema,
})
export type Promotion = v.InferOutput<typeof promotionSchema>

const rateSchema = v.object({ min: v.number(), normal: v.number(), max: v.number() })

/** Speeds in MBit/s as TKTransparenzV § 1 asks for them: minimum, normally available, maximum. */
export const bandwidthSchema = v.object({ down: rateSchema, up: rateSchema })
export type Bandwidth = v.InferOutput<typeof bandwidthSchema>

export const technologySchema = v.picklist(['FIBRE', 'DSL'])
export type Technology = v.InferOutput<typeof technologySchema>

/** Who can have a landline tariff: everybody, planned fibre (VVM), a promoted region, 18 to 27 year-olds. */
export const offerSchema = v.picklist(['STANDARD', 'VVM', 'REGIO', 'YOUNG', 'REGIO_YOUNG'])
export type Offer = v.InferOutput<typeof offerSchema>

export const tvSchema = v.picklist(TVS)
export type Tv = v.InferOutput<typeof tvSchema>

/** What a mobile tariff carries: its data, its speed, and what is left of it once the data is used up (PRICE-29). */
export const dataVolumeSchema = v.object({
  /** GB per month, or per four weeks for prepaid; null without limit. */
  gb: v.nullable(v.number()),
  /** Estimated maximum in MBit/s (TKTransparenzV § 1). */
  max: v.object({ down: v.number(), up: v.number() }),
  /** kbit/s after the volume, null when there is no limit. */
  throttled: v.nullable(v.object({ down: v.number(), up: v.number() })),
})
export type DataVolume = v.InferOutput<typeof dataVolumeSchema>

const tariffEntries = {
  ...productEntries,
  description: v.optional(v.string()),
  /** Why it is the one that is marked among its neighbours: 'Empfohlen für 3–4 Personen'. */
  recommendation: v.optional(v.string()),
  benefits: v.optional(v.array(v.string())),
  /** What is paid by use; a price and never a benefit. 'Telefonie 9 Cent je Minute, SMS 9 Cent in alle deutschen Netze' */
  usage_prices: v.optional(v.string()),
  footnote_tag: v.optional(v.string()),
  possible_promotions: v.array(promotionSchema),
  incentives: v.array(promotionSchema),
  bundle: v.optional(v.unknown()),
}

const propertyEntries = {
  /** One for all variants of a mobile tariff and offer: bundles name them by it. */
  product_id: v.string(),
  /** What a tariff is ordered by that has none at its top (CART-11). */
  concrete_product_id: v.optional(v.string()),
  sublevel: v.string(),
  /** Minimum term in months: 24 or 12; 0 for prepaid, which has none. */
  contract_term: v.number(),
  /** Groups the variants of one tariff (TV, offer, term, with or without device): "glasfaser-150", "dsl-m", "mobil-m" */
  family: v.optional(v.string()),
  offer: v.optional(offerSchema),
  /** The same mobile tariff with a device instead of without, or the other way round. */
  counterpart_id: v.optional(v.string()),
  sort_index: v.optional(v.number()),
}

/** A tariff on the wire: `bandwidth` marks landline, `data_volume` mobile (DATA-3). */
const wireTariffSchema = v.looseObject({
  ...tariffEntries,
  properties: v.looseObject({
    ...propertyEntries,
    technology: v.optional(technologySchema),
    tv: v.optional(tvSchema),
    /** Paid in advance, every four weeks. */
    prepaid: v.optional(v.boolean()),
  }),
  bandwidth: v.optional(bandwidthSchema),
  data_volume: v.optional(dataVolumeSchema),
})

type Facts<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

type TariffOf<Kind extends string, Own, Properties = unknown> = Facts<typeof tariffEntries> &
  Own & { kind: Kind; properties: Facts<typeof propertyEntries> & Properties }

export type LandlineTariff = TariffOf<'landline', { bandwidth: Bandwidth }, { technology: Technology; tv: Tv }>
/** Paid by the month, with a term. */
export type MobileTariff = TariffOf<'mobile', { data_volume: DataVolume }>
/** Paid in advance every four weeks, without term and never with a device. */
export type PrepaidTariff = TariffOf<'prepaid', { data_volume: DataVolume }, { prepaid: true }>
/** A tariff of the mobile network, paid for afterwards or in advance. */
export type VolumeTariff = MobileTariff | PrepaidTariff

/** `kind` tells what else a tariff has; before it is asked, nothing of that can be read. */
export type Tariff = LandlineTariff | VolumeTariff

/**
 * A tariff as the API lists it and the cart keeps it. Its kind is told here and nowhere else; the wire doesn't have it,
 * and a stored one gets it anew. {bandwidth, …} → {kind: 'landline', …}; {data_volume, …} → {kind: 'mobile', …}
 */
export const tariffSchema = v.pipe(
  wireTariffSchema,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Tariff => {
    const { bandwidth, data_volume, properties } = value
    const { technology, tv = 'NONE', prepaid } = properties
    if (bandwidth && technology)
      return { ...value, kind: 'landline', bandwidth, properties: { ...properties, technology, tv } }
    if (data_volume && prepaid)
      return { ...value, kind: 'prepaid', data_volume, properties: { ...properties, prepaid } }
    if (data_volume) return { ...value, kind: 'mobile', data_volume }
    addIssue({ message: 'a tariff has a bandwidth and its technology, or a data volume' })
    return NEVER
  }),
)

/** In answers that are about the landline alone. */
export const landlineTariffSchema = v.pipe(
  tariffSchema,
  v.guard((tariff: Tariff) => tariff.kind === 'landline'),
)

/** In answers that are about the mobile network alone. */
export const volumeTariffSchema = v.pipe(
  tariffSchema,
  v.guard((tariff: Tariff) => tariff.kind !== 'landline'),
)
