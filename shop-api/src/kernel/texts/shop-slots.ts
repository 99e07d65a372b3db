import { NEW_CUSTOMER_MONTHS, POINTS_RELEASED_WITHIN_DAYS } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { ELIGIBILITY_TEXT, YOUNG_PERSONS } from '@nimbus/shared-contracts/eligibility'
import {
  AT_END_OF_FOUR_WEEKS,
  CANCEL_ANYTIME,
  COMPENSATION,
  LINE_NUMBERS_TIME,
  MOBILE_NUMBER_TIME,
  OFFERED_TERM,
  WITH_NOTICE,
  WITHDRAWAL_TIME,
  WITHDRAWAL_TIME_IN_WORDS,
} from '@nimbus/shared-contracts/law'
import { LANDLINE_YOUNG_CATEGORY, PREPAID_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { ACCESS_DATA, PLANNED_PAYMENT, PLANNED_TERM, SOMEBODY_AT_HOME } from '@nimbus/shared-contracts/wording'
import { AUTHORITY, REGISTER } from '../company/facts'
import { COUNTED_USE, LIKE_HOME, OTHER_USE, OWNERSHIP, REMEDY } from './shared-sentences'
import { DRAFT_HOURS, LETTER_YEARS, MAIL_DAYS, VOUCHER_YEARS } from '../dates/periods'

const group = (prefix: string, values: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, String(value)]))

/** Pages that need no parameter, by the names of their builders. */
const PATHS = Object.fromEntries(
  Object.entries<(...args: never[]) => string>(routes).flatMap(([name, path]) =>
    path.length === 0 ? [[name, path()]] : [],
  ),
)

/** The slots that every text has, whatever it is about: the company, its pages, and what law and contract say of all offers. */
export const SHOP_SLOTS: Readonly<Record<string, string>> = {
  ...group('company', { ...COMPANY, address: postalLines().join(', ') }),
  ...group('register', REGISTER),
  ...group('authority', AUTHORITY),
  ...group('routes', {
    ...PATHS,
    fibreTariffs: routes.landlineTariffs('glasfaser-tarife'),
    dslTariffs: routes.landlineTariffs('dsl-tarife'),
    youngTariffs: routes.landlineTariffs(LANDLINE_YOUNG_CATEGORY),
    prepaidTariffs: routes.mobileTariffs(PREPAID_CATEGORY),
  }),
  ...group('law', {
    withdrawalTime: WITHDRAWAL_TIME,
    withdrawalTimeInWords: WITHDRAWAL_TIME_IN_WORDS,
    withNotice: WITH_NOTICE,
    lineNumbersTime: LINE_NUMBERS_TIME,
    mobileNumberTime: MOBILE_NUMBER_TIME,
    cancelAnytime: CANCEL_ANYTIME,
    atEndOfFourWeeks: AT_END_OF_FOUR_WEEKS,
    offeredTerm: OFFERED_TERM,
  }),
  ...group('sentence', {
    countedUse: COUNTED_USE,
    likeHome: LIKE_HOME,
    otherUse: OTHER_USE,
    ownership: OWNERSHIP,
    remedy: REMEDY,
    accessData: ACCESS_DATA,
    somebodyAtHome: SOMEBODY_AT_HOME,
    plannedTerm: PLANNED_TERM,
    plannedPayment: PLANNED_PAYMENT,
  }),
  ...group('compensation', COMPENSATION),
  ...group('eligibility', { ...ELIGIBILITY_TEXT, youngPersons: YOUNG_PERSONS }),
  ...group('period', {
    draftHours: DRAFT_HOURS,
    mailDays: MAIL_DAYS,
    letterYears: LETTER_YEARS,
    voucherYears: VOUCHER_YEARS,
    newCustomerMonths: NEW_CUSTOMER_MONTHS,
    pointsDays: POINTS_RELEASED_WITHIN_DAYS,
  }),
}
