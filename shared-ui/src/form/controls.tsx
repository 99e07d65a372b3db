import { useContext } from 'react'
import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import { RadioGroup } from '@nimbus/shared-ui/choice'
import { Combobox } from '@nimbus/shared-ui/combobox'
import { CheckboxField, DateField, SelectField, TextField } from '@nimbus/shared-ui/field'
import { asTyped, formatIban, isIban, isInSepa } from '@nimbus/shared-contracts/forms/rules'
import { AddressTypeahead } from './address-typeahead'
import { inputMode, line, shared, text, type ControlProps } from './control-props'
import { de } from './de'
import { FixedValue } from './fixed-value'
import { SourcesContext, type Options, type WantedPart } from './form-sources'
import { MoreChoices } from './more-choices'

function TextControl(props: ControlProps) {
  const { type } = props.definition
  return (
    <TextField
      {...line(props)}
      type={type === 'email' || type === 'tel' ? type : 'text'}
      inputMode={inputMode(props.definition)}
    />
  )
}

/**
 * Groups of four while typing or pasting at the end; elsewhere the text stays as typed, since grouping would move the
 * cursor. ibanTyped('DE89', 'DE893') → 'DE89 3'
 */
function ibanTyped(before: string, now: string): string {
  const appended = now.length > before.length && now.startsWith(before)
  return appended ? formatIban(now) : now
}

function IbanControl(props: ControlProps) {
  const value = text(props.value)
  return (
    <TextField
      {...line(props)}
      numeric
      autoComplete="off"
      onChange={(typed) => props.onChange(ibanTyped(value, typed))}
      onBlur={() => {
        props.onChange(formatIban(value))
        props.onBlur()
      }}
      valid={isIban(value) && isInSepa(value) ? de.ibanValid : undefined}
    />
  )
}

function SelectControl(props: ControlProps) {
  const { optional, options = [] } = props.definition
  return <SelectField {...line(props)} options={options} placeholder={optional ? de.noStatement : de.select} />
}

/** Which source of a field suggests which part of an address. */
const ADDRESS_PARTS = new Map<string | undefined, WantedPart['field']>([
  ['streets', 'street'],
  ['cities', 'city'],
])

/** The first eight choices with the text in their label; capitals don't matter. suggestOptions([Nordlicht, Südfunk], 'nord') → [Nordlicht] */
function suggestOptions(options: Options, query: string): Options {
  const wanted = asTyped(query).trim().toLocaleLowerCase('de')
  return options.filter(({ label }) => label.toLocaleLowerCase('de').includes(wanted)).slice(0, 8)
}

function TypeaheadControl(props: ControlProps) {
  const { options, source } = props.definition
  const { addresses } = useContext(SourcesContext)
  const part = ADDRESS_PARTS.get(source)
  if (part && addresses) return <AddressTypeahead {...props} part={part} addresses={addresses} />
  if (!options) return <TextControl {...props} />
  return (
    <Combobox
      {...line(props)}
      onSelect={({ label }) => props.onChange(label)}
      load={async (query) => suggestOptions(options, query)}
      minLength={1}
      emptyText={de.noSuggestions}
    />
  )
}

function DateControl(props: ControlProps) {
  const { definition, value, onChange, onBlur } = props
  return (
    <DateField
      {...shared(props)}
      legend={definition.label}
      value={text(value)}
      onChange={onChange}
      onBlur={onBlur}
      autoComplete={definition.autocomplete === 'bday' ? 'bday' : undefined}
      disabled={definition.layout.disabled}
    />
  )
}

function RadioControl(props: ControlProps) {
  const { definition, value, onChange, onBlur } = props
  if (definition.more_label) return <MoreChoices {...props} moreLabel={definition.more_label} />
  return (
    <div onBlur={onBlur}>
      <RadioGroup
        {...shared(props)}
        legend={definition.label}
        options={definition.options ?? []}
        value={text(value)}
        onChange={onChange}
        disabled={definition.layout.disabled}
      />
    </div>
  )
}

function CheckboxControl({ id, definition, value, onChange, onBlur, error }: ControlProps) {
  return (
    <div onBlur={onBlur}>
      <CheckboxField
        id={id}
        name={id}
        label={<CheckboxLabel {...definition} />}
        checked={value === true}
        onChange={onChange}
        error={error}
        hint={definition.hint}
        disabled={definition.layout.disabled}
      />
    </div>
  )
}

/** A box that need not be ticked says so, as other optional fields do. */
const CheckboxLabel = ({ label, optional }: FieldDefinition) => (
  <>
    <span>{label}</span>
    {optional && <span className="opt">{de.optional}</span>}
  </>
)

const ReadonlyControl = ({ definition, value }: ControlProps) => <FixedValue label={definition.label} value={value} />

/** The control of each field type; `list` is made of the others. */
export const CONTROLS = {
  text: TextControl,
  email: TextControl,
  tel: TextControl,
  iban: IbanControl,
  select: SelectControl,
  typeahead: TypeaheadControl,
  date: DateControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  readonly: ReadonlyControl,
} as const
