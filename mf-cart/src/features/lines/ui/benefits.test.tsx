import { render, screen } from '@testing-library/react'
import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'
import { Benefits } from './benefits'

const promotion = (name: string) => ({
  id: 'start-price',
  name,
  valid_from: '2026-11-01T00:00:00.000Z',
  valid_till: '2027-01-31T23:00:00.000Z',
})
const startPrice = [aCondition(995, { till: 4 }), aCondition(4595, { from: 4 })]
const onePrice = [aCondition(4595)]

describe('Benefits', () => {
  it.each([
    ['a start price', 'Aktion bis 31.01.2027', startPrice, 'Startpreis 9,95 € in Monat 1–3 (Aktion bis 31.01.2027)'],
    // used to read "Aktion bis 31.01.2027 (Aktion bis 31.01.2027)"
    ['a promotion that is called by its day', 'Aktion bis 31.01.2027', onePrice, 'Aktion bis 31.01.2027'],
    ['a promotion with a name', 'Router geschenkt', onePrice, 'Router geschenkt (Aktion bis 31.01.2027)'],
  ])('names %s and its last day once', (_, name, conditions, text) => {
    render(<Benefits promotions={[promotion(name)]} tariff={aTariff({ conditions })} />)
    expect(screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  })
})
