/**
 * The rules of FORM-1 and FORM-11 that a schema can carry, as the functions that a validator calls: what the rule says and what
 * a compiled validator says is one thing. A validator compiled to source imports this module (`code.formats`), so it has
 * no dependency and stays small.
 */
export { date, dateMaximum, dateMinimum } from '../rules/date'
export { isEmpty, required } from '../rules/empty'
export { iban } from '../rules/iban'
export { email, url } from '../rules/internet'
export { isKind } from '../rules/kind'
export { loyalty } from '../rules/loyalty'
export { between, digits, integer, max_value, min_value, numeric } from '../rules/number'
export { isSame } from '../rules/same'
export { sepa } from '../rules/sepa'
export { length, max, maxItems, min, minItems } from '../rules/size'
export { alpha, alpha_dash, alpha_num, alpha_spaces, one_of, regex } from '../rules/text'
