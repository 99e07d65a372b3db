import type { Address, AddressCorrection, CorrectedField } from '@nimbus/shared-contracts/availability'
import type { FieldDefinition, FormSchema } from '@nimbus/shared-contracts/forms'
import { addressFields, addressIds } from '../../forms/fields/address-fields'
import { definitionsOf, validationSchemaOf } from '../../forms/fields/fields'

const PREFIX = 'customer.address'

/** The field of a dwelling, which only a correction has. */
const UNIT: FieldDefinition = { type: 'select', label: 'Wohneinheit', layout: { width: 'full' } }

/** fieldId('street') → 'customer.address.street' */
const fieldId = (field: CorrectedField): string => `${PREFIX}.${field}`

/** The form of the availability check (AVAIL-2). */
export function availabilityForm(address?: Address): FormSchema {
  const fields = addressFields(PREFIX, { personal: 'address' })
  const empty = { zipcode: '', city: '', district: '', street: '', house_no: '', house_no_suffix: '' }
  return {
    scope: 'AVAILABILITY_CHECK',
    definitionSchema: {
      dataset: { customer: { address: { ...empty, ...address } } },
      form: [
        {
          id: 'address',
          title: 'Wo soll der Anschluss hin?',
          description: 'Wir prüfen, was an dieser Adresse möglich ist. Das ist kostenlos und unverbindlich.',
          fields: addressIds(PREFIX),
        },
      ],
      definitions: definitionsOf(fields),
    },
    validationSchema: validationSchemaOf(fields),
  }
}

/**
 * The same form with one field to correct: it is a select of the options, all others are disabled (AVAIL-8). What is asked
 * for is an answer, so that there are as many sets of rules as fields.
 */
export function correctionForm(
  address: Address,
  field: CorrectedField,
  options: AddressCorrection['correction']['options'],
): FormSchema {
  const form = availabilityForm(address)
  const { definitions, dataset, form: sections } = form.definitionSchema
  const id = fieldId(field)
  const choices = options.map(({ value, label }) => ({ value, label }))
  const disabled = Object.entries(definitions).map(
    ([other, definition]) => [other, { ...definition, layout: { ...definition.layout, disabled: true } }] as const,
  )
  const { optional: _, ...own } = definitions[id] ?? UNIT
  const select: FieldDefinition = {
    ...own,
    type: 'select',
    options: choices,
    layout: { ...own.layout, disabled: false },
  }
  return {
    ...form,
    definitionSchema: {
      dataset,
      form: sections.map((section) => ({ ...section, fields: [...new Set([...section.fields, id])] })),
      definitions: { ...Object.fromEntries(disabled), [id]: select },
    },
    validationSchema: validationSchemaOf({ [id]: { rule: { type: 'string' }, required: true, personal: 'address' } }),
  }
}
