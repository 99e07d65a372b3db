import fc from 'fast-check'
import { byStep, priceStep, stepIn } from './filter-steps'

const plain = (label: string | undefined): string | undefined => label?.replaceAll('\u00a0', ' ')

describe('priceStep', () => {
  it.each([
    [3695, '35-40', '35 bis unter 40 €'],
    [3999, '35-40', '35 bis unter 40 €'],
    [4000, '40-45', '40 bis unter 45 €'],
    [499, '0-5', '0 bis unter 5 €'],
  ])('of %i cents', (average, value, label) => {
    const step = priceStep(average)
    expect([step.value, plain(step.label)]).toEqual([value, label])
  })

  it('holds every price, and later steps come later', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), (one, other) => {
        const [from = 0, till = 0] = priceStep(one)
          .value.split('-')
          .map((euros) => Number(euros) * 100)
        expect(one >= from && one < till).toBe(true)
        const [low, high] = [priceStep(Math.min(one, other)), priceStep(Math.max(one, other))]
        expect(byStep(low.value, high.value)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('stepIn', () => {
  it.each([
    [5.8, '-6.2', 'unter 6,2 Zoll'],
    [6.2, '6.2-6.5', '6,2 bis unter 6,5 Zoll'],
    [6.4, '6.2-6.5', '6,2 bis unter 6,5 Zoll'],
    [6.9, '6.5-', 'ab 6,5 Zoll'],
  ])('%d inches', (inches, value, label) => {
    const step = stepIn([6.2, 6.5], inches, 'Zoll')
    expect([step?.value, plain(step?.label)]).toEqual([value, label])
  })

  it('is none without steps', () => {
    expect(stepIn([], 6.2, 'Zoll')).toBeUndefined()
  })

  it('is ordered by where it begins', () => {
    expect(['6.5-', '-6.2', '6.2-6.5'].sort(byStep)).toEqual(['-6.2', '6.2-6.5', '6.5-'])
  })
})
