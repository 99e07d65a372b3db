import type { FieldDefinition } from '../form-schema'
import { capitalise } from '../values'
import { parseGermanDate } from './date'
import { normaliseIban } from './iban'
import { asTyped } from './typed'

/** E.164 of a number that can be called, as `normalisePhone`: only forms that ask for one carry the 16 kB that know all numbers. */
export type NormalisePhone = (text: string) => string | undefined

/** What decides how a field's value is written. */
export type TidiedField = Pick<FieldDefinition, 'type' | 'inputMode'> & { id: string }

/** A date of which no part was typed. */
const NO_DATE = /^-+$/

/** Fields whose values are chosen, not typed. */
const CHOSEN: readonly FieldDefinition['type'][] = ['select', 'radio', 'checkbox']

/**
 * The one way in which browser and API write what was typed, before it is checked and stored: `asTyped`, without spaces that mean
 * nothing, an IBAN and digits without any, a date as YYYY-MM-DD, the customer's phone as E.164 and other numbers as they
 * are dialled here, city and street with a capital letter (FORM-10). What can't be read stays, so that its rule
 * names it. tidyText(' 0345/27 95 80', {id: 'customer.phone', type: 'tel'}, normalisePhone) → '+49345279580'
 */
export function tidyText(
  typed: string,
  { id, type, inputMode }: TidiedField,
  normalisePhone: NormalisePhone = () => undefined,
): string {
  if (CHOSEN.includes(type)) return typed
  const text = asTyped(typed).trim().replace(/\s+/g, ' ')
  // the server knows which IBAN a masked one stands for
  if (type === 'iban') return text.includes('*') ? text : normaliseIban(text)
  if (type === 'date') return NO_DATE.test(text) ? '' : (parseGermanDate(text) ?? text)
  if (type === 'tel') return writtenPhone(text, normalisePhone(text), id)
  if (inputMode === 'numeric') return text.replaceAll(' ', '')
  return /\.(city|street)$/.test(id) ? capitalise(text) : text
}

/** The customer's own as E.164, any other German number as it is dialled here: 01712345678; what is no number stays as it is. */
function writtenPhone(text: string, number: string | undefined, id: string): string {
  if (id === 'customer.phone') return number ?? text
  return number?.startsWith('+49') ? `0${number.slice(3)}` : text
}
