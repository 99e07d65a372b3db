import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { publish, type EcommerceData } from '@nimbus/shared-contracts/events'
import { browserLocalStorage } from '@nimbus/shared-contracts/storage'
import { createConsentStore } from './consent'
import { ConsentBanner } from './consent-banner'
import { startDataLayer } from './data-layer'

let stop: () => void

/** A page load: banner and data layer on what the storage holds. */
function openPage(): void {
  const consent = createConsentStore(browserLocalStorage)
  stop = startDataLayer(consent)
  render(<ConsentBanner consent={consent} />)
}

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const data: EcommerceData = {
  transaction_id: 'NB-1',
  currency: 'EUR',
  value: 758.75,
  tax: 7.59,
  cart_items_count: 0,
  contract_term_months: 24,
  monthly_fee_total: 29.95,
  upfront_total: 39.95,
  items: [],
}
const purchase: Parameters<typeof publish<'track'>>[1] = { event: 'purchase', data }

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})

describe('ConsentBanner', () => {
  it('offers refusing, choosing and accepting with the same look', () => {
    openPage()
    const looks = ['Alles ablehnen', 'Auswählen', 'Alles akzeptieren'].map(
      (name) => screen.getByRole('button', { name }).className,
    )
    expect(new Set(looks).size).toBe(1)
  })

  it('drops events before a choice and does not replay them', async () => {
    openPage()
    publish('track', purchase)
    await userEvent.click(screen.getByRole('button', { name: 'Alles akzeptieren' }))
    expect(window.dataLayer).toBeUndefined()
    publish('track', purchase)
    expect(window.dataLayer).toEqual([{ event: 'purchase', ecommerce: data }])
  })

  it('remembers a refusal and tracks nothing', async () => {
    openPage()
    await userEvent.click(screen.getByRole('button', { name: 'Alles ablehnen' }))
    publish('track', purchase)
    expect(window.dataLayer).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Alles ablehnen' })).toBeNull()
    stop()
    cleanup()
    openPage()
    expect(screen.queryByRole('button', { name: 'Alles ablehnen' })).toBeNull()
  })

  it('opens again by the link in the footer, and a consent can be taken back', async () => {
    openPage()
    await userEvent.click(screen.getByRole('button', { name: 'Alles akzeptieren' }))
    document.body.insertAdjacentHTML('beforeend', '<a href="#datenschutz-einstellungen">Datenschutz-Einstellungen</a>')
    await userEvent.click(screen.getByRole('link', { name: 'Datenschutz-Einstellungen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Auswählen' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Statistik/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
    publish('track', purchase)
    expect(window.dataLayer).toBeUndefined()
  })

  const footerLink = (): HTMLElement => screen.getByRole('link', { name: 'Datenschutz-Einstellungen' })
  const aPage = (): void => {
    document.body.innerHTML =
      '<main id="inhalt" tabindex="-1"></main><a href="#datenschutz-einstellungen">Datenschutz-Einstellungen</a>'
    openPage()
  }

  it.each(['Alles ablehnen', 'Alles akzeptieren'])(
    'takes one click for "%s" and then gives the focus to the page; it used to be lost',
    async (name) => {
      aPage()
      await userEvent.click(screen.getByRole('button', { name }))
      expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull()
      expect(screen.getByRole('main')).toHaveFocus()
    },
  )

  it('does not take the focus by itself', () => {
    aPage()
    expect(document.body).toHaveFocus()
  })

  it('takes the focus when it is opened again, also while it is open, and gives it back', async () => {
    aPage()
    await userEvent.click(footerLink())
    expect(screen.getByRole('heading', { name: 'Ihre Privatsphäre' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Alles ablehnen' }))
    expect(footerLink()).toHaveFocus()
    await userEvent.click(footerLink())
    expect(screen.getByRole('heading', { name: 'Ihre Privatsphäre' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Alles akzeptieren' }))
    expect(footerLink()).toHaveFocus()
  })

  it('keeps the focus on the button that opens the choice', async () => {
    aPage()
    await userEvent.click(screen.getByRole('button', { name: 'Auswählen' }))
    expect(screen.getByRole('button', { name: 'Auswahl speichern' })).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: /Statistik/ })).not.toBeChecked()
  })

  it('stores nothing before the choice, and then the choice alone', async () => {
    aPage()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(document.cookie).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Alles ablehnen' }))
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0])
    expect(localStorage.key(0)).toBe('nimbus-consent')
    expect(document.cookie).toBe('')
  })
})
