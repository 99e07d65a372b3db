import { isYoung, needsFibreConnection } from '@nimbus/shared-contracts/catalogue'
import { addDays, addMonths } from '@nimbus/shared-contracts/dates'
import { MOBILE_NUMBER_DAYS } from '@nimbus/shared-contracts/law'
import { routes } from '@nimbus/shared-contracts/routes'
import { SEPA_MANDATE } from '../../kernel/company/sepa-mandate'
import { notYet28On, ofAgeOn } from '../../kernel/dates/legal-dates'
import { LATER, socketsToVisit } from '../fields/appointment'
import type { FormContext } from '../fields/form-context'
import { MASKED_IBAN } from '../fields/iban'
import { ANY } from '../fields/new-number'
import { NUMBER_PATTERN } from '../fields/pool'
import { SLOT_PATTERN } from '../fields/slots'
import { lineDays, START_MONTHS } from './line-days'

/** Letters of any alphabet with accents, apostrophes, hyphens and spaces (FRM-39). */
const NAME = "^[\\p{L}][\\p{L}\\p{M} .'’-]*$"

/** Years that nobody's birth lies back. */
const OLDEST = 120

/** A number can be taken along up to this many months before its contract ends, and this many days after (FIELD-13). */
const PORTING = { monthsAhead: 4, daysAfter: MOBILE_NUMBER_DAYS, days: 8 }

const IBAN = { format: 'iban', sepa: true, minLength: 15, maxLength: 42 }

/** What the forms of data/forms depend on, by the names of their slots. */
export function formFacts(context: FormContext) {
  const { today, kind, tariff, checkData, hasDevice, hasIban, offered } = context
  const young = isYoung(tariff)
  const landline = tariff.kind === 'landline'
  const oldestBirth = addMonths(today, -OLDEST * 12)
  return {
    today,
    young,
    landline,
    mobile: !landline,
    prepaid: tariff.kind === 'prepaid',
    newContract: kind === 'new-contract',
    hasDevice,
    hasIban,
    /** The address of a landline order is the one that was checked. */
    fixed: checkData !== null,
    laysFibre: needsFibreConnection(tariff) && checkData?.availability.fibre !== 'BUILT',
    socketsToVisit: socketsToVisit(context),
    appointments: offered ?? [LATER],
    appointmentPattern: `^(${LATER.value}|${SLOT_PATTERN})$`,
    newNumbers: offered ?? [ANY],
    newNumberPattern: `^(${ANY.value}|${NUMBER_PATTERN})$`,
    namePattern: NAME,
    oldestBirth,
    earliestBirth: young ? notYet28On(today) : oldestBirth,
    latestBirth: ofAgeOn(today),
    latestMove: addMonths(today, START_MONTHS),
    ...lineDays(context),
    portingDays: PORTING.days,
    portingMonthsAhead: PORTING.monthsAhead,
    portingDaysAfter: PORTING.daysAfter,
    earliestPortingEnd: addDays(today, -PORTING.daysAfter),
    latestPortingEnd: addMonths(today, PORTING.monthsAhead),
    /** A stored IBAN comes back masked; the server knows which one is meant. */
    ibanRule: hasIban ? { if: { pattern: MASKED_IBAN }, else: IBAN } : IBAN,
    mandate: SEPA_MANDATE,
    serviceDescription: routes.serviceDescription({ tariff: tariff.concrete_product_id }),
  }
}
