import { act, within } from '@testing-library/react'
import type { LoadContext, PageProps } from '@nimbus/shared-contracts/remote'
import { TEXT_PAGES, textName, type TextPage } from '@nimbus/shared-contracts/routes'
import * as app from './app'
import * as server from './server'
import {
  aContractInformation,
  aLegalPage,
  aListedSheet,
  aMobileSheet,
  anApi,
  aPrepaidSheet,
  aProductSheet,
} from './testing/builders'

const TEXTS: TextPage[] = Object.values(TEXT_PAGES)

const api = anApi({
  ...Object.fromEntries(
    TEXTS.map((page) => [`/content/legal/${textName(page)}`, aLegalPage({ page: textName(page), title: page.title })]),
  ),
  '/legal/pib': {
    sheets: [
      aListedSheet(),
      aListedSheet({ concrete_product_id: 'dsl-m-12', contract_term: 12 }),
      aListedSheet({ concrete_product_id: 'mobil-m-24', technology: 'MOBILE', product_name: 'Nimbus Mobil M' }),
      aListedSheet({ concrete_product_id: 'prepaid-l', technology: 'PREPAID', contract_term: 0 }),
    ],
  },
  '/legal/pib/glasfaser-150-24': aProductSheet(),
  '/legal/pib/mobil-m-24': aMobileSheet(),
  '/legal/pib/prepaid-l': aPrepaidSheet(),
  '/legal/contract-information/glasfaser-150-24': aContractInformation(),
  '/legal/service-description/glasfaser-150-24': aContractInformation(),
})

const context = (path: string, query: Record<string, string> = {}): LoadContext => ({ api, path, params: {}, query })

async function payloadOf(page: string, request: LoadContext): Promise<unknown> {
  const loaded = await server.load(page, request)
  if (!('payload' in loaded)) throw new Error(`no payload: ${JSON.stringify(loaded)}`)
  return JSON.parse(JSON.stringify(loaded.payload))
}

const CASES: [page: string, path: string, query: Record<string, string>, heading: string][] = [
  ...TEXTS.map(({ id, path, title }): [string, string, Record<string, string>, string] => [id, path, {}, title]),
  ['terms', '/agb', { id: 'widerrufsrecht' }, 'Allgemeine Geschäftsbedingungen'],
  ['product-sheets', '/produktinformationsblatt', {}, 'Produktinformationsblätter'],
  [
    'product-sheets',
    '/produktinformationsblatt',
    { tariff: 'glasfaser-150-24' },
    'Produktinformationsblatt Glasfaser 150',
  ],
  ['product-sheets', '/produktinformationsblatt', { tariff: 'mobil-m-24' }, 'Produktinformationsblatt Nimbus Mobil M'],
  ['product-sheets', '/produktinformationsblatt', { tariff: 'prepaid-l' }, 'Produktinformationsblatt Nimbus Prepaid L'],
  ['contract-information', '/vorvertragliche-informationen', {}, 'Vorvertragliche Informationen'],
  [
    'contract-information',
    '/vorvertragliche-informationen',
    { tariff: 'glasfaser-150-24' },
    'Vorvertragliche Informationen Glasfaser 150',
  ],
  ['service-description', '/leistungsbeschreibung', {}, 'Leistungsbeschreibungen'],
  [
    'service-description',
    '/leistungsbeschreibung',
    { tariff: 'glasfaser-150-24' },
    'Leistungsbeschreibung Glasfaser 150',
  ],
  ['withdraw', '/vertrag-widerrufen', {}, 'Vertrag widerrufen'],
  ['cancel', '/vertraege-kuendigen', {}, 'Verträge hier kündigen'],
]

