import { aListEntry, mobileTariff } from '../../../testing/devices'
import { cardOf } from './device-card'

const [card] = cardOf(aListEntry(), mobileTariff('m'))

describe('cardOf', () => {
  // design/devices.html: 29,95 € + 15 €; 149 € + 39,95 € + 6,95 €
  it('has the price of the device with the tariff: 44,95 € for 24 months, then 29,95 €, once 195,90 €', () => {
    expect(card?.price.steps.map(({ amount, from }) => [amount, from])).toEqual([
      [4495, 1],
      [2995, 25],
    ])
    expect(card?.price.oneOff).toBe(19590)
    expect(card?.price.parts.map(({ amount }) => amount).sort((one, other) => one - other)).toEqual([695, 3995, 14900])
  })

  // (24 × 44,95 € + 195,90 €) ÷ 24
  it('has the average of all that over the term, rounded up', () => {
    expect(card?.price.average).toBe(5312)
  })

  it('has what an accessory costs of its own: here 15 € in 24 months and 149 € once, beside 29,95 € of the tariff', () => {
    const [accessory] = cardOf(aListEntry(), mobileTariff('m'), { accessory: true })
    expect(accessory?.price.own).toEqual({
      steps: [{ amount: 1500, from: 1, till: 24 }],
      once: 14900,
      tariff: [{ amount: 2995, from: 1, till: 38 }],
    })
    expect(accessory?.price.oneOff).toBe(19590)
    expect(card?.price.own).toBeUndefined()
  })

  it.each([
    [0, 'solvar-s1-pro-fjordblau-256', 'Fjordblau', '256 GB', true],
    [3, 'solvar-s1-pro-graphit-512', 'Graphit', '512 GB', false],
  ])('shows the variant %i of the list', (shown, id, color, storage, first) => {
    expect(cardOf(aListEntry({ shown }), mobileTariff('m'))[0]?.shown).toMatchObject({ id, color, storage, first })
  })

  it('is sold out where its shown variant is', () => {
    expect(cardOf(aListEntry({ shown: 4 }), mobileTariff('m'))[0]?.delivery).toBeNull()
  })

  it('shows the first variant where the list names one that is gone', () => {
    const [gone] = cardOf({ ...aListEntry(), shown: 'gone' }, mobileTariff('m'))
    expect(gone?.shown.id).toBe('solvar-s1-pro-fjordblau-256')
  })
})
