import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { ErrorPage } from './error-page'
import { Header } from './header'

const navigate = jest.fn()

const first = { amount: '45,95 €', when: 'je Monat ab Monat 4', more: 'Monat 1–3: 9,95 €, einmalig 69,95 €' }
const ANSWERS: Record<string, unknown> = {
  '/content/first-prices': {
    pages: [
      { href: '/zuhause/tarife/glasfaser-tarife', range: '150 bis 1.000 MBit/s', from: 'Glasfaser 150', price: first },
    ],
  },
  '/search': {
    query: 'gla',
    total: 9,
    groups: [
      {
        group: 'tariffs',
        count: 9,
        hits: [
          {
            title: 'Glasfaser 150',
            text: '',
            href: '/zuhause?slug=a',
            marks: [],
            kind: 'Internet-Tarif',
            price: first,
          },
        ],
      },
    ],
  },
}
const get = jest.fn(async (path: string) => (path in ANSWERS ? ok(ANSWERS[path]) : failed(new Error(path))))

beforeEach(() => {
  navigate.mockClear()
  get.mockClear()
  const mountWidget = () => ({ update() {}, unmount() {} })
  setHost({ navigate, mountWidget, api: { get } } as unknown as Host)
})
afterEach(() => setHost(undefined))

const panelOf = (form: HTMLElement): HTMLDetailsElement => {
  const details = form.closest('details')
  if (!details) throw new Error('the search is in no panel')
  return details
}

/** Opens the search as a press on its icon does; jsdom has no details that open. */
function openSearch(): HTMLDetailsElement {
  const panel = panelOf(screen.getByRole('search'))
  panel.open = true
  fireEvent(panel, new Event('toggle'))
  return panel
}

