export { regularPriceFrom } from './regular-price'
export { ELIGIBILITY_TEXT, eligibilityTexts, regularPriceText, YOUNG_PERSONS } from './texts'
