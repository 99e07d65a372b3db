import * as v from 'valibot'

/** Where a draft stands before it is sold; the standard's words. */
const STATES = ['In study', 'In design', 'In test'] as const

const words = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most))
const optional = (most: number) => v.optional(words(most))
const instant = v.optional(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp()))
const reference = v.strictObject({
  id: words(200),
  href: optional(500),
  name: optional(200),
  version: optional(100),
  '@referredType': optional(100),
})
const references = v.optional(v.pipe(v.array(reference), v.maxLength(50)))

const OF_ALL = {
  description: optional(4_000),
  version: optional(100),
  lifecycleStatus: v.optional(v.picklist(STATES)),
  isBundle: v.optional(v.literal(false)),
  validFor: v.optional(v.strictObject({ startDateTime: instant, endDateTime: instant })),
}

/** What each kind of draft may say beside its name. */
const CONTENTS = {
  productSpecification: { ...OF_ALL, brand: optional(100), productNumber: optional(100) },
  productOffering: {
    ...OF_ALL,
    statusReason: optional(500),
    productSpecification: v.optional(reference),
    category: references,
    productOfferingPrice: references,
  },
  productOfferingPrice: {
    ...OF_ALL,
    priceType: v.optional(v.picklist(['recurring', 'oneTime', 'usage', 'discount'])),
    recurringChargePeriodType: optional(20),
    recurringChargePeriodLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
    price: v.optional(
      v.strictObject({ unit: v.literal('EUR'), value: v.pipe(v.number(), v.minValue(-1e6), v.maxValue(1e6)) }),
    ),
    percentage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  },
} as const

export type DraftResource = keyof typeof CONTENTS
export const DRAFT_RESOURCES = Object.keys(CONTENTS) as DraftResource[]

const NAME = words(200)

/** A new draft. */
export const draftSchema = (resource: DraftResource) => v.strictObject({ name: NAME, ...CONTENTS[resource] })

/** A change of one: what it names is replaced, the rest stays. */
export const draftPatch = (resource: DraftResource) => v.strictObject({ name: v.optional(NAME), ...CONTENTS[resource] })
