import { isEmpty, textRule } from './empty'
import { isSame } from './same'

/**
 * A server pattern as a regular expression with Unicode classes, or undefined when it is broken: needless escapes such as
 * `\-` are errors in that mode (AJV-53). patternOf('^[0-9]{5}$') → /^[0-9]{5}$/u
 */
export function patternOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u')
  } catch {
    return undefined
  }
}

/** The text matches the pattern; a broken pattern costs only this rule. regex('01067', '^[0-9]{5}$') → true */
export function regex(value: unknown, pattern: string): boolean {
  const expression = patternOf(pattern)
  return expression === undefined || textRule((text) => expression.test(text))(value)
}

/** What free text may not have: control characters but tab and line break, and halves of characters. */
const UNREADABLE = '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F\\p{Surrogate}'

/** The pattern of free text, for a schema. */
export const READABLE_PATTERN = `^[^${UNREADABLE}]*$`

const READABLE = new RegExp(READABLE_PATTERN, 'u')

/** What a text says that breaks it. */
export const UNREADABLE_MESSAGE = 'Bitte entfernen Sie unlesbare Zeichen aus Ihrer Eingabe.'

/** Free text that a database can store and a paper can print. isReadable('Ng') → true; isReadable('Ng\\u0000') → false */
export const isReadable = (text: string): boolean => READABLE.test(text)

/** The value is one of the choices; numbers match their text, as form values are text. one_of('Frau', ['Herr', 'Frau']) → true */
export function one_of(value: unknown, choices: readonly unknown[]): boolean {
  if (isEmpty(value)) return true
  if (Array.isArray(value)) return value.every((entry) => one_of(entry, choices))
  return choices.some((choice) => isSame(choice, value) || (isWritten(choice) && `${choice}` === plainText(value)))
}

/** True for what a form can hold as text; any two groups have the same one. */
const isWritten = (choice: unknown): choice is string | number =>
  typeof choice === 'string' || typeof choice === 'number'

/** The text of a value that is no group: some groups have none at all, and throw where they are asked. */
const plainText = (value: unknown): string | undefined =>
  isWritten(value) || typeof value === 'boolean' ? `${value}` : undefined

/** Letters of any language. alpha('Żółć') → true; alpha('R2') → false */
export const alpha = textRule((text) => /^[\p{L}\p{M}]+$/u.test(text))

/** Letters, digits, hyphen and underscore. alpha_dash('tarif_1-a') → true */
export const alpha_dash = textRule((text) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(text))

/** Letters and digits. alpha_num('A1') → true */
export const alpha_num = textRule((text) => /^[\p{L}\p{M}\p{N}]+$/u.test(text))

/** Letters and spaces. alpha_spaces('von der Leyen') → true */
export const alpha_spaces = textRule((text) => /^[\p{L}\p{M}\s]+$/u.test(text))
