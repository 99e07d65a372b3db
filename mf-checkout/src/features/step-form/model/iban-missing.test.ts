import { isIbanMissing } from './iban-missing'

describe('isIbanMissing', () => {
  it.each([
    ['an empty form', {}, false],
    ['another way to pay', { payment: { method: 'INVOICE' } }, false],
    ['an account without IBAN', { payment: { method: 'DIRECT_DEBIT', account_holder: 'Ada Ng' } }, true],
    ['the stored IBAN', { payment: { method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000' } }, false],
  ])('of %s: %j → %s', (_, values, expected) => {
    expect(isIbanMissing(values)).toBe(expected)
  })
})
