import { deliveryText } from './delivery-text'

describe('deliveryText', () => {
  it.each([
    [{ from: '2026-12-01', till: '2026-12-03' }, 'Lieferung 1. bis 3. Dezember'],
    [{ from: '2026-11-30', till: '2026-12-02' }, 'Lieferung 30. November bis 2. Dezember'],
    [{ from: '2026-12-31', till: '2027-01-04' }, 'Lieferung 31. Dezember bis 4. Januar'],
    [{ from: '2027-03-01', till: '2027-03-01' }, 'Lieferung am 1. März'],
    [null, 'Zurzeit ausverkauft'],
  ])('of %j', (delivery, text) => {
    expect(deliveryText(delivery).replaceAll('\u00a0', ' ')).toBe(text)
  })
})
