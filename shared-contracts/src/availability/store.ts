import * as v from 'valibot'
import { persistentStore } from '../storage'
import { joinHouseNumber } from '../forms/rules/house-number'
import { checkDataSchema, type Address, type CheckData } from './schema'

/** sessionStorage key of the availability (PLAT-2). */
export const AVAILABILITY_KEY = 'nimbus-a'

/** How long a result holds from when it was given (AVAIL-13), in milliseconds. */
export const AVAILABILITY_LIFETIME_MS = 24 * 60 * 60 * 1000

const availabilitySchema = v.object({ checkData: v.nullable(checkDataSchema) })

/** The address that was checked, the result and until when it holds. */
export const availabilityStore = persistentStore({
  key: AVAILABILITY_KEY,
  version: 1,
  schema: availabilitySchema,
  empty: (): v.InferOutput<typeof availabilitySchema> => ({ checkData: null }),
})

/**
 * The check as it holds by another clock: the shopper's need not be the server's (AVAIL-13).
 * heldFrom(check, pageNow()) holds for a day from when it came; one that was given earlier for what is left of it, in milliseconds
 */
export const heldFrom = (
  { availability }: CheckData,
  now: number,
  left: number = AVAILABILITY_LIFETIME_MS,
): CheckData => ({ availability: { ...availability, valid_until: new Date(now + left).toISOString() } })

/** True while a check has a result that still holds at `now`. */
export function isAvailabilityValid(checkData: CheckData | null, now: Date): boolean {
  return checkData !== null && Date.parse(checkData.availability.valid_until) > now.getTime()
}

/** True when the tariff can be ordered at the checked address. */
export function isAvailable(checkData: CheckData, tariffId: string): boolean {
  return checkData.availability.products.includes(tariffId)
}

/**
 * Tells two checked addresses apart, dwelling included; the same address gives the same key however it was written.
 * Lindenstraße 12a, 01067 Dresden, unit "2. OG links" → "lindenstraße 12a, 01067 dresden, 2. og links"
 */
export function addressKey(checkData: CheckData): string {
  return checkedAddress(checkData).normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The checked address with its dwelling in one line: "Ringstraße 20, 50667 Köln, Hinterhaus" */
export function checkedAddress({ availability: { address, unit } }: CheckData): string {
  return unit ? `${formatAddress(address)}, ${unit}` : formatAddress(address)
}

/** One line: "Lindenstraße 12a, 01067 Dresden", "Am Markt 5 1/2, 06108 Halle" */
export function formatAddress({ street, zipcode, city, ...number }: Address): string {
  return `${street} ${joinHouseNumber(number)}, ${zipcode} ${city}`
}
