import { aCondition, aHandset, aMobileTariff, anOption, aPrepaidTariff, aTariff } from '../testing'
import { offerFacts, startPriceOf } from '.'

const DAY = '2026-11-27'
const shorter = aTariff({ properties: { ...aTariff().properties, contract_term: 12 } })
const hub = anOption({
  concrete_product_id: 'router-hub',
  product_name: 'Nimbus Hub',
  properties: { product_id: 'router-hub', contract_term: 12, notice_months: 1 },
  conditions: [aCondition(695)],
})

describe('offerFacts', () => {
  it.each([
    ['24 months', aTariff(), { term_ends_on: '2028-11-27', notice_until: '2028-10-27' }],
    ['12 months', shorter, { term_ends_on: '2027-11-27', notice_until: '2027-10-27' }],
    ['no term', aPrepaidTariff(), undefined],
  ])('has the days of a contract of %s', (_, tariff, days) => {
    expect(offerFacts({ tariff }, DAY).days).toEqual(days)
  })

  it('costs what all of it costs together', () => {
    const { term, book, overTerm } = offerFacts({ tariff: aTariff(), hardware: [hub] }, DAY)
    // 3 × 16,90 + 21 × 52,90 + 69,95
    expect([term, book.months[0], book.months[3], overTerm]).toEqual([24, 1690, 5290, { total: 123155, average: 5132 }])
  })

  it('counts a device to its tariff', () => {
    const { overTerm, oneOff } = offerFacts({ tariff: aMobileTariff(), handsets: [aHandset()] }, DAY)
    expect(overTerm?.total).toBe(127470)
    expect(oneOff.map(({ kind }) => kind)).toEqual(['device', 'provisioning', 'shipping'])
  })

  it('says how long each thing binds that is chosen, and nothing of what belongs to the tariff', () => {
    const connection = anOption({ product_name: 'Internet- und Telefonanschluss', mandatory: true })
    const { extras } = offerFacts({ tariff: aTariff(), options: [connection, anOption()], hardware: [hub] }, DAY)
    expect(extras.map(({ months, bound }) => [months, bound])).toEqual([
      [1, 'monatlich kündbar'],
      [12, '12\u00a0Monate Mindestlaufzeit'],
    ])
  })

  it('has who can have it and what is paid by use', () => {
    const usage_prices = 'Telefonie 9 Cent je Minute'
    const { usage, eligibility } = offerFacts({ tariff: aPrepaidTariff({ usage_prices }) }, DAY)
    expect(usage).toBe(usage_prices)
    expect(eligibility.join(' ')).toContain('prüfen wir Ihre Identität')
  })
})

describe('startPriceOf', () => {
  const list = (...prices: [gross: number, from: number, till: number][]) =>
    aTariff({ conditions: prices.map(([gross, from, till]) => aCondition(gross, { from, till })) })

  it.each([
    ['three months of fibre', list([995, 1, 4], [4595, 4, 39]), { from: 1, till: 3, amount: 995 }],
    // free television follows it, and is no start price
    ['fibre with Smart', list([995, 1, 4], [5095, 4, 7], [6095, 7, 39]), { from: 1, till: 3, amount: 995 }],
    ['Young without a promotion', list([3895, 1, 25], [4395, 25, 39]), undefined],
    ['one price', list([4595, 1, 39]), undefined],
  ])('of %s', (_, tariff, price) => {
    expect(startPriceOf(tariff)).toEqual(price)
  })
})
