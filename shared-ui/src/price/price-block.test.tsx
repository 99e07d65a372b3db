import { render, screen, within } from '@testing-library/react'
import { CONDITION, cents, ledger } from '@nimbus/shared-contracts/money'
import { aCondition } from '@nimbus/shared-contracts/testing'
import { PriceBlock } from './price-block'

const provisioning = [{ kind: 'provisioning', amount: cents(6995) }] as const

/** Monthly prices as [cents, first month, first month that no longer counts], with 69,95 € once. */
const bookOf = (...steps: [gross: number, from: number, till: number][]) =>
  ledger([
    ...steps.map(([gross, from, till]) => aCondition(gross, { from, till })),
    aCondition(6995, { type: 'ONETIME_PROVISIONING' }),
  ])

const glasfaser150 = bookOf([995, 1, 4], [4595, 4, 39])

const textOf = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ')

const rowsOf = () =>
  screen.getAllByRole('term').map((term) => {
    const row = within(term.parentElement as HTMLElement)
    return [term, ...row.getAllByRole('definition')].map(textOf).join(' | ')
  })

const stepsOf = (container: HTMLElement) => [...container.querySelectorAll('.pb__step')].map(textOf)

describe('PriceBlock', () => {
  it.each([
    ['a price that rises', bookOf([995, 1, 4], [4595, 4, 39]), ['low', 'high']],
    ['a price that falls once the device is paid', bookOf([4495, 1, 25], [2995, 25, 39]), ['high', 'low']],
    ['one that falls and rises', bookOf([5495, 1, 13], [3995, 13, 25], [4495, 25, 39]), ['high', 'low', 'middle']],
  ])('draws the dearer months of %s taller', (_, book, levels) => {
    const { container } = render(<PriceBlock book={book} term={24} oneOff={provisioning} />)
    expect([...container.querySelectorAll<HTMLElement>('.pb__line i')].map(({ dataset }) => dataset.level)).toEqual(
      levels,
    )
  })

  it('shows every step of Glasfaser 150 with its months', () => {
    const { container } = render(<PriceBlock book={glasfaser150} term={24} oneOff={provisioning} />)
    expect(stepsOf(container)).toEqual(['9,95 € Monat 1–3', '45,95 € ab Monat 4'])
  })

  it('shows what is due once with its parts, the average and the total', () => {
    render(<PriceBlock book={glasfaser150} term={24} oneOff={provisioning} />)
    expect(rowsOf()).toEqual([
      'Einmalig | 69,95 € | Bereitstellung 69,95 €',
      'Ø je Monat über 24 Monate | 44,37 €',
      'Gesamt in 24 Monaten | 1.064,75 €',
    ])
  })

  it('draws the line to scale over the term', () => {
    const { container } = render(<PriceBlock book={glasfaser150} term={24} oneOff={provisioning} />)
    const segments = [...container.querySelectorAll<HTMLElement>('.pb__line i')]
    expect(segments.map((segment) => segment.style.getPropertyValue('--m'))).toEqual(['3', '21'])
  })

  it('makes the first of two prices the largest and three equally large', () => {
    const { container, rerender } = render(<PriceBlock book={glasfaser150} term={24} oneOff={[]} />)
    expect(container.querySelectorAll('.price--xl')).toHaveLength(1)
    rerender(<PriceBlock book={bookOf([995, 1, 4], [5095, 4, 7], [6095, 7, 39])} term={24} oneOff={[]} />)
    expect(stepsOf(container)).toEqual(['9,95 € Monat 1–3', '50,95 € Monat 4–6', '60,95 € ab Monat 7'])
    expect(container.querySelectorAll('.price--xl')).toHaveLength(0)
    expect(container.querySelectorAll('.price--l')).toHaveLength(3)
  })

  it('says monthly and draws no line when one price holds over the term', () => {
    const { container } = render(<PriceBlock book={bookOf([4895, 1, 39])} term={12} oneOff={[]} />)
    expect(stepsOf(container)).toEqual(['48,95 € monatlich'])
    expect(container.querySelector('.pb__line')).toBeNull()
    expect(screen.getByText('Ø je Monat über 12 Monate')).toBeInTheDocument()
  })

  // the Young price used to end with the term and the rise in month 25 was nowhere to be seen
  it.each([24, 12])('shows the price from month 25 of a Young tariff over %i months', (term) => {
    const young = bookOf([995, 1, 4], [3895, 4, 25], [4395, 25, 39])
    const { container } = render(<PriceBlock book={young} term={term} oneOff={[]} />)
    expect(stepsOf(container)).toEqual(['9,95 € Monat 1–3', '38,95 € Monat 4–24', '43,95 € ab Monat 25'])
    const segments = [...container.querySelectorAll<HTMLElement>('.pb__line i')]
    expect(segments.map((segment) => segment.style.getPropertyValue('--m'))).toEqual(['3', '21', '14'])
  })

  it('shows the price from month 25 of a Regio Young tariff', () => {
    const { container } = render(
      <PriceBlock book={bookOf([995, 1, 7], [3895, 7, 25], [4395, 25, 39])} term={24} oneOff={[]} />,
    )
    expect(stepsOf(container)).toEqual(['9,95 € Monat 1–6', '38,95 € Monat 7–24', '43,95 € ab Monat 25'])
  })

  it.each([
    ['S', 995, '9,95 €', '10,78 €'],
    ['L', 1495, '14,95 €', '16,20 €'],
    ['XL', 1995, '19,95 €', '21,62 €'],
    ['Max', 9995, '99,95 €', '108,28 €'],
  ])('shows Prepaid %s per four weeks with its monthly equivalent and no term', (_, gross, price, equivalent) => {
    const book = ledger([aCondition(gross, { type: CONDITION.fourWeekly })])
    const { container } = render(<PriceBlock book={book} term={0} oneOff={[]} />)
    expect(stepsOf(container)).toEqual([`${price} je 4 Wochen entspricht ${equivalent} im Monat`])
    expect(container.querySelector('.pb__line')).toBeNull()
    expect(rowsOf()).toEqual(['Einmalig | 0 €'])
  })
})
