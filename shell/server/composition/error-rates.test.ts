import { createErrorRates, failureOf } from './error-rates'

describe('failureOf', () => {
  it.each([
    ['too few requests to tell', { requests: 19, failures: 19 }, { requests: 0, failures: 0 }, false],
    ['every twentieth request', { requests: 20, failures: 1 }, { requests: 0, failures: 0 }, false],
    ['more than every twentieth', { requests: 20, failures: 2 }, { requests: 0, failures: 0 }, true],
    ['5.1 %', { requests: 1_000, failures: 51 }, { requests: 9_000, failures: 0 }, true],
    [
      'no more than twice as often as the live one',
      { requests: 100, failures: 40 },
      { requests: 900, failures: 180 },
      false,
    ],
    ['three times as often as the live one', { requests: 100, failures: 60 }, { requests: 900, failures: 180 }, true],
    ['in browsers on pages of others', { requests: 0, failures: 20 }, { requests: 500, failures: 0 }, true],
  ])('%s', (_, candidate, live, fails) => {
    expect(failureOf(candidate, live) !== undefined).toBe(fails)
  })

  it('says how often', () => {
    expect(failureOf({ requests: 100, failures: 6 }, { requests: 900, failures: 9 })).toBe(
      '6 of 100 requests failed (6 %), of the live release 1 %',
    )
  })
})

describe('createErrorRates', () => {
  it('counts the last five minutes by release, so that a release that breaks late is found out', () => {
    let now = 0
    const rates = createErrorRates(() => now)
    for (let request = 0; request < 1_000; request++) rates.countRequest('mf-a 2')
    rates.countRequest('mf-a 1')
    expect(rates.rate('mf-a 2')).toEqual({ requests: 1_000, failures: 0 })
    now = 285_000
    for (let request = 0; request < 20; request++) {
      rates.countRequest('mf-a 2')
      rates.countFailure('mf-a 2')
    }
    expect(rates.rate('mf-a 2')).toEqual({ requests: 1_020, failures: 20 })
    now = 300_000
    expect(rates.rate('mf-a 2')).toEqual({ requests: 20, failures: 20 })
  })

  it('begins anew with a release that nobody got for a while', () => {
    const rates = createErrorRates(() => 0)
    rates.countFailure('mf-a 2')
    rates.keepOnly(new Set(['mf-a 1']))
    expect(rates.rate('mf-a 2')).toEqual({ requests: 0, failures: 0 })
  })
})
