import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore, emptyCart } from '@nimbus/shared-contracts/cart'
import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCart, aCondition, aHandset, aMobileTariff, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { Summary } from './summary'

const next = { label: 'Weiter zu Optionen', href: '/zuhause/tarife/glasfaser-tarife/options' }
const router = anOption({
  concrete_product_id: 'router',
  product_name: 'Nimbus Hub',
  conditions: [aCondition(695), aCondition(695, { type: CONDITION.shipping })],
})

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

beforeEach(() => {
  sessionStorage.clear()
  cartStore.restore()
})

describe('Summary', () => {
  it('says that nothing is chosen yet and has no bar', () => {
    render(<Summary next={next} />)
    expect(screen.getByText(/Noch nichts ausgewählt/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Kosten auf einen Blick' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows what is chosen with all periods, totals and the next step', () => {
    cartStore.set(aCart({ tariff: aTariff(), hardware: [router] }))
    render(<Summary next={next} />)
    const column = within(screen.getByRole('complementary', { name: 'Ihre Auswahl' }))
    for (const text of ['Glasfaser 150', 'Nimbus Hub', 'Bereitstellung, einmalig', 'Versand, einmalig']) {
      expect(column.getByText(text)).toBeInTheDocument()
    }
    // 1.064,75 € + 24 × 6,95 € + 6,95 €
    expect(column.getByText('Gesamt in 24 Monaten').nextSibling).toHaveTextContent('1.238,50 €')
    expect(column.getByText('Inklusive Mehrwertsteuer und Versand.', { exact: false })).toBeInTheDocument()
    expect(column.getByRole('link', { name: 'Weiter zu Optionen' })).toHaveAttribute('href', next.href)
  })

  // the price after the start price stood first, so that a Young tariff had its dearer price as the headline
  it.each([
    [
      'Nimbus Mobil M Young',
      aMobileTariff({
        product_name: 'Nimbus Mobil M Young',
        conditions: [aCondition(2495, { till: 25 }), aCondition(2995, { from: 25 })],
      }),
      ['24,95 €', '24 Monate Mindestlaufzeit, Monat 1–24'],
      ['ab Monat 25', '29,95 €'],
    ],
    ['Glasfaser 150', aTariff(), ['9,95 €', '24 Monate Mindestlaufzeit, Monat 1–3'], ['ab Monat 4', '45,95 €']],
  ])('shows the first price of %s first and the one after it below', (name, tariff, first, second) => {
    cartStore.set(aCart({ tariff }))
    render(<Summary next={next} />)
    const column = within(screen.getByRole('complementary', { name: 'Ihre Auswahl' }))
    const [headline, later] = column.getAllByRole('listitem').map((item) => plain(item.textContent))
    expect(headline).toBe([name, ...first].join(''))
    expect(later).toBe(second.join(''))
  })

  it('opens the whole summary from the bar', async () => {
    cartStore.set(aCart({ tariff: aTariff() }))
    render(<Summary next={next} />)
    const bar = within(screen.getByRole('region', { name: 'Kosten auf einen Blick' }))
    expect(bar.getByRole('button')).toHaveTextContent('9,95 €, dann 45,95 €')
    await userEvent.click(bar.getByRole('button', { name: /Glasfaser 150/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Ihre Auswahl' })
    expect(within(dialog).getByText('1.064,75 €')).toBeInTheDocument()
  })

  it('names tariff and device in the bar, since the price is that of both', () => {
    cartStore.set(aCart({ tariff: aMobileTariff(), handset: aHandset() }))
    render(<Summary order />)
    const bar = within(screen.getByRole('region', { name: 'Kosten auf einen Blick' }))
    expect(plain(bar.getByRole('button').textContent ?? '')).toContain(
      'Nimbus Mobil M, Solvar S1 Pro 44,95 €, dann 29,95 €',
    )
  })

  it('has no next step in the order flow but leads back to the cart', () => {
    cartStore.set(aCart({ tariff: aTariff() }))
    render(<Summary order />)
    expect(screen.getByRole('link', { name: 'Warenkorb ändern' })).toHaveAttribute('href', '/warenkorb')
  })

  it('changes its prices in place and announces the new total once', () => {
    cartStore.set(aCart({ tariff: aTariff() }))
    render(<Summary next={next} />)
    const column = screen.getByRole('complementary')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent(/^$/)
    act(() => void cartStore.set(aCart({ tariff: aTariff(), options: [anOption()] })))
    expect(screen.getByRole('complementary')).toBe(column)
    // 1.064,75 € + 24 × 4,99 € = 1.184,51 €
    expect(status).toHaveTextContent('Neu: Gesamt in 24 Monaten 1.184,51 €, im Schnitt 49,36 € je Monat.')
  })

  // a choice that was quicker than the widget's code used to be announced never
  it('announces the total of a cart that has changed before it was there, once its region is on screen', async () => {
    cartStore.set(aCart({ tariff: aTariff() }))
    const { rerender } = render(<Summary next={next} changed />)
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Neu: Gesamt in 24 Monaten 1.064,75 €/))
    act(() => void cartStore.set(aCart({ tariff: aTariff(), options: [anOption()] })))
    rerender(<Summary next={next} changed />)
    expect(screen.getByRole('status')).toHaveTextContent(/1.184,51 €/)
  })

  it('survives that the cart is emptied while its dialog is open', async () => {
    cartStore.set(aCart({ tariff: aTariff() }))
    render(<Summary next={next} />)
    await userEvent.click(screen.getByRole('button', { name: /Glasfaser 150/ }))
    await screen.findByRole('dialog')
    act(() => void cartStore.set(emptyCart()))
    expect(await screen.findByText(/Noch nichts ausgewählt/)).toBeInTheDocument()
  })
})
