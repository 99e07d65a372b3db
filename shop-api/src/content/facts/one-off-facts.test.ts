import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCondition, aMobileTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { feeFacts, onceFor } from './one-off-facts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const fee = (gross: number, name?: string) => ({ ...aCondition(gross, { type: CONDITION.fee }), name })

describe('onceFor', () => {
  it.each([
    ['the one price of all that have it', [aTariff(), aTariff({ conditions: [aCondition(4595)] })], '69,95 €'],
    ['the lowest and the highest price', [aTariff(), aMobileTariff()], '39,95 € bis 69,95 €'],
    ['nothing', [aTariff({ conditions: [] })], '0 €'],
  ])('says %s', (_, tariffs, text) => {
    expect(plain(onceFor('provisioning', tariffs))).toBe(text)
  })
})

describe('feeFacts', () => {
  it('names each fee with the tariffs that have it, one without a name too', () => {
    const { conditions } = aTariff()
    const tariffs = [
      aTariff({ conditions: [...conditions, fee(1995, 'Einrichtung vor Ort'), fee(100)] }),
      aMobileTariff({ conditions: [fee(1995, 'Einrichtung vor Ort')] }),
    ]
    expect(feeFacts(tariffs).map(plain)).toEqual([
      'Einrichtung vor Ort: einmalig 19,95 € bei Glasfaser 150 (24 Monate), Nimbus Mobil M (24 Monate).',
      'Weitere Kosten: einmalig 1 € bei Glasfaser 150 (24 Monate).',
    ])
  })

  it('says nothing of tariffs without fees', () => {
    expect(feeFacts([aTariff()])).toEqual([])
  })
})
