import { doneSteps, expectedScopes, openStep, stepAfter, stepBefore, stepIdOf, stepsOf, type Progress } from './steps'

const newContract = stepsOf('landline', [...expectedScopes('landline', 'new-contract'), 'ORDER_OVERVIEW'])

describe('stepsOf', () => {
  it('puts the situation first and the overview last, once', () => {
    expect(newContract.map(({ id }) => id)).toEqual([
      'situation',
      'customer',
      'connection',
      'payment',
      'consents',
      'overview',
    ])
  })

  it('has the change of provider as a step of its own', () => {
    const labels = stepsOf('landline', expectedScopes('landline', 'provider-change')).map(({ label }) => label)
    expect(labels).toEqual([
      'Ihr Anschluss heute',
      'Persönliche Daten',
      'Anschluss',
      'Anbieterwechsel',
      'Zahlung',
      'Einwilligungen',
      'Prüfen & bestellen',
    ])
  })
})

describe('stepsOf of a mobile order', () => {
  it.each([
    ['new-contract', ['SIM & Lieferung']],
    ['provider-change', ['SIM & Lieferung', 'Rufnummer']],
  ] as const)('has for %s the steps %j of its own', (kind, own) => {
    const labels = stepsOf('mobile', expectedScopes('mobile', kind)).map(({ label }) => label)
    expect(labels).toEqual([
      'Neu oder wechseln',
      'Persönliche Daten',
      ...own,
      'Zahlung',
      'Einwilligungen',
      'Prüfen & bestellen',
    ])
  })
})

describe('stepIdOf', () => {
  it.each([
    ['CUSTOMER', 'customer'],
    ['PROVIDER_CHANGE', 'provider-change'],
    ['SIM_DELIVERY', 'sim-delivery'],
  ] as const)('writes %s as %s', (scope, expected) => {
    expect(stepIdOf(scope)).toBe(expected)
  })
})

describe('openStep', () => {
  const nothing: Progress = { initiated: false, saved: [] }
  const two: Progress = { initiated: true, saved: ['CUSTOMER', 'CONNECTION'] }
  const all: Progress = { initiated: true, saved: ['CUSTOMER', 'CONNECTION', 'PAYMENT', 'CONSENTS'] }

  it.each([
    ['nothing asked for', undefined, nothing, 'situation'],
    ['a form before the order is initiated', 'payment', nothing, 'situation'],
    ['an unknown step', '__proto__', two, 'situation'],
    ['a step that is done', 'customer', two, 'customer'],
    ['the first that is open', 'payment', two, 'payment'],
    ['one too far', 'consents', two, 'payment'],
    ['the overview too early', 'overview', two, 'payment'],
    ['the overview in time', 'overview', all, 'overview'],
    ['saved scopes of an order that no longer fits', 'consents', { ...all, initiated: false }, 'situation'],
  ])('%s', (_, wanted, progress, expected) => {
    expect(openStep(newContract, wanted, progress).id).toBe(expected)
  })
})

describe('doneSteps', () => {
  it('counts the situation as done once the order is initiated', () => {
    expect(doneSteps(newContract, { initiated: true, saved: ['PAYMENT'] })).toEqual(['situation', 'payment'])
  })
})

describe('stepAfter and stepBefore', () => {
  it.each([
    ['situation', 'customer', undefined],
    ['customer', 'connection', 'situation'],
    ['consents', 'overview', 'payment'],
    ['overview', 'overview', 'consents'],
  ])('%s', (id, after, before) => {
    expect(stepAfter(newContract, id).id).toBe(after)
    expect(stepBefore(newContract, id)?.id).toBe(before)
  })
})
