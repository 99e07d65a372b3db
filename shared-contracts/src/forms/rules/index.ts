export { parseAddress, parseStreet, type ParsedAddress } from './address'
export { ADULT_AGE, ageOn, isAdult, isYoung, YOUNG_AGE_MAX } from './age'
export { parseGermanDate, type Day } from './date'
export {
  HOUSE_NO_PATTERN,
  HOUSE_NO_SUFFIX_PATTERN,
  joinHouseNumber,
  parseHouseNumber,
  type HouseNumber,
} from './house-number'
export { formatIban, isIban, maskIban, normaliseIban } from './iban'
export { isEmail } from './internet'
export { isLoyaltyNumber, LOYALTY_PREFIX } from './loyalty'
export { messageFor, REQUIRED_MESSAGE } from './message'
export { formatPhone, normalisePhone } from './phone'
export { SEPA_COUNTRIES } from './sepa-countries'
export { isInSepa } from './sepa'
export { characters } from './size'
export { isReadable, patternOf, READABLE_PATTERN, UNREADABLE_MESSAGE } from './text'
export { tidyText, type NormalisePhone } from './tidy'
export { asTyped } from './typed'
