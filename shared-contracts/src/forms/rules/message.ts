/** Message of `required` (FORM-2). */
export const REQUIRED_MESSAGE = 'Dieses Feld ist erforderlich'

interface Wording {
  /** The field's label, for the default message. */
  field: string
  /** The field's `errorMessages`. */
  messages?: Readonly<Record<string, string>> | undefined
}

/**
 * What a field says when it breaks a rule, by the key that `fieldErrors` has: the schema's own text, else that of FORM-2 for
 * `required`, else the default of the library (FORM-3); our API sends a German message for every rule. A box that must be
 * ticked breaks `const`, which is the rule `required`: that fails for false.
 * messageFor('minLength', {field: 'Ort', messages: {minLength: 'Mindestens zwei Zeichen'}}) → 'Mindestens zwei Zeichen'
 */
export function messageFor(key: string, { field, messages = {} }: Wording): string {
  const own = Object.hasOwn(messages, key) ? messages[key] : undefined
  if (own !== undefined) return own
  return key === 'required' || key === 'const' ? (messages.required ?? REQUIRED_MESSAGE) : `${field} is not valid.`
}
