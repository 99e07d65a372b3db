export { nearestPossible } from './alternative'
export { regularPriceFrom } from './eligibility'
export { ELIGIBILITY_TEXT, eligibilityTexts, regularPriceText, YOUNG_PERSONS } from './texts'
