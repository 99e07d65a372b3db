import * as v from 'valibot'
import { addressSchema, formatAddress, type Address } from '@nimbus/shared-contracts/availability'
import { valueAt, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { asTyped, parseHouseNumber } from '@nimbus/shared-contracts/forms/rules'

/** The fields while they are typed; all are texts, so that 01067 keeps its zero. */
export type AddressDraft = Record<string, string>

/** Where the address stands in the values of its form. */
const ADDRESS = 'customer.address'

/** The name of an address field in the draft: fieldName('customer.address.zipcode') → 'zipcode' */
export const fieldName = (id: string): string => id.split('.').at(-1) ?? id

export function draftOf(address: Address | undefined): AddressDraft {
  if (!address) return {}
  const { zipcode, city, district = '', street, house_no, house_no_suffix = '' } = address
  return { zipcode, city, district, street, house_no, house_no_suffix }
}

/** What the form shows of a draft: {customer: {address: {zipcode: '01067'}}} */
export const valuesOf = (draft: AddressDraft): FormValues => ({ customer: { address: draft } })

/** The draft that the form's values are. */
export const draftIn = (values: FormValues): AddressDraft =>
  v.parse(v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {}), valueAt(values, ADDRESS))

/** The whole address that a form has checked. */
export const addressIn = (payload: FormValues): Address => v.parse(addressSchema, valueAt(payload, ADDRESS))

/** The draft as one line for the search field; empty as long as it isn't whole. */
export function lineOf(draft: AddressDraft): string {
  const { zipcode = '', city = '', street = '', house_no = '', house_no_suffix = '' } = trimmed(draft)
  // a number like "12 a" is split, when the suffix has no text of its own
  const number = house_no_suffix ? undefined : parseHouseNumber(house_no)
  const address = { zipcode, city, street, house_no, house_no_suffix, ...number }
  return address.street && address.house_no && address.city ? formatAddress(address) : ''
}

const trimmed = (draft: AddressDraft): AddressDraft =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, asTyped(value).trim()]))

/** The value that the server sent along with the form for a field. */
export function datasetValue({ definitionSchema }: FormSchema, id: string): string {
  const value = valueAt(definitionSchema.dataset, id)
  return typeof value === 'string' ? value : ''
}
