import { dayOf } from '@nimbus/server-kit/clock'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { visitOf } from '../../forms/fields/slots'
import { freeSlots } from '../../forms/reserved/appointments'
import { ApiException } from '../../kernel/errors/api-exception'
import type { Queries } from '../../platform/database/database'
import { sentPlaceSchema } from '../../qualification/addresses/geographic-address'
import type { AddressRegister } from '../../qualification/addresses/register'
import type { RegisteredAddresses } from '../geographic-address/registered-addresses'
import { germanHours, wholeHour, type Period } from '../standard/german-hours'

/** Periods that may be asked for at once. */
const MOST_PERIODS = 20

const period = v.strictObject({
  startDateTime: v.optional(instantSchema),
  endDateTime: v.optional(instantSchema),
})

/** When somebody would have to come, and where. */
export const timeSlotRequest = v.strictObject({
  relatedPlace: v.optional(sentPlaceSchema),
  requestedTimeSlot: v.optional(
    v.pipe(v.array(v.strictObject({ validFor: period })), v.minLength(1), v.maxLength(MOST_PERIODS)),
  ),
  '@type': v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type TimeSlotRequest = v.InferOutput<typeof timeSlotRequest>

/** The SearchTimeSlot of TMF646 4.0.0. */
export interface SearchTimeSlot extends Omit<TimeSlotRequest, 'relatedPlace'> {
  status: 'done'
  searchDate: string
  searchResult: 'success' | 'fail'
  relatedPlace?: TimeSlotRequest['relatedPlace'] & { '@type': 'GeographicAddress' }
  availableTimeSlot: { id: string; validFor: Period }[]
}

export interface TimeSlotDeps {
  db: Queries
  clock: () => Date
  register: AddressRegister
  registered: RegisteredAddresses
}

/** The visits of a technician that are free at a place, or everywhere where none is named, within the periods asked for. */
export async function searchTimeSlot(
  { db, clock, ...places }: TimeSlotDeps,
  request: TimeSlotRequest,
  now: Date,
): Promise<SearchTimeSlot> {
  const { relatedPlace, ...asked } = request
  const { requestedTimeSlot } = asked
  const zipcode = relatedPlace && zipcodeOf(places, relatedPlace)
  // nobody comes where we sell no line
  const isServed = zipcode === undefined || places.register.townOf(zipcode) !== undefined
  const free = isServed ? await freeSlots(db, { ...(zipcode && { zipcode }), today: dayOf(clock()), now }) : []
  const slots = free.flatMap((id) => {
    const visit = visitOf(id)
    if (!visit) return []
    const slot = { id, validFor: germanHours(visit.day, wholeHour(visit.from), wholeHour(visit.till)) }
    const isWanted = requestedTimeSlot?.some(({ validFor }) => isWithin(slot.validFor, validFor)) ?? true
    return isWanted ? [slot] : []
  })
  return {
    ...asked,
    ...(relatedPlace && { relatedPlace: { ...relatedPlace, '@type': 'GeographicAddress' } }),
    status: 'done',
    searchDate: now.toISOString(),
    searchResult: slots.length > 0 ? 'success' : 'fail',
    availableTimeSlot: slots,
  }
}

/** Teams work in a region of postal codes: no more of an address is needed. */
function zipcodeOf(
  { registered }: Pick<TimeSlotDeps, 'registered'>,
  place: { postcode?: string; id?: string },
): string {
  const zipcode = place.postcode ?? (place.id === undefined ? undefined : registered.addressOf(place.id)?.zipcode)
  if (zipcode !== undefined) return zipcode
  throw new ApiException(400, 'ValidationException', 'Bitte prüfen Sie Ihre Angaben.', [
    { text: 'body/relatedPlace needs a postcode, or the id of an address' },
  ])
}

/** One that has no begin, or no end, is open there. */
const isWithin = (slot: Period, asked: v.InferOutput<typeof period>): boolean =>
  (asked.startDateTime === undefined || Date.parse(asked.startDateTime) <= Date.parse(slot.startDateTime)) &&
  (asked.endDateTime === undefined || Date.parse(asked.endDateTime) >= Date.parse(slot.endDateTime))
