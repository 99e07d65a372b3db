import { valueAt, type FormValues } from '@nimbus/shared-contracts/forms'

/**
 * True when an account was given before, of which the IBAN is no longer here: after a reload, in a new session, on another
 * device. isIbanMissing({payment: {method: 'DIRECT_DEBIT', account_holder: 'Ada Ng'}}) → true; of an empty form → false
 */
export const isIbanMissing = (initial: FormValues): boolean =>
  valueAt(initial, 'payment.method') === 'DIRECT_DEBIT' && !valueAt(initial, 'payment.iban')
