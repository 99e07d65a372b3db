export { parseAddress, parseStreet, type ParsedAddress } from './address'
export { ADULT_AGE, ageOn, isAdult, isYoung, YOUNG_AGE_MAX } from './age'
export { apply, brokenRule, RULES, type AppliedRule, type RuleName } from './apply'
export { formatGermanDate, parseGermanDate, type Day } from './date'
export { isEmpty } from './empty'
export { dimensions, type FileFacts } from './file'
export { rulesOf, type FieldSchema } from './from-schema'
export {
  HOUSE_NO_PATTERN,
  HOUSE_NO_SUFFIX_PATTERN,
  joinHouseNumber,
  parseHouseNumber,
  type HouseNumber,
} from './house-number'
export { formatIban, isIban, maskIban, normaliseIban } from './iban'
export { isEmail } from './internet'
export { KEYWORD_RULES } from './keyword-rules'
export { isLoyaltyNumber, LOYALTY_PREFIX } from './loyalty'
export { defaultMessage, messageFor, messageForKey, messageKeyOf, REQUIRED_MESSAGE } from './message'
export { formatPhone, nationalPhone, normalisePhone } from './phone'
export { characters } from './size'
export { isReadable, patternOf, READABLE_PATTERN, UNREADABLE_MESSAGE } from './text'
export { tidyText, type TidiedField } from './tidy'
export { uncallable } from './uncallable'
