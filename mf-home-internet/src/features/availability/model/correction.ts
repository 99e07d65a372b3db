import type { AddressCorrection, AvailabilityRequest } from '@nimbus/shared-contracts/availability'
import { withValue, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { text } from '../../../messages/de'
import { datasetValue, fieldName } from './address-draft'

export type Correction = AddressCorrection['correction']

/**
 * The next question to the server after the shopper answered a doubt: the address of the chosen option, the chosen unit, or
 * the own input with the field named as confirmed, beside those that were before. Undefined for an option that isn't there.
 */
export function requestAfter(
  { field, options }: Correction,
  value: string,
  asked: AvailabilityRequest,
): AvailabilityRequest | undefined {
  const option = options.find((candidate) => candidate.value === value)
  if (!option) return undefined
  if (field === 'unit') return { ...asked, address: option.address ?? asked.address, unit: option.value }
  const confirmed = asked.confirmed ?? []
  return option.address ? { ...asked, address: option.address } : { ...asked, confirmed: [...confirmed, field] }
}

/** A correction as its form shows it. */
interface CorrectionForm {
  /** The doubted field. */
  id: string
  label: string
  schema: FormSchema
  /** The values to begin with: nothing is chosen yet. */
  initial: FormValues
  /** Why the field is asked for. */
  doubt: string
}

/** The server's form of a correction, in which the shopper's own input says that it is that. */
export function correctionForm(correction: Correction): CorrectionForm {
  const { field, formSchema: schema } = correction
  const { form, definitions, dataset } = schema.definitionSchema
  const id = form.flatMap(({ fields }) => fields).find((name) => fieldName(name) === field) ?? field
  const definition = definitions[id]
  const labelled = definition && { [id]: { ...definition, options: optionsOf(correction) } }
  return {
    id,
    label: definition?.label ?? text.correction.unit,
    schema: {
      ...schema,
      definitionSchema: { ...schema.definitionSchema, definitions: { ...definitions, ...labelled } },
    },
    initial: withValue(dataset, id, ''),
    doubt: doubtText(correction, datasetValue(schema, id)),
  }
}

function optionsOf({ field, options }: Correction): { value: string; label: string }[] {
  return options.map(({ value, label, address }) => {
    const own = field !== 'unit' && !address
    return { value, label: own && label === value ? text.correction.ownInput(label) : label }
  })
}

/** What was entered isn't known, a part is missing, or two parts don't belong together. */
function doubtText({ field, options }: Correction, entered: string): string {
  if (field === 'unit') return text.correction.severalUnits
  if (field === 'zipcode') return text.correction.zipMismatch
  if (entered !== '') return text.correction.doubt(entered)
  const known = options.flatMap(({ label, address }) => (address ? [label] : []))
  return field === 'house_no_suffix' ? text.correction.whichSuffix(known.join(', ')) : text.correction.choose
}
