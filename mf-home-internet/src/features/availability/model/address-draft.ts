import { formatAddress, type Address } from '@nimbus/shared-contracts/availability'
import { stripEmpty, valueAt, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { parseHouseNumber } from '@nimbus/shared-contracts/forms/rules'

/** The fields while they are typed; all are texts, so that 01067 keeps its zero. */
export type AddressDraft = Record<string, string>

/** The name of an address field in the draft: fieldName('customer.address.zipcode') → 'zipcode' */
export const fieldName = (id: string): string => id.split('.').at(-1) ?? id

export function draftOf(address: Address | undefined): AddressDraft {
  if (!address) return {}
  const { zipcode, city, district = '', street, house_no, house_no_suffix = '' } = address
  return { zipcode, city, district, street, house_no, house_no_suffix }
}

/** The draft with a number like "12 a" split into number and suffix, when the suffix has no text of its own. */
function normalised(draft: AddressDraft): AddressDraft {
  const trimmed = Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value.trim()]))
  const split = trimmed.house_no_suffix ? undefined : parseHouseNumber(trimmed.house_no ?? '')
  return { ...trimmed, ...split }
}

/** What is validated: {customer: {address: {zipcode: '01067'}}}, without empty fields. */
export const valuesOf = (draft: AddressDraft): FormValues => stripEmpty({ customer: { address: normalised(draft) } })

/** What is sent: the draft without empty fields. */
export function addressOf(draft: AddressDraft): Address {
  const { zipcode = '', city = '', district, street = '', house_no = '', house_no_suffix } = normalised(draft)
  return { zipcode, city, street, house_no, ...(district && { district }), ...(house_no_suffix && { house_no_suffix }) }
}

/** The draft as one line for the search field; empty as long as it isn't whole. */
export function lineOf(draft: AddressDraft): string {
  const address = addressOf(draft)
  return address.street && address.house_no && address.city ? formatAddress(address) : ''
}

/** The value that the server sent along with the form for a field. */
export function datasetValue({ definitionSchema }: FormSchema, id: string): string {
  const value = valueAt(definitionSchema.dataset, id)
  return typeof value === 'string' ? value : ''
}
