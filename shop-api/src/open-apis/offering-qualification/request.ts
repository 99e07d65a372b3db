import * as v from 'valibot'
import { ApiException } from '../../kernel/errors/api-exception'
import { sentPlaceSchema, type SentAddress, type SentPlace } from '../../qualification/addresses/geographic-address'

/** Offerings that are asked for at once: as many as a page of the catalogue has. */
const MOST_ITEMS = 100

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

const reference = v.strictObject({
  id: text(200),
  href: v.optional(text(500)),
  name: v.optional(text(200)),
  '@referredType': v.optional(text(100)),
  '@type': v.optional(text(100)),
})

/** What may be asked. What would be left unread isn't taken, so that nobody relies on it. */
export const qualificationRequest = v.strictObject({
  instantSyncQualification: v.optional(v.boolean()),
  provideAlternative: v.optional(v.boolean()),
  provideOnlyAvailable: v.optional(v.boolean()),
  provideUnavailabilityReason: v.optional(v.boolean()),
  place: v.pipe(v.array(sentPlaceSchema), v.minLength(1), v.maxLength(1)),
  productOfferingQualificationItem: v.pipe(
    v.array(
      v.strictObject({
        id: text(100),
        action: v.optional(v.picklist(['add'])),
        productOffering: reference,
        '@type': v.optional(text(100)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_ITEMS),
  ),
  '@type': v.optional(text(100)),
})
export type QualificationRequest = v.InferOutput<typeof qualificationRequest>
export type SentItem = QualificationRequest['productOfferingQualificationItem'][number]

/** The address of a place that has one by value. */
export const addressIn = (place: SentPlace): SentAddress | undefined => {
  const { postcode, streetName, streetNr } = place
  return postcode !== undefined && streetName !== undefined && streetNr !== undefined
    ? { ...place, postcode, streetName, streetNr }
    : undefined
}

/** What is said of a place that leads to no house, for who connects systems. */
export const unreadablePlace = (message: string): ApiException =>
  new ApiException(400, 'ValidationException', 'Bitte prüfen Sie Ihre Angaben.', [{ text: `body/place/0 ${message}` }])
