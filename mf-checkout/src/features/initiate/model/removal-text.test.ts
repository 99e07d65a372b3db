import { aCart, aHandset, aMobileTariff, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { removalText } from './removal-text'

const smart = anOption({ concrete_product_id: 'tv-smart', product_name: 'Smart' })
const hub = anOption({ concrete_product_id: 'router-hub', product_name: 'Nimbus Hub' })
const landline = aCart({
  tariff: aTariff({
    incentives: [{ id: 'promo-start', name: 'Startpreis', valid_from: '2026-11-01', valid_till: '2026-12-31' }],
  }),
  options: [smart],
  hardware: [hub],
})
const mobile = aCart({ tariff: aMobileTariff(), handset: aHandset() })

describe('removalText', () => {
  it.each([
    ['an expired promotion', 'promo-start', 'PROMOTION', 'EXPIRED', 'Die Aktion Startpreis ist abgelaufen'],
    ['an option', 'tv-smart', 'OPTION', 'NOT_FOR_TARIFF', 'Smart passt nicht zu Ihrem Tarif'],
    ['hardware', 'router-hub', 'HARDWARE', 'DUPLICATE_GROUP', 'Nimbus Hub wurde entfernt, weil'],
    ['the tariff', 'glasfaser-150-24', 'TARIFF', undefined, 'Glasfaser 150 ist nicht mehr erhältlich'],
    ['something without a reason', 'tv-smart', 'OPTION', undefined, 'Smart ist nicht mehr erhältlich'],
    ['something that is not in the cart', 'tv-mega', 'OPTION', 'EXPIRED', 'Nicht mehr erhältliche Bestandteile'],
  ] as const)('names %s and why', (_, id, type, reason, text) => {
    const detail = { action: 'REMOVE_FROM_CART', id, type, ...(reason && { reason }) }
    expect(removalText(landline, [detail])).toMatch(new RegExp(`^${text}`))
  })

  it.each([
    ['OUT_OF_STOCK', 'Solvar S1 Pro ist ausverkauft und wurde entfernt.'],
    ['NOT_FOR_TARIFF', 'Solvar S1 Pro passt nicht zu Ihrem Tarif und wurde entfernt.'],
    ['DUPLICATE_GROUP', 'Solvar S1 Pro wurde entfernt, weil nur eine Auswahl dieser Art möglich ist.'],
  ] as const)('names a device that goes for %s', (reason, text) => {
    const id = aHandset().concrete_product_id
    expect(removalText(mobile, [{ action: 'REMOVE_FROM_CART', id, type: 'HANDSET', reason }])).toBe(text)
  })

  it('says each of several once', () => {
    const detail = { action: 'REMOVE_FROM_CART', id: 'tv-smart', type: 'OPTION', reason: 'NOT_FOR_TARIFF' } as const
    const other = { ...detail, id: 'router-hub', type: 'HARDWARE' }
    expect(removalText(landline, [detail, detail, other])).toBe(
      'Smart passt nicht zu Ihrem Tarif und wurde entfernt. Nimbus Hub passt nicht zu Ihrem Tarif und wurde entfernt.',
    )
  })
})
