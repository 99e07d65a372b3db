import * as v from 'valibot'
import { aTariff } from '../testing'
import { pricePlanSchema } from './schema'

const aPlanLosing = (reason?: string) => ({
  cart: { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options: [] },
  sums: { conditions: [] },
  details: [{ action: 'REMOVE_FROM_CART', id: 'tv-smart', type: 'OPTION', ...(reason && { reason }) }],
})

describe('pricePlanSchema', () => {
  it.each(['DUPLICATE_GROUP', 'EXPIRED', 'NOT_FOR_TARIFF', 'OUT_OF_STOCK'])('reads the reason %s', (reason) => {
    expect(v.parse(pricePlanSchema, aPlanLosing(reason)).details[0]?.reason).toBe(reason)
  })

  it.each(['RECALLED', 'constructor', undefined])(
    'reads the reason %s as none, so that a newer API may give more',
    (reason) => {
      expect(v.parse(pricePlanSchema, aPlanLosing(reason)).details[0]?.reason).toBeUndefined()
    },
  )
})
