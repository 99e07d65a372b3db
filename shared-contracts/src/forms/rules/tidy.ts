import type { FieldDefinition } from '../form-schema'
import { capitalise } from '../values'
import { parseGermanDate } from './date'
import { normaliseIban } from './iban'
import { nationalPhone, normalisePhone } from './phone'

/** What decides how a field's value is written. */
export type TidiedField = Pick<FieldDefinition, 'type' | 'inputMode'> & { id: string }

/** Signs without width that banking apps and PDFs put between letters; nobody types them. */
const INVISIBLE = /[\u200b\u2060\u00ad\ufeff]/g

/** A date of which no part was typed. */
const NO_DATE = /^-+$/

/** Fields whose values are chosen, not typed. */
const CHOSEN: readonly FieldDefinition['type'][] = ['select', 'radio', 'checkbox']

/**
 * The one way in which browser and API write what was typed, before it is checked and stored: without spaces that mean
 * nothing, an IBAN and digits without any, a date as YYYY-MM-DD, the customer's phone as E.164 and other numbers as they
 * are dialled here, city and street with a capital letter (FORM-10). What can't be read stays, so that its rule
 * names it. tidyText(' 0345/27 95 80', {id: 'customer.phone', type: 'tel'}) → '+49345279580'
 */
export function tidyText(typed: string, { id, type, inputMode }: TidiedField): string {
  if (CHOSEN.includes(type)) return typed
  const text = typed.replace(INVISIBLE, '').trim().replace(/\s+/g, ' ')
  // the server knows which IBAN a masked one stands for
  if (type === 'iban') return text.includes('*') ? text : normaliseIban(text)
  if (type === 'date') return NO_DATE.test(text) ? '' : (parseGermanDate(text) ?? text)
  if (type === 'tel') return id === 'customer.phone' ? (normalisePhone(text) ?? text) : nationalPhone(text)
  if (inputMode === 'numeric') return text.replaceAll(' ', '')
  return /\.(city|street)$/.test(id) ? capitalise(text) : text
}
