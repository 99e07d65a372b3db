/**
 * The formats of our form schemas as plain functions: ajv takes them as they are, and a validator compiled to source
 * imports this module (`code.formats`). No dependency, so that such a validator stays small.
 */
import { isDay } from '../rules/date'
import { isIban } from '../rules/iban'
import { isEmail } from '../rules/internet'
import { isLoyaltyNumber } from '../rules/loyalty'

export { isDay as date, isEmail as email, isIban as iban, isLoyaltyNumber as loyalty, isLoyaltyNumber as product }