describe.each(CASES)('page %s at %s with %j', (page, path, query, heading) => {
  afterEach(() => document.body.replaceChildren())

  it('is rendered on the server and hydrates to the same HTML', async () => {
    const request = context(path, query)
    const payload = await payloadOf(page, request)
    const { html, head, status } = await server.render(page, payload, request)
    expect(status).toBe(200)
    expect(head.title).toBe(heading)
    expect(head.description).toMatch(/\S.{30,}/)

    const domElement = document.createElement('div')
    document.body.append(domElement)
    domElement.innerHTML = html
    expect(
      within(domElement)
        .getAllByRole('heading', { level: 1 })
        .map((h1) => h1.textContent.replaceAll('\u00ad', '')),
    ).toEqual([heading])
    const before = domElement.innerHTML

    const onFailure = jest.fn()
    const props: PageProps = { domElement, page, payload, path, params: {}, query, hydrate: true, onFailure }
    await app.bootstrap(props)
    act(() => void app.mount(props))
    expect(domElement.innerHTML).toBe(before)
    expect(onFailure).not.toHaveBeenCalled()
    act(() => void app.unmount(props))
  })
})

describe('load', () => {
  it.each([
    ['an unknown sheet', 'product-sheets', { tariff: 'gibt-es-nicht' }, 404],
    ['information on an unknown tariff', 'contract-information', { tariff: 'gibt-es-nicht' }, 404],
    ['the description of an unknown tariff', 'service-description', { tariff: 'gibt-es-nicht' }, 404],
    ['a sheet named like a path', 'product-sheets', { tariff: '../auth' }, 404],
  ])('answers %s with %j', async (_name, page, query, status) => {
    expect(await server.load(page, context('/', query))).toEqual({ status })
  })

  it.each([
    ['terms', '/content/legal/agb'],
    ['product-sheets', '/legal/pib'],
    ['contract-information', '/legal/pib'],
    ['service-description', '/legal/pib'],
  ])('answers 503 for %s when the API has a fault', async (page, path) => {
    const request = { ...context('/'), api: anApi({ [path]: 500 }) }
    expect(await server.load(page, request)).toEqual({ status: 503 })
  })

  it.each([
    ['withdraw', '/vertrag-widerrufen', {}],
    ['cancel', '/vertraege-kuendigen', { type: 'ordinary' }],
  ])('asks the API for nothing for %s, which is there while it is away', async (page, path, values) => {
    const away = { get: jest.fn(), post: jest.fn(), put: jest.fn() }
    const load = (query: Record<string, string>) => server.load(page, { ...context(path, query), api: away })
    expect(await load({})).toEqual({ payload: { step: 'form', values } })
    expect(await load({ auftrag: 'NB-2026-7K3M9Q' })).toEqual({
      payload: { step: 'form', values: { ...values, contract: 'NB-2026-7K3M9Q' } },
    })
    expect(JSON.stringify(await load({ auftrag: 'x'.repeat(5000) })).length).toBeLessThan(400)
    expect([away.get, away.post, away.put].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('leads from the withdrawal right to its section of the terms', async () => {
    const redirect = { to: '/agb?id=widerrufsrecht', status: 301 }
    expect((await server.pages()).find(({ path }) => path === '/widerrufsrecht')).toMatchObject({ redirect })
  })

  it('has the browser go to the section that is asked for, without a script', async () => {
    const request = context('/agb', { id: 'widerrufsrecht' })
    const { html } = await server.render('terms', await payloadOf('terms', request), request)
    expect(html.match(/<h2[^>]*autofocus=""[^>]*>/g)).toEqual([expect.stringContaining('id="widerrufsrecht-titel"')])
    const without = context('/agb')
    expect((await server.render('terms', await payloadOf('terms', without), without)).html).not.toContain('autofocus')
  })

  it('reads the same text in a browser as on the server', async () => {
    const request = context('/agb')
    expect(await app.load('terms', request)).toEqual(await server.load('terms', request))
  })
})

describe('head', () => {
  it('keeps single sheets out of search engines and lets the list in', async () => {
    const sheet = context('/produktinformationsblatt', { tariff: 'glasfaser-150-24' })
    const list = context('/produktinformationsblatt')
    await app.load('product-sheets', list)
    expect(app.head('product-sheets', await payloadOf('product-sheets', sheet), sheet).noindex).toBe(true)
    expect(app.head('product-sheets', await payloadOf('product-sheets', list), list).noindex).toBeUndefined()
  })
})
