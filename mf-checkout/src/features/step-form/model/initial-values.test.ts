import { aField, aFormSchema, aPaymentForm } from '@nimbus/shared-contracts/testing'
import { initialValues, isIbanMissing } from './initial-values'

describe('initialValues', () => {
  const schema = aFormSchema(
    {
      'c.name': aField(),
      'c.email': aField(),
      'c.address.city': aField({ type: 'readonly', layout: { disabled: true } }),
      'c.situation': aField({ type: 'radio', options: [{ value: 'NO_LINE', label: 'kein Anschluss' }] }),
      'c.holders': aField({ type: 'list' }),
    },
    { dataset: { c: { name: 'Saved', email: 'saved@beispiel.de', address: { city: 'Dresden' }, holders: [] } } },
  )

  it('puts what was typed in this tab over what the server has', () => {
    expect(initialValues(schema, { c: { name: 'Typed' } })).toMatchObject({
      c: { name: 'Typed', email: 'saved@beispiel.de' },
    })
  })

  // a form of an earlier release broke the step, or brought a choice that no longer exists
  it.each([
    [{ c: 'text' }, {}],
    [{ c: ['x'] }, {}],
    [{ c: { name: 5, email: null, holders: 'Ada', situation: 'MOVED' } }, {}],
    [{ c: { name: { first: 'Ada' }, holders: [['Ada']], situation: 'NO_LINE' } }, { situation: 'NO_LINE' }],
    [
      { c: { name: 'Typed', gone: 'x', holders: [{ first_name: 'Ada' }] } },
      { name: 'Typed', holders: [{ first_name: 'Ada' }] },
    ],
    [{ c: { name: '', address: 'Leipzig' } }, { name: '' }],
  ])('takes of %j only what still fits (STO-23)', (remembered, kept) => {
    const { c } = schema.definitionSchema.dataset
    expect(initialValues(schema, remembered)).toEqual({ c: { ...(c as object), ...kept } })
  })

  it('shows the server’s value in a field that can’t be changed', () => {
    const old = { c: { address: { city: 'Leipzig' } } }
    expect(initialValues(schema, old)).toMatchObject({ c: { address: { city: 'Dresden' } } })
  })

  // the dwelling of an earlier check used to stand beside the new address
  it('replaces a checked address as a whole', () => {
    const old = { c: { address: { city: 'Dresden', unit: '2. OG links' } } }
    expect(initialValues(schema, old).c).toMatchObject({ address: { city: 'Dresden' } })
    expect(initialValues(schema, old)).not.toHaveProperty('c.address.unit')
  })

  it('fills an empty field with what earlier steps know, if it is one of the choices', () => {
    const prefill = {
      'c.situation': 'NO_LINE',
      'c.name': 'Other',
      'c.holders': [{ first_name: 'Ada' }],
      'c.unknown': 1,
    }
    const values = initialValues(schema, {}, prefill)
    expect(values).toMatchObject({ c: { situation: 'NO_LINE', name: 'Saved', holders: [{ first_name: 'Ada' }] } })
    expect(initialValues(schema, {}, { 'c.situation': 'PROVIDER_CHANGE' })).not.toHaveProperty('c.situation')
  })

  it('brings the masked IBAN back that browser storage never had', () => {
    const saved = aPaymentForm({ payment: { method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000' } })
    expect(initialValues(saved, { payment: { method: 'DIRECT_DEBIT' } })).toEqual({
      payment: { method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000' },
    })
  })
})

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
