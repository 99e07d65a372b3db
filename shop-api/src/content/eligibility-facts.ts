import { ADULT_AGE, YOUNG_AGE_MAX } from '@nimbus/shared-contracts/forms/rules'

/** Whom Young tariffs are for (spec section 5), as it is said after "für". */
export const YOUNG_PERSONS = `Personen von ${ADULT_AGE} bis ${YOUNG_AGE_MAX} Jahren`
