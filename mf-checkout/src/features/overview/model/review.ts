import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { valueAt, type FieldDefinition, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { joinHouseNumber } from '@nimbus/shared-contracts/forms/rules'
import { visibleFields } from '@nimbus/shared-ui/form'
import { overview } from '../../../messages/overview.de'

/** One line of the review: {label: 'E-Mail', text: 'ada@beispiel.de'} */
export interface ReviewRow {
  id: string
  label: string
  text: string
}

const ADDRESS_PART = /^(.+)\.(zipcode|city|district|street|house_no|house_no_suffix)$/
/** What is typed twice is read once. */
const REPEATED = /_repeat$/
const NAME_PART = /^(.+)\.(salutation|title|first_name|last_name)$/

/**
 * What was saved in a scope, for reading: names and addresses in one line, choices by their label, dates in German. Fields
 * that are empty aren't listed, boxes only when they are ticked; consents are listed either way. A box that only opens other
 * fields has said all with them.
 */
export function reviewRows(schema: FormSchema): ReviewRow[] {
  const values = schema.definitionSchema.dataset
  const fields = visibleFields(schema, values).filter(({ id }) => !REPEATED.test(id))
  const deciders = new Set(fields.map(({ definition }) => definition.visibleIf?.field))
  const rows = fields.flatMap(({ id, definition }): ReviewRow[] => {
    if (definition.type === 'checkbox' && deciders.has(id)) return []
    const address = ADDRESS_PART.exec(id)?.[1]
    if (address !== undefined)
      return [{ id: address, label: addressLabel(schema, id), text: addressText(values, address) }]
    const person = NAME_PART.exec(id)?.[1]
    if (person !== undefined)
      return [{ id: `${person}.name`, label: personLabel(schema, person), text: nameText(values, person) }]
    const label = definition.review_label ?? definition.label
    return [{ id, label, text: valueText(definition, valueAt(values, id), schema.scope === 'CONSENTS') }]
  })
  const known = new Set<string>()
  return rows.filter(({ id, text }) => text !== '' && !known.has(id) && known.add(id))
}

/** Persons of a list are called what the list is called. */
const personLabel = ({ definitionSchema }: FormSchema, person: string): string =>
  definitionSchema.definitions[person.replace(/\.\d+$/, '')]?.label ?? overview.name

function valueText({ type, options, review_value }: FieldDefinition, value: unknown, consents: boolean): string {
  if (type === 'checkbox') return value === true ? overview.yes : consents ? overview.no : ''
  if (typeof value !== 'string') return ''
  if (type === 'date') return formatGermanDate(value)
  return options?.find((option) => option.value === value)?.label ?? review_value ?? value
}

const textAt = (values: FormValues, id: string): string => {
  const value = valueAt(values, id)
  return typeof value === 'string' ? value : ''
}

/** 'Frau Dr. Ada Ng' */
const nameText = (values: FormValues, person: string): string =>
  ['salutation', 'title', 'first_name', 'last_name']
    .map((part) => textAt(values, `${person}.${part}`))
    .filter(Boolean)
    .join(' ')

/** 'Lindenstraße 12a, 01067 Dresden, 2. OG links' */
function addressText(values: FormValues, address: string): string {
  const part = (name: string): string => textAt(values, `${address}.${name}`)
  if (!part('street')) return ''
  const number = joinHouseNumber({ house_no: part('house_no'), house_no_suffix: part('house_no_suffix') })
  return [`${part('street')} ${number}`, `${part('zipcode')} ${part('city')}`, part('unit')].filter(Boolean).join(', ')
}

/** The title of a section that holds nothing but an address, else 'Adresse'. */
function addressLabel({ definitionSchema: { form, definitions } }: FormSchema, id: string): string {
  const section = form.find(({ fields }) => fields.includes(id))
  const only = section?.fields.every((field) => ADDRESS_PART.test(field) || definitions[field]?.type === 'checkbox')
  return section && only ? section.title : overview.address
}
