import { date, dateMaximum, dateMinimum } from './date'
import { required } from './empty'
import { ext, image, mimes, size } from './file'
import { iban } from './iban'
import { email, url } from './internet'
import { loyalty } from './loyalty'
import { between, digits, integer, max_value, min_value, numeric } from './number'
import { sepa } from './sepa'
import { length, max, maxItems, min, minItems } from './size'
import { alpha, alpha_dash, alpha_num, alpha_spaces, one_of, regex } from './text'

/** Every rule of FORM-1 and FORM-11 that a form value can be asked about, by its name there. */
export const RULES = {
  required,
  min,
  max,
  minItems,
  maxItems,
  regex,
  one_of,
  email,
  iban,
  sepa,
  loyalty,
  numeric,
  integer,
  between,
  min_value,
  max_value,
  digits,
  length,
  alpha,
  alpha_dash,
  alpha_num,
  alpha_spaces,
  url,
  size,
  ext,
  image,
  mimes,
  date,
  dateMinimum,
  dateMaximum,
} as const

export type RuleName = keyof typeof RULES
