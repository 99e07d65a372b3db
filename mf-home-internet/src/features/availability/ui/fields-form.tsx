import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { Button } from '@nimbus/shared-ui/button'
import { ErrorSummary, FieldGrid } from '@nimbus/shared-ui/field'
import { text } from '../../../messages/de'
import { fieldName, type AddressDraft } from '../model/address-draft'
import { addressErrors, type AddressErrors } from '../model/address-errors'
import { AddressField } from './address-field'
import styles from './availability-check.module.css'

export interface AddressFieldsProps {
  draft: AddressDraft
  /** The name of the field that gets the focus when the form is there. */
  focus: string | undefined
  busy: boolean
  onChange(draft: AddressDraft): void
  onCheck(): void
  onSearch(): void
}

/** The fields once their form is there, with the rules that the server will check again. */
export function FieldsForm({
  schema,
  draft,
  focus,
  busy,
  onChange,
  onCheck,
}: AddressFieldsProps & { schema: FormSchema }) {
  const [errors, setErrors] = useState<AddressErrors>({})
  const [refused, setRefused] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const { form, definitions } = schema.definitionSchema
  const ids = form.flatMap(({ fields }) => fields)

  const focused = ids.find((id) => fieldName(id) === focus)
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus()
  }, [focused])

  useEffect(() => {
    if (refused > 0) summary.current?.focus()
  }, [refused])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (busy) return
    const found = addressErrors(schema, draft)
    setErrors(found)
    if (Object.keys(found).length > 0) setRefused((count) => count + 1)
    else onCheck()
  }

  function change(id: string, value: string): void {
    setErrors(({ [id]: _, ...others }) => others)
    onChange({ ...draft, [fieldName(id)]: value })
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={text.availability.form}>
      <ErrorSummary
        ref={summary}
        errors={ids.flatMap((id) => {
          const message = errors[id]
          return message ? [{ id, label: definitions[id]?.label ?? id, message }] : []
        })}
      />
      <FieldGrid>
        {ids.flatMap((id) => {
          const definition = definitions[id]
          if (!definition) return []
          const value = draft[fieldName(id)] ?? ''
          return (
            <AddressField
              key={id}
              id={id}
              definition={definition}
              value={value}
              error={errors[id]}
              onChange={(next) => change(id, next)}
            />
          )
        })}
      </FieldGrid>
      <p>
        <Button type="submit" busy={busy ? text.availability.checking : undefined}>
          {text.availability.check}
        </Button>
      </p>
    </form>
  )
}
