import { addressSchema, type Address } from '@nimbus/shared-contracts/availability'
import { stripEmpty, valueAt, withValue, type FormValues } from '@nimbus/shared-contracts/forms'
import * as v from 'valibot'
import { typedAddresses } from '../../forms/fields/address-fields'
import type { Fields } from '../../forms/fields/fields'
import type { FieldProblem } from '../../forms/validation/check-values'
import {
  askedFor,
  resolvePlace,
  type CorrectionOption,
  type ResolveDeps,
} from '../../qualification/availability/resolve-place'

/** Values of a scope, and what it had before. */
interface Answered {
  values: FormValues
  before: FormValues
}

/**
 * Looks up postal code and town of each address that was typed, as the availability check does (AVAIL-8): a code that doesn't
 * exist is refused, a pair that doesn't fit is asked for, with what it may mean as `options` and the own input last. Who
 * insists sends the pair as `place_confirmed`, "04109 Dresden"; it is kept, so that nobody is asked twice, until the pair is
 * another one. A code that the register doesn't have, though it exists, fits any town.
 */
export function checkPlaces(
  places: ResolveDeps,
  fields: Fields,
  { values, before }: Answered,
): { values: FormValues; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  let checked = values
  for (const prefix of typedAddresses(fields)) {
    const id = `${prefix}.place_confirmed`
    const address = v.safeParse(addressSchema, valueAt(values, prefix))
    const place = address.success ? placeOf(address.output) : undefined
    const isConfirmed = place !== undefined && [values, before].some((given) => valueAt(given, id) === place)
    if (address.success) problems.push(...problemOf(places, prefix, address.output, isConfirmed))
    checked = withValue(checked, id, isConfirmed ? place : undefined)
  }
  return { values: stripEmpty(checked), problems }
}

/** What is insisted on: placeOf({zipcode: '04109', city: 'Dresden', …}) → '04109 Dresden' */
const placeOf = ({ zipcode, city }: Address): string => `${zipcode} ${city}`

function problemOf(places: ResolveDeps, prefix: string, address: Address, isConfirmed: boolean): FieldProblem[] {
  const found = resolvePlace(places, askedFor(address, isConfirmed ? ['zipcode', 'city'] : []))
  if (!('kind' in found)) return []
  const [likely] = found.kind === 'doubt' ? found.options : []
  if (isNoZipcode(places, address)) {
    // it can't be insisted on, so it is no choice
    const advice = likely ? `Meinen Sie ${likely.label}?` : 'Bitte prüfen Sie sie.'
    return [{ field: `${prefix}.zipcode`, rule: 'unknown', message: `Diese Postleitzahl gibt es nicht. ${advice}` }]
  }
  if (found.kind !== 'doubt') return []
  const { field, options } = found
  return [
    {
      field: `${prefix}.${field}`,
      rule: 'correction',
      message: `${doubtOf(address, field, options)} Bitte wählen Sie, was stimmt.`,
      options: options.map(({ value, label }) => ({ value, label })),
    },
  ]
}

const isNoZipcode = ({ register, isZipcode }: ResolveDeps, { zipcode }: Address): boolean =>
  !register.townOf(zipcode) && !isZipcode(zipcode)

function doubtOf({ zipcode, city, street }: Address, field: string, [meant]: readonly CorrectionOption[]): string {
  if (field === 'city') return `Zur Postleitzahl ${zipcode} gehört ${meant?.value ?? ''}, nicht ${city}.`
  return `Die Postleitzahl ${zipcode} passt nicht zu ${street} in ${city}.`
}
