import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { ErrorPage } from './error-page'
import { Header } from './header'

const navigate = jest.fn()

beforeEach(() => {
  const mountWidget = () => ({ update() {}, unmount() {} })
  setHost({ navigate, mountWidget } as unknown as Host)
})
afterEach(() => setHost(undefined))

const panelOf = (form: HTMLElement): HTMLDetailsElement => {
  const details = form.closest('details')
  if (!details) throw new Error('the search is in no panel')
  return details
}

describe('Header', () => {
  it('has a search that a browser sends by itself, in a panel that is closed at first', () => {
    render(<Header layout="default" path="/" />)
    const form = screen.getByRole<HTMLFormElement>('search')
    expect(new URL(form.action).pathname).toBe('/suche')
    expect(panelOf(form).open).toBe(false)
    expect(panelOf(form).querySelector('summary')).toHaveAccessibleName('Suche öffnen')
  })

  it('goes to the results and closes the panel', async () => {
    render(<Header layout="default" path="/suche" />)
    const form = screen.getByRole('search')
    panelOf(form).open = true
    await userEvent.type(within(form).getByRole('searchbox'), 'DSL M{Enter}')
    expect(navigate).toHaveBeenCalledWith('/suche?q=DSL+M')
    expect(panelOf(form).open).toBe(false)
  })

  it('closes the search with Escape and gives the focus back to its icon', async () => {
    render(<Header layout="default" path="/" />)
    const form = screen.getByRole('search')
    panelOf(form).open = true
    await userEvent.click(within(form).getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    expect(panelOf(form).open).toBe(false)
    expect(panelOf(form).querySelector('summary')).toHaveFocus()
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
