import { textRule } from './empty'
import { isIban, normaliseIban } from './iban'
import { SEPA_COUNTRIES } from './sepa-countries'

/** False for an IBAN of a country that no SEPA direct debit reaches; what is no IBAN is for the rule of IBANs to refuse. */
export const isInSepa = (text: string): boolean =>
  !isIban(text) || SEPA_COUNTRIES.includes(normaliseIban(text).slice(0, 2))

/** An account that a SEPA direct debit reaches. sepa('FR14…') → true; sepa('BR18…') → false */
export const sepa = textRule(isInSepa)
