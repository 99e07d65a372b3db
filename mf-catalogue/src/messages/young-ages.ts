import { ADULT_AGE, YOUNG_AGE_MAX } from '@nimbus/shared-contracts/forms/rules'

/** Ages of those who can have a Young tariff: "18 bis 27" */
export const YOUNG_AGES = `${ADULT_AGE} bis ${YOUNG_AGE_MAX}`
