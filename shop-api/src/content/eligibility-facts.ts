import { ADULT_AGE, YOUNG_AGE_MAX } from '@nimbus/shared-contracts/forms/rules'

/** Months without a line at the provider that make somebody a new customer (spec section 5). */
export const NEW_CUSTOMER_MONTHS = 3

/** Whom Young tariffs are for (spec section 5), as it is said after "für". */
export const YOUNG_PERSONS = `Personen von ${ADULT_AGE} bis ${YOUNG_AGE_MAX} Jahren`
