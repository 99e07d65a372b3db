import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SearchAnswer } from '@nimbus/shared-contracts/search'
import { anApiOf, closePages, openPage } from '../testing/open-page'
import { searchPageSource } from './search-page-source'

const hit = (title: string, href: string) => ({ title, href, text: 'Schnell ins Netz', marks: ['Glasfaser', 'Netz'] })

const answer: SearchAnswer = {
  query: 'glasfaser',
  total: 8,
  groups: [
    { group: 'tariffs', count: 7, hits: [hit('Glasfaser 150', '/a'), hit('Glasfaser 300', '/b')] },
    { group: 'legal', count: 1, hits: [hit('AGB', '/agb')] },
  ],
}

const open = (query: Record<string, string>, found: SearchAnswer = answer) =>
  openPage('search', { '/search': found }, { path: '/suche', params: {}, query })

const load = (query: Record<string, string>) => {
  const { api, calls } = anApiOf({ '/search': answer })
  return { calls, loaded: searchPageSource.load({ api, path: '/suche', params: {}, query }) }
}

afterEach(closePages)

describe('searchPage', () => {
  it('shows the groups with their counts, and the words that were found marked', async () => {
    const { domElement } = await open({ q: 'glasfaser' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ergebnisse für „glasfaser“')
    expect(screen.getByRole('status')).toHaveTextContent('8 Treffer')
    const links = within(screen.getByRole('navigation', { name: 'Ergebnisse eingrenzen' })).getAllByRole('link')
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Alle 8', '/suche?q=glasfaser', 'true'],
      ['Tarife 7', '/suche?q=glasfaser&gruppe=tarife', null],
      ['Rechtliches 1', '/suche?q=glasfaser&gruppe=rechtliches', null],
    ])
    expect([...domElement.querySelectorAll('mark')].map((mark) => mark.textContent).slice(0, 2)).toEqual([
      'Glasfaser',
      'Netz',
    ])
    expect(screen.getByRole('link', { name: 'Alle 7 Treffer in Tarife anzeigen' })).toHaveAttribute(
      'href',
      '/suche?q=glasfaser&gruppe=tarife',
    )
  })

  it('leads on when nothing was found', async () => {
    await open({ q: 'xyzzy' }, { query: 'xyzzy', total: 0, groups: [] })
    expect(screen.getByRole('status')).toHaveTextContent('Keine Treffer')
    expect(screen.getByRole('heading', { name: 'Zu „xyzzy“ haben wir nichts gefunden' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Smartphones' })).toHaveAttribute('href', '/unterwegs/geraete/smartphones')
  })

  it('offers the form and ways on without a query, and asks for nothing', async () => {
    const { calls, loaded } = load({ q: '  ' })
    expect(await loaded).toEqual({ payload: { query: '', total: 0, groups: [] } })
    expect(calls).toEqual([])
    await open({})
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Suche')
    expect(screen.getByRole('link', { name: 'Glasfaser-Tarife' })).toBeVisible()
  })

  it.each([
    [{ q: ' dsl ' }, { q: 'dsl' }],
    [
      { q: 'dsl', gruppe: 'geraete' },
      { q: 'dsl', group: 'devices' },
    ],
    [{ q: 'dsl', gruppe: 'quark' }, { q: 'dsl' }],
    [{ q: 'a'.repeat(100) }, { q: 'a'.repeat(80) }],
  ])('asks for %j with %j', async (query, asked) => {
    const { calls, loaded } = load(query)
    await loaded
    expect(calls).toEqual([{ path: '/search', query: asked }])
  })

  it('goes to the results of another query without loading the page anew', async () => {
    const { visited } = await open({ q: 'glasfaser' })
    const field = screen.getByRole('searchbox', { name: 'Suchbegriff' })
    expect(field).toHaveValue('glasfaser')
    await act(async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'DSL & TV{Enter}')
    })
    expect(visited).toEqual(['/suche?q=DSL+%26+TV'])
  })

  it('stays out of search engines', () => {
    const request = { path: '/suche', params: {}, query: {} }
    expect(searchPageSource.head({ ...answer }, request)).toMatchObject({
      title: 'Suche nach „glasfaser“',
      noindex: true,
    })
  })
})
