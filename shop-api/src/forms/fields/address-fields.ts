import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import { HOUSE_NO_PATTERN, HOUSE_NO_SUFFIX_PATTERN } from '@nimbus/shared-contracts/forms/rules'
import type { Field, Fields } from './fields'
import type { Personal } from './personal'

/** A town as it is written: letters with what stands between them: Halle (Saale), Dillingen/Saar, St. Ingbert, Neustadt a.d. Aisch */
const TOWN_PATTERN = "^\\p{L}[\\p{L}\\p{M} .,'’()/-]*$"

/** A street or a part of a town has a letter, and nothing that no sign of a street has: Straße des 17. Juni, E4, Am „Krug“ 2 */
const STREET_PATTERN = '^(?=.*\\p{L})[\\p{L}\\p{M}\\p{N} .,;:\'’"„“”()/&+-]*$'

const HOUSE_NO = 'Bitte geben Sie nur die Hausnummer ein, zum Beispiel 12, 12a oder 12-14.'
const SUFFIX = 'Bitte geben Sie nur ein, was hinter der Nummer steht, zum Beispiel a, 1/2 oder -14.'

interface AddressOptions {
  /** Whose address it is. */
  personal: Personal
  /** Prefix of the autocomplete tokens: "billing" for another address. */
  autocomplete?: 'billing'
  visibleIf?: FieldDefinition['visibleIf']
  /** True for an address that comes from the availability check and can only be read. */
  fixed?: boolean
}

/**
 * The parts of an address with the rules of FIELD-3. A number as people write it (12a, 12-14, 5 1/2) is split
 * into number and suffix before it is checked.
 * addressFields('customer.address', {personal: 'address'})['customer.address.zipcode'].rule.pattern → '^[0-9]{5}$'
 */
export function addressFields(
  prefix: string,
  { personal, autocomplete, visibleIf, fixed = false }: AddressOptions,
): Fields {
  const token = (name: string): string => (autocomplete ? `${autocomplete} ${name}` : name)
  const part = (definition: FieldDefinition, rule: Field['rule'], needed = true): Field => ({
    personal,
    definition: {
      ...definition,
      ...(fixed && { type: 'readonly', layout: { ...definition.layout, disabled: true } }),
      ...(visibleIf && { visibleIf, requiredWhenVisible: needed }),
    },
    rule: { type: 'string', ...rule },
    required: needed && !visibleIf,
  })
  return {
    [`${prefix}.zipcode`]: part(
      {
        type: 'text',
        label: 'Postleitzahl',
        autocomplete: token('postal-code'),
        inputMode: 'numeric',
        layout: { width: 'third' },
        errorMessages: {
          pattern: 'Bitte geben Sie fünf Ziffern ein.',
          minLength: 'Bitte geben Sie fünf Ziffern ein.',
          maxLength: 'Bitte geben Sie fünf Ziffern ein.',
        },
      },
      { minLength: 5, maxLength: 5, pattern: '^[0-9]{5}$' },
    ),
    [`${prefix}.city`]: part(
      {
        type: 'typeahead',
        source: 'cities',
        label: 'Ort',
        autocomplete: token('address-level2'),
        layout: { width: 'twoThirds' },
        errorMessages: { pattern: 'Bitte geben Sie den Namen des Ortes ein, zum Beispiel Halle (Saale).' },
      },
      { minLength: 2, maxLength: 40, pattern: TOWN_PATTERN },
    ),
    [`${prefix}.district`]: part(
      {
        type: 'text',
        label: 'Ortsteil',
        optional: true,
        autocomplete: token('address-level3'),
        layout: { width: 'full' },
        errorMessages: { pattern: 'Bitte geben Sie den Namen des Ortsteils ein.' },
      },
      { maxLength: 40, pattern: STREET_PATTERN },
      false,
    ),
    [`${prefix}.street`]: part(
      {
        type: 'typeahead',
        source: 'streets',
        label: 'Straße',
        autocomplete: token('address-line1'),
        layout: { width: 'twoThirds' },
        errorMessages: { pattern: 'Bitte geben Sie den Namen der Straße ein, zum Beispiel Am Markt.' },
      },
      { minLength: 2, maxLength: 46, pattern: STREET_PATTERN },
    ),
    [`${prefix}.house_no`]: part(
      {
        type: 'text',
        label: 'Hausnummer',
        layout: { width: 'third' },
        // a number that can't be split into number and suffix is longer than a number
        errorMessages: { minLength: HOUSE_NO, maxLength: HOUSE_NO, pattern: HOUSE_NO },
      },
      { minLength: 1, maxLength: 4, pattern: HOUSE_NO_PATTERN },
    ),
    [`${prefix}.house_no_suffix`]: part(
      {
        type: 'text',
        label: 'Zusatz',
        optional: true,
        layout: { width: 'third' },
        errorMessages: { maxLength: SUFFIX, pattern: SUFFIX },
      },
      { maxLength: 8, pattern: HOUSE_NO_SUFFIX_PATTERN },
      false,
    ),
  }
}

const CONFIRMED = '.place_confirmed'

/** The most that postal code and town have together. */
const PLACE_LENGTH = 46

/**
 * The same in a form of the order. An address that was typed, and not taken from the check, also has which postal code and
 * town its customer has insisted on: "04109 Dresden".
 */
export const orderAddressFields = (prefix: string, options: AddressOptions): Fields => ({
  ...addressFields(prefix, options),
  ...(!options.fixed && {
    [`${prefix}${CONFIRMED}`]: { personal: options.personal, rule: { type: 'string', maxLength: PLACE_LENGTH } },
  }),
})

/** The addresses of a form that customers type. typedAddresses(formOf('PAYMENT', …).fields) → ['payment.holder_address'] */
export const typedAddresses = (fields: Fields): string[] =>
  Object.keys(fields).flatMap((id) => (id.endsWith(CONFIRMED) ? [id.slice(0, -CONFIRMED.length)] : []))

/** The ids of an address' parts, for a section. */
export const addressIds = (prefix: string): string[] => Object.keys(addressFields(prefix, { personal: 'address' }))
