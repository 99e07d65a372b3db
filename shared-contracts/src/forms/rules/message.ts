import type { RuleName } from './apply'

/** Message of `required` (FORM-2). */
export const REQUIRED_MESSAGE = 'Dieses Feld ist erforderlich'

/** The rules whose messages a schema keeps under another name (FORM-1); all others are kept under their own. */
const MESSAGE_KEYS: Partial<Record<RuleName, string>> = {
  min: 'minLength',
  max: 'maxLength',
  regex: 'pattern',
  email: 'format',
  loyalty: 'format',
  iban: 'format',
  date: 'format',
  numeric: 'type',
}

/** Under which name a field's `errorMessages` have the text of a rule. messageKeyOf('min') → 'minLength' */
export const messageKeyOf = (rule: RuleName): string => MESSAGE_KEYS[rule] ?? rule

/** The default of the library (FORM-3); our API sends a German message for every rule. */
export const defaultMessage = (field: string): string => `${field} is not valid.`

interface Wording {
  /** The field's label, for the default message. */
  field: string
  /** The field's `errorMessages`. */
  messages?: Readonly<Record<string, string>> | undefined
}

/**
 * What a field says when it breaks a rule: the schema's own text, else that of FORM-2 for `required`, else the default.
 * messageFor('min', {field: 'Ort', messages: {minLength: 'Mindestens zwei Zeichen'}}) → 'Mindestens zwei Zeichen'
 */
export const messageFor = (rule: RuleName, wording: Wording): string => messageForKey(messageKeyOf(rule), wording)

/** The same by the name that a schema keeps the message under, as `fieldErrors` has it. */
export function messageForKey(key: string, { field, messages = {} }: Wording): string {
  const own = Object.hasOwn(messages, key) ? messages[key] : undefined
  return own ?? (key === 'required' ? REQUIRED_MESSAGE : defaultMessage(field))
}
