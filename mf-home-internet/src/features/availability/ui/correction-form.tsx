import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { AvailabilityRequest } from '@nimbus/shared-contracts/availability'
import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { FieldGrid, SelectField } from '@nimbus/shared-ui/field'
import { text } from '../../../messages/de'
import { datasetValue, fieldName } from '../model/address-draft'
import { requestAfter, type Correction } from '../model/correction'
import { AddressField } from './address-field'
import styles from './availability-check.module.css'
import type { AvailabilityCheckState } from './use-availability-check'

interface CorrectionFormProps {
  correction: Correction
  asked: AvailabilityRequest
  state: AvailabilityCheckState
}

/** All fields but the doubted one are disabled, that one is a select of the suggestions (AVAIL-8). */
export function CorrectionForm({ correction, asked, state }: CorrectionFormProps) {
  const { field, formSchema } = correction
  const { form, definitions } = formSchema.definitionSchema
  const ids = form.flatMap(({ fields }) => fields)
  const corrected = ids.find((id) => fieldName(id) === field) ?? field
  const label = definitions[corrected]?.label ?? text.availability.unit
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => alert.current?.focus(), [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (state.busy) return
    const next = requestAfter(correction, value, asked)
    if (next) void state.check(next)
    else setError(text.availability.required)
  }

  const select = (
    <SelectField
      key={corrected}
      id={corrected}
      label={label}
      value={value}
      error={error}
      placeholder={text.availability.pleaseChoose}
      options={labelled(correction)}
      onChange={(next) => {
        setError(undefined)
        setValue(next)
      }}
    />
  )
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={text.availability.form}>
      <Alert
        ref={alert}
        kind="warning"
        headingLevel={3}
        title={field === 'unit' ? text.availability.confirmUnit : text.availability.confirm(label)}
      >
        {doubtText(correction, datasetValue(formSchema, corrected))}
      </Alert>
      <FieldGrid>
        {ids.map((id) =>
          id === corrected ? select : disabledField(id, definitions[id], datasetValue(formSchema, id)),
        )}
        {!ids.includes(corrected) && select}
      </FieldGrid>
      <div className={styles.actions}>
        <Button type="submit" busy={state.busy ? text.availability.checking : undefined}>
          {text.availability.check}
        </Button>
        <Button variant="quiet" onClick={state.leaveCorrection}>
          {text.availability.back}
        </Button>
      </div>
    </form>
  )
}

/** Why the field is asked for: what was entered isn't known, a part is missing, or two parts don't belong together. */
function doubtText({ field, options }: Correction, entered: string): string {
  if (field === 'unit') return text.availability.severalUnits
  if (field === 'zipcode') return text.availability.zipMismatch
  if (entered !== '') return text.availability.doubt(entered)
  const known = options.flatMap(({ label, address }) => (address ? [label] : []))
  return field === 'house_no_suffix' ? text.availability.whichSuffix(known.join(', ')) : text.availability.choose
}

/** A field that the register doesn't doubt: readable, but not to be changed now. */
function disabledField(id: string, definition: FieldDefinition | undefined, value: string) {
  if (!definition) return null
  const { options: _, ...rest } = definition
  const locked = { ...rest, layout: { ...definition.layout, disabled: true } }
  return <AddressField key={id} id={id} definition={locked} value={value} onChange={() => {}} />
}

/** The options as they read in the select; the shopper's own input says that it is that. */
function labelled({ field, options }: Correction): { value: string; label: string }[] {
  return options.map(({ value, label, address }) => {
    const own = field !== 'unit' && !address
    return { value, label: own && label === value ? text.availability.ownInput(label) : label }
  })
}