describe('Header', () => {
  it('has a search that a browser sends by itself, in a panel that is closed at first', () => {
    render(<Header layout="default" path="/" />)
    const form = screen.getByRole<HTMLFormElement>('search')
    expect(new URL(form.action).pathname).toBe('/suche')
    expect(panelOf(form).open).toBe(false)
    expect(panelOf(form).querySelector('summary')).toHaveAccessibleName('Suche öffnen')
  })

  it('suggests what is found, with its kind and its whole price, while it is typed', async () => {
    render(<Header layout="default" path="/" />)
    openSearch()
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.type(screen.getByRole('searchbox'), 'gla')
    const hits = await screen.findByRole('list', { name: 'Vorschläge' })
    expect(hits).toHaveTextContent(
      'Glasfaser 150Internet-Tarif45,95 € je Monat ab Monat 4Monat 1–3: 9,95 €, einmalig 69,95 €',
    )
    expect(screen.getByRole('status')).toHaveTextContent('1 Vorschlag')
    expect(screen.getByRole('link', { name: 'Alle 9 Ergebnisse anzeigen' })).toHaveAttribute('href', '/suche?q=gla')
  })

  it('goes to the results and closes the panel', async () => {
    render(<Header layout="default" path="/suche" />)
    const panel = openSearch()
    await userEvent.type(within(panel).getByRole('searchbox'), 'gla')
    await screen.findByRole('list', { name: 'Vorschläge' })
    await userEvent.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledWith('/suche?q=gla')
    expect(panel.open).toBe(false)
  })

  it('closes the search with Escape and gives the focus back to its icon', async () => {
    render(<Header layout="default" path="/" />)
    const panel = openSearch()
    await userEvent.type(within(panel).getByRole('searchbox'), 'gla')
    await screen.findByRole('list', { name: 'Vorschläge' })
    await userEvent.keyboard('{Escape}')
    expect(panel.open).toBe(false)
    expect(panel.querySelector('summary')).toHaveFocus()
  })

  const nav = () => within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))

  it('shows what an area has in a panel, with first prices, and closes it with Escape or from elsewhere', async () => {
    render(
      <>
        <Header layout="default" path="/" />
        <button type="button">Seite</button>
      </>,
    )
    const link = nav().getByRole('link', { name: 'Zuhause' })
    expect(link).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(link)
    const panel = await screen.findByRole('group', { name: 'Zuhause' })
    expect(link).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() =>
      expect(within(panel).getByRole('link', { name: /^Glasfaser/ })).toHaveTextContent(
        'GlasfaserGlasfaser 150 · 150 bis 1.000 MBit/s45,95 € je Monat ab Monat 4Monat 1–3: 9,95 €, einmalig 69,95 €',
      ),
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Zuhause' })).toBeNull()
    expect(link).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await screen.findByRole('group', { name: 'Zuhause' })
    await userEvent.click(nav().getByRole('link', { name: 'Unterwegs' }))
    expect(await screen.findByRole('group', { name: 'Unterwegs' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Zuhause' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Seite' }))
    expect(screen.queryByRole('group', { name: 'Unterwegs' })).toBeNull()
  })

  it('leaves a click with a key to the browser: a new tab has no panel', async () => {
    render(<Header layout="default" path="/" />)
    const link = nav().getByRole('link', { name: 'Zuhause' })
    const taken: boolean[] = []
    const take = (event: Event): void => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', take)
    fireEvent.click(link, { ctrlKey: true })
    fireEvent.click(link)
    window.removeEventListener('click', take)
    expect(taken).toEqual([false, true])
    await screen.findByRole('group', { name: 'Zuhause' })
  })

  it('has areas that unfold in the menu, the current one open', async () => {
    render(<Header layout="default" path="/unterwegs/geraete/smartphones" />)
    const menu = document.querySelector<HTMLDetailsElement>('details.menu')!
    menu.open = true
    fireEvent(menu, new Event('toggle'))
    await waitFor(() => expect(menu.querySelectorAll('details')).toHaveLength(2))
    const groups = [...menu.querySelectorAll('details')]
    // what a group tells was taken for the menu's own, which then began anew, for ever
    fireEvent(groups[0]!, new Event('toggle'))
    expect(groups[0]).toBeInTheDocument()
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
    const open = groups.filter((group) => group.open)
    expect(open.map((group) => group.querySelector('summary')?.textContent)).toEqual(['Unterwegs'])
    expect(within(menu).getByRole('link', { name: /^Smartphones/ })).toHaveAttribute('aria-current', 'page')
    expect(within(menu).getByRole('link', { name: 'Auftrag verfolgen' })).toHaveAttribute('href', '/auftragsstatus')
    await userEvent.keyboard('{Escape}')
    expect(menu.open).toBe(false)
  })

  it('says of what a price is, and which page is shown, in menu and panel alike', async () => {
    render(<Header layout="default" path="/zuhause/tarife/glasfaser-tarife" />)
    await userEvent.click(nav().getByRole('link', { name: 'Zuhause' }))
    const panel = await screen.findByRole('group', { name: 'Zuhause' })
    const menu = document.querySelector<HTMLDetailsElement>('details.menu')!
    menu.open = true
    fireEvent(menu, new Event('toggle'))
    await waitFor(() => expect(menu.querySelectorAll('details')).toHaveLength(2))
    for (const part of [panel, menu]) {
      const entry = part.querySelector('a[aria-current="page"]')
      await waitFor(() => expect(entry).toHaveTextContent(/^GlasfaserGlasfaser 150 · 150 bis 1.000 MBit\/s45,95 €/))
    }
  })

  it('has no search and no navigation while a customer orders', () => {
    render(<Header layout="order" path="/checkout" />)
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('ErrorPage', () => {
  it('hints at the search, and has it, where nothing was found', () => {
    render(<ErrorPage status={404} illustration={null} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leider konnten wir die Seite nicht finden.')
    expect(screen.getByText(/Nutzen Sie die Suche/)).toBeVisible()
    expect(screen.getByRole<HTMLFormElement>('search').action).toMatch(/\/suche$/)
  })

  it.each([
    [400, 'Ungültige Anfrage', 'Die Anfrage war ungültig.'],
    [403, 'Zugriff verweigert', 'Sie haben keine Berechtigung, auf diese Seite zuzugreifen.'],
    [500, 'Serverfehler', 'Auf dem Server ist ein Fehler aufgetreten.'],
    [503, 'Dienst nicht verfügbar', 'Der Dienst ist vorübergehend nicht verfügbar.'],
  ])('has title, text and the way back for %i', (status, title, message) => {
    render(<ErrorPage status={status} illustration={null} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('search')).toBeNull()
  })
})
