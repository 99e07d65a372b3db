export { COMPENSATION } from './compensation'
export {
  LINE_NUMBERS_MONTHS,
  LONGEST_TERM,
  MOBILE_NUMBER_DAYS,
  NOTICE_MONTHS,
  OFFERED_TERM,
  WITHDRAWAL_DAYS,
} from './terms'
export { AT_END_OF_FOUR_WEEKS, CANCEL_ANYTIME, ENDING, NO_TERM_SENTENCES, termSentences, WITH_NOTICE } from './texts'
export { LINE_NUMBERS_TIME, MOBILE_NUMBER_TIME } from './times'
export { WITHDRAWAL_TIME, WITHDRAWAL_TIME_IN_WORDS } from './withdrawal'
