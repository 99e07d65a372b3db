import type { FieldDefinition } from '@nimbus/shared-contracts/forms'

/** True for a field that only shows a value. */
export const isFixed = ({ type, layout }: FieldDefinition): boolean => type === 'readonly' || layout.disabled === true

/** The field that stands for the whole of a fixed address, so that its parts are shown as one. */
const FIRST_PART = /^(.*)\.zipcode$/
const PART = /^(.*)\.(zipcode|city|district|street|house_no|house_no_suffix)$/

/** The address that a field is a part of, when it can't be changed here. fixedAddressOf('customer.address.city', …) → 'customer.address' */
export function fixedAddressOf(id: string, definition: FieldDefinition): string | undefined {
  return isFixed(definition) ? PART.exec(id)?.[1] : undefined
}

/** True for the part at whose place the whole address is shown. */
export const leadsAddress = (id: string): boolean => FIRST_PART.test(id)
