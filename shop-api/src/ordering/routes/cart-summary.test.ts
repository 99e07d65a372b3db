import type { CartPayload } from '@nimbus/shared-contracts/cart'
import type { ContractSummary } from '@nimbus/shared-contracts/order'
import type { FastifyInstance } from 'fastify'
import { aCatalogue } from '../../testing/a-catalogue'
import { anApi } from '../../testing/an-api'
import { readPdfs } from '@nimbus/server-kit/testing'
import { cartRoutes } from './cart-routes'

jest.setTimeout(60_000)

const NOON = '2026-11-27T11:00:00.000Z'
const CART: CartPayload = {
  cart: { tariff: { id: 'glasfaser-300-smart-24' }, options: [], promotions: [], hardware: [{ id: 'router-hub' }] },
}
const squeezed = (text: string): string => text.replace(/\s+/g, '')

describe('the contract summary of a cart', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const deps = { catalogue: aCatalogue(NOON), clock: () => new Date(NOON), publicBase: '/api' }
    app = await anApi(cartRoutes(deps))
  })
  afterAll(() => app.close())

  const summary = async (payload: object = CART) => {
    const answer = await app.inject({ method: 'POST', url: '/contract-summary', payload })
    return { status: answer.statusCode, body: answer.json<ContractSummary>() }
  }

  it('has the headings of the annex and the prices, and no number of an offer', async () => {
    const { status, body } = await summary()
    expect(status).toBe(200)
    expect(body.sections.map(({ title }) => title)).toEqual([
      'Dienste und Geräte',
      'Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen',
      'Preis',
      'Laufzeit, Verlängerung und Kündigung',
      'Funktionsmerkmale für Endnutzer mit Behinderungen',
      'Sonstige relevante Informationen',
    ])
    const once = body.sections[2]!.rows.find(({ label }) => label === 'Einmalig')
    expect(once?.text.join()).toContain('Bereitstellung 69,95\u00a0€')
    expect(JSON.stringify(body)).not.toContain('Angebot ')
  })

  it('says the same on paper, where its link leads', async () => {
    const { body } = await summary()
    const answer = await app.inject({ url: body.pdf.replace('/api', '') })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const [pdf] = await readPdfs([answer.rawPayload])
    expect([pdf!.title, pdf!.language, pdf!.marked]).toEqual(['Vertragszusammenfassung', 'de-DE', true])
    const text = squeezed(pdf!.pages.map((page) => page.text).join(' '))
    const said = body.sections.flatMap(({ title, rows }) => [title, ...rows.flatMap(({ text: lines }) => lines)])
    expect(said.filter((part) => !text.includes(squeezed(part)))).toEqual([])
  })

  it.each([
    ['a tariff that is not sold', '/contract-summary/pdf?tariff=gibtsnicht'],
    ['no tariff', '/contract-summary/pdf'],
    ['more than a cart holds', `/contract-summary/pdf?tariff=dsl-m-24&options=${Array(31).fill('x').join(',')}`],
  ])('is refused for %s', async (_what, url) => {
    expect((await app.inject({ url })).statusCode).toBe(400)
  })
})
