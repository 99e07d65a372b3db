import type { AddressCorrection } from '@nimbus/shared-contracts/availability'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { aCheckData } from '@nimbus/shared-contracts/testing'

const field = (label: string, over: object = {}) => ({
  type: 'text' as const,
  label,
  layout: { width: 'half' as const, disabled: false },
  ...over,
})

/** The server's form of the availability check (AVAIL-2), as POST …/form-schemas answers it. */
export function anAddressForm(): FormSchema {
  const definitions = {
    'customer.address.zipcode': field('Postleitzahl', {
      autocomplete: 'postal-code',
      inputMode: 'numeric',
      errorMessages: { pattern: 'Bitte geben Sie fünf Ziffern ein.', minLength: 'Bitte geben Sie fünf Ziffern ein.' },
    }),
    'customer.address.city': field('Ort'),
    'customer.address.street': field('Straße', { type: 'typeahead' }),
    'customer.address.house_no': field('Hausnummer'),
    'customer.address.house_no_suffix': field('Zusatz', { optional: true }),
  }
  return {
    scope: 'AVAILABILITY_CHECK',
    definitionSchema: {
      dataset: { customer: { address: {} } },
      form: [{ id: 'address', title: 'Wo soll der Anschluss hin?', fields: Object.keys(definitions) }],
      definitions,
    },
    validationSchema: {
      properties: {
        customer: {
          properties: {
            address: {
              required: ['zipcode', 'city', 'street', 'house_no'],
              properties: {
                zipcode: { type: 'string', minLength: 5, maxLength: 5, pattern: '^[0-9]{5}$' },
                city: { type: 'string', minLength: 2, maxLength: 40 },
                street: { type: 'string', minLength: 2, maxLength: 46 },
                house_no: { type: 'string', minLength: 1, maxLength: 4, pattern: '^[0-9]{1,4}$' },
                house_no_suffix: { type: 'string', maxLength: 8, pattern: '^[0-9A-Za-z/-][0-9A-Za-z /.-]*$' },
              },
            },
          },
        },
      },
    },
  }
}

/** The register doubts the street "Lindenstr": all other fields are disabled, it is a select. */
export function aCorrection(): AddressCorrection {
  const formSchema = anAddressForm()
  const { address } = aCheckData().availability
  formSchema.definitionSchema.dataset = { customer: { address: { ...address, street: 'Lindenstr' } } }
  const options = [
    { value: 'Lindenstraße', label: 'Lindenstraße', address },
    { value: 'Lindenstr', label: 'Meine Eingabe war richtig: Lindenstr' },
  ]
  for (const definition of Object.values(formSchema.definitionSchema.definitions))
    definition.layout = { disabled: true }
  formSchema.definitionSchema.definitions['customer.address.street'] = {
    ...field('Straße'),
    type: 'select',
    options: options.map(({ value, label }) => ({ value, label })),
  }
  return { correction: { field: 'street', options, formSchema } }
}
