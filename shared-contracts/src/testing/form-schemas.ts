import { ok } from '../errors'
import type { FieldDefinition, FormSchema } from '../forms'

/** A required text field. aField({label: 'Ort'}) */
export const aField = (over: Partial<FieldDefinition> = {}): FieldDefinition => ({
  type: 'text',
  label: 'Vorname',
  layout: { width: 'full' },
  ...over,
})

/** A form of one section with these fields and rules. */
export function aFormSchema(
  definitions: Record<string, FieldDefinition>,
  over: { scope?: string; dataset?: Record<string, unknown>; validationSchema?: object } = {},
): FormSchema {
  const { scope = 'CUSTOMER', dataset = {}, validationSchema = { type: 'object' } } = over
  return {
    scope,
    definitionSchema: {
      dataset,
      form: [{ id: 'section', title: 'Wer bestellt?', fields: Object.keys(definitions) }],
      definitions,
    },
    validationSchema: { ...validationSchema },
    validator: `/validators/${scope}.js`,
  }
}

/** Name, birth date, e-mail and an optional other address with its own rules. */
export const aCustomerForm = (): FormSchema =>
  aFormSchema(
    {
      'customer.first_name': aField({ autocomplete: 'given-name' }),
      'customer.last_name': aField({ label: 'Nachname', autocomplete: 'family-name' }),
      'customer.birth_date': aField({ type: 'date', label: 'Geburtsdatum', autocomplete: 'bday' }),
      'customer.email': aField({
        type: 'email',
        label: 'E-Mail',
        autocomplete: 'email',
        errorMessages: { format: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
      }),
      'customer.billing_address_differs': aField({ type: 'checkbox', label: 'Rechnung an andere Adresse' }),
      'customer.billing_address.zipcode': aField({
        label: 'Postleitzahl',
        autocomplete: 'billing postal-code',
        visibleIf: { field: 'customer.billing_address_differs', equals: true },
        requiredWhenVisible: true,
        errorMessages: { pattern: 'Bitte geben Sie fünf Ziffern ein.' },
      }),
    },
    {
      validationSchema: {
        type: 'object',
        required: ['customer'],
        properties: {
          customer: {
            type: 'object',
            required: ['first_name', 'last_name', 'birth_date', 'email'],
            properties: {
              first_name: { type: 'string', maxLength: 35 },
              last_name: { type: 'string', maxLength: 46 },
              birth_date: { type: 'string', format: 'date' },
              email: { type: 'string', format: 'email' },
              billing_address_differs: { type: 'boolean' },
              billing_address: { type: 'object', properties: { zipcode: { type: 'string', pattern: '^[0-9]{5}$' } } },
            },
          },
        },
      },
    },
  )

/** Direct debit with IBAN, or invoice. */
export const aPaymentForm = (dataset: Record<string, unknown> = {}): FormSchema =>
  aFormSchema(
    {
      'payment.method': aField({
        type: 'radio',
        label: 'Zahlungsart',
        options: [
          { value: 'DIRECT_DEBIT', label: 'Lastschrift' },
          { value: 'INVOICE', label: 'Überweisung nach Rechnung' },
        ],
      }),
      'payment.iban': aField({
        type: 'iban',
        label: 'IBAN',
        visibleIf: { field: 'payment.method', equals: 'DIRECT_DEBIT' },
        requiredWhenVisible: true,
      }),
    },
    {
      scope: 'PAYMENT',
      dataset,
      validationSchema: {
        type: 'object',
        required: ['payment'],
        properties: {
          payment: {
            type: 'object',
            required: ['method'],
            properties: {
              method: { type: 'string', enum: ['DIRECT_DEBIT', 'INVOICE'] },
              iban: {
                type: 'string',
                if: { pattern: '^[A-Z]{2}[0-9]{2} \\*{4} [0-9A-Z]{4}$' },
                else: { format: 'iban' },
              },
            },
          },
        },
      },
    },
  )

/** Terms that must be accepted, advertising that need not. */
export const aConsentsForm = (): FormSchema =>
  aFormSchema(
    {
      'consents.terms': aField({ type: 'checkbox', label: 'Die AGB gelten' }),
      'consents.marketing_email': aField({ type: 'checkbox', label: 'Werbung per E-Mail' }),
    },
    {
      scope: 'CONSENTS',
      validationSchema: {
        type: 'object',
        required: ['consents'],
        properties: {
          consents: {
            type: 'object',
            required: ['terms'],
            properties: { terms: { type: 'boolean', const: true }, marketing_email: { type: 'boolean' } },
          },
        },
      },
    },
  )

/** Stands for the loading of a validator, which Jest can't import: compiles the form's rules where it is, as the API does. */
export async function compiledValidator(_apiBase: string, { validationSchema }: FormSchema) {
  const { compileSchema } = await import('../forms/ajv')
  const compiled = await compileSchema(validationSchema)
  return compiled.ok ? ok(compiled.value.validate) : compiled
}
