export { ACCESS_DATA } from './access-data'
export { boundText, monthsText, termText } from './months'
export { oneOffName, oneOffTexts } from './one-off'
export {
  deliveryFact,
  hasEnded,
  orderFacts,
  parcelNames,
  parcelText,
  type OrderFact,
  type OrderOfFacts,
} from './order-facts'
export { PLANNED_PAYMENT, PLANNED_TERM, plannedLineTexts, plannedStart, plannedTitle } from './planned-line'
export { equivalentText, listedPrices, statedPrices, stepMonths, type StepStyle } from './price-steps'
export { USAGE_PRICES } from './usage'
export { TV_NAME, tvText } from './tv'
export { givesNotice, isSeamless, SWITCH_GAP, switchName, switchTexts, WE_GIVE_NOTICE } from './provider-switch'
export { SOMEBODY_AT_HOME, visitText, type VisitTime } from './visit'
export { lateStartTexts, movedStartText, startNote, wishedStart } from './line-start'
