import { daySchema } from '@nimbus/shared-contracts/dates'
import { portRejectionSchema } from '@nimbus/shared-contracts/order-status'
import * as v from 'valibot'

/** Twice what a customer may write. */
const ANSWER_UNITS = 1_000

const hour = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour is written as 08:00'))
const plain = <Kind extends string>(kind: Kind) => v.strictObject({ kind: v.literal(kind) })

/** What may happen to an order after it was sent, as an operator says it. Days are YYYY-MM-DD, hours "08:00". */
export const orderEventSchema = v.variant('kind', [
  plain('confirmed'),
  plain('identified'),
  plain('porting-requested'),
  v.strictObject({ kind: v.literal('porting-rejected'), code: portRejectionSchema }),
  v.strictObject({
    kind: v.literal('porting-corrected'),
    /**
     * In the customer's words, as the status page sent them: 500 characters there. What is stored has to be readable, and
     * valibot counts halves of characters.
     */
    answer: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(ANSWER_UNITS))),
  }),
  v.strictObject({ kind: v.literal('porting-accepted'), on: daySchema }),
  v.strictObject({
    kind: v.literal('dispatched'),
    parcel: v.optional(
      v.pipe(v.string(), v.maxLength(40), v.regex(/^[\w-]{4,40}$/, 'a parcel number has 4 to 40 letters and digits')),
    ),
  }),
  plain('provisioned'),
  v.strictObject({
    kind: v.literal('appointments-proposed'),
    on: daySchema,
    from: hour,
    till: hour,
    or_on: daySchema,
    or_from: hour,
    or_till: hour,
  }),
  v.strictObject({ kind: v.literal('appointment'), on: daySchema, from: v.optional(hour), till: v.optional(hour) }),
  plain('activated'),
  plain('held'),
  plain('resumed'),
  v.strictObject({
    kind: v.literal('cancellation-requested'),
    reason: v.optional(v.picklist(['withdrawal', 'termination'])),
  }),
  plain('cancellation-accepted'),
  plain('cancellation-refused'),
  plain('cancelled'),
  plain('rejected'),
  plain('failed'),
])
export type OrderEvent = v.InferOutput<typeof orderEventSchema>
export type EventKind = OrderEvent['kind']

/** An event that has happened. */
export type RecordedEvent = OrderEvent & { at: Date }
