import { valueAt, type FormSchema } from '@nimbus/shared-contracts/forms'
import { brokenRule, messageFor, rulesOf, type FieldSchema } from '@nimbus/shared-contracts/forms/rules'
import { valuesOf, type AddressDraft } from './address-draft'

/** Messages by field id: {'customer.address.zipcode': 'Bitte geben Sie fünf Ziffern ein.'} */
export type AddressErrors = Record<string, string>

/** What the server's rules say about the draft, one message per field; empty when it can be sent. */
export function addressErrors(schema: FormSchema, draft: AddressDraft): AddressErrors {
  const { form, definitions } = schema.definitionSchema
  const values = valuesOf(draft)
  const found = form
    .flatMap(({ fields }) => fields)
    .flatMap((id) => {
      const value = valueAt(values, id)
      const { field, required } = fieldSchema(schema.validationSchema, id)
      // an empty field breaks nothing but `required` (FORM-10)
      const rules = rulesOf(field, { required }).filter(({ name }) => name === 'required' || value !== undefined)
      const broken = brokenRule(value ?? null, rules)
      if (!broken) return []
      const { label = id, errorMessages } = definitions[id] ?? {}
      return [[id, messageFor(broken.name, { field: label, messages: errorMessages })] as const]
    })
  return Object.fromEntries(found)
}

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

/** The JSON Schema of one field, found by its dotted id, and whether its parent requires it. */
function fieldSchema(schema: object, id: string): { field: FieldSchema; required: boolean } {
  const names = id.split('.')
  const last = names.at(-1) ?? id
  const parent = names
    .slice(0, -1)
    .reduce<ObjectSchema>((inner, name) => asObject(inner.properties?.[name]), asObject(schema))
  return { field: asObject(parent.properties?.[last]), required: parent.required?.includes(last) ?? false }
}

const asObject = (value: unknown): ObjectSchema & FieldSchema =>
  typeof value === 'object' && value !== null ? value : {}
