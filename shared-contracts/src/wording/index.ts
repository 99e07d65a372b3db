export { monthsText, termText } from './months'
export { oneOffName, oneOffTexts } from './one-off'
export { listedPrices, statedPrices, stepMonths, type StepStyle } from './price-steps'
export { TV_NAME, tvText } from './tv'
