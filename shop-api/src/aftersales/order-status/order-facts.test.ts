import { readFile } from 'node:fs/promises'
import { readPdfs } from '@nimbus/server-kit/testing'
import type { CartPayload } from '@nimbus/shared-contracts/cart'
import type { CartResponse, ContractSummary, OrderResult } from '@nimbus/shared-contracts/order'
import { orderStatusSchema } from '@nimbus/shared-contracts/order-status'
import { orderFacts } from '@nimbus/shared-contracts/wording'
import * as v from 'valibot'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { mailBodies } from '../../platform/mail/mail-bodies'
import { ADDRESS, aConnection, aCustomer, aPayload, aPorting, Customer } from '../../testing/customer'
import { pglite, START_MS } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const PLANNED = { zipcode: '04109', city: 'Leipzig', street: 'Goethestraße', house_no: '5' }
const PLANNED_KEY = 'goethestraße 5, 04109 leipzig'

/** What a customer orders, and the texts that all surfaces have to have of it. */
interface Case {
  area: 'landline' | 'mobile'
  address?: object
  payload: CartPayload
  kind?: string
  scopes: Record<string, object>
  says: string[]
  /** Where a parcel goes: on each surface but the status page, which anybody has who finds its link. */
  place?: string
}

const mobileCart = (tariff: string, device?: string): CartPayload => ({
  cart: { tariff: { id: tariff }, options: [], promotions: [], ...(device && { handsets: [{ id: device }] }) },
})

const CASES: Record<string, Case> = {
  'planned fibre with a router': {
    area: 'landline',
    address: PLANNED,
    payload: aPayload({ tariff: { id: 'glasfaser-300-vvm-24' } }, PLANNED_KEY),
    scopes: { CONNECTION: aConnection({ ownership: 'OWNER' }) },
    says: [
      'Ausbau geplant ab 01.03.2027',
      'Der Glasfaser-Ausbau ist erst ab 01.03.2027 geplant; vorher startet Ihr Anschluss nicht.',
      'Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung.',
      'Bis zur Freischaltung zahlen Sie nichts, die Monate der Preise zählen ab dann',
      'rechtzeitig vor der Freischaltung',
    ],
  },
  'DSL where fibre is planned, on a day': {
    area: 'landline',
    address: PLANNED,
    payload: aPayload({ tariff: { id: 'dsl-m-24' } }, PLANNED_KEY),
    scopes: { CONNECTION: aConnection({ start: 'DATE', start_date: '2026-12-15' }) },
    says: ['15.12.2026', 'voraussichtlich 01.12.2026 bis 03.12.2026'],
    place: 'an Goethestraße 5, 04109 Leipzig, voraussichtlich 01.12.2026',
  },
  'a device, sent elsewhere': {
    area: 'mobile',
    payload: mobileCart('mobil-m-device-24', 'solvar-s1-pro-fjordblau-256'),
    scopes: {
      SIM_DELIVERY: {
        delivery: {
          sim_type: 'SIM',
          method: 'HOME',
          address_differs: true,
          address: { zipcode: '04109', city: 'Leipzig', street: 'Goethestraße', house_no: '5' },
        },
      },
    },
    says: ['SIM-Karte', 'voraussichtlich', 'Nicht verlangt'],
    place: 'an Goethestraße 5, 04109 Leipzig, voraussichtlich',
  },
  'a number that comes along': {
    area: 'mobile',
    kind: 'provider-change',
    payload: mobileCart('mobil-m-24'),
    scopes: {
      SIM_DELIVERY: { delivery: { sim_type: 'ESIM' } },
      NUMBER_PORTING: aPorting(),
    },
    says: ['eSIM', 'Zum Vertragsende am 27.03.2027'],
  },
}

/** A text as it is read, whatever the lines that it stands in. */
const plain = (text: string): string => text.replace(/[\s\u00a0\u00ad]+/g, ' ')

// a router of fibre that is planned for March was to come in December, and neither place nor wish stood in any mail
describe('an order', () => {
  const shop = shopOn(pglite)
  const surfaces = new Map(Object.keys(CASES).map((name) => [name, new Map<string, string>()]))

  /** Orders, lets the order be confirmed, and keeps what the customer can read of it but the mails. */
  async function order(name: string, operatorKey: string): Promise<string> {
    const { area, address, payload, kind, scopes } = CASES[name]!
    const read = surfaces.get(name)!
    const customer = await Customer.arrive(shop.send, area)
    if (address) await customer.checkAddress(address)
    const draft = (await customer.initiate(payload, undefined, kind)).body as CartResponse
    await customer.fillIn(draft, { CUSTOMER: aCustomer(area === 'mobile' ? { address: ADDRESS } : {}), ...scopes })
    const { pdf, ...summary }: ContractSummary = await customer.summary(draft.temp_order_id)
    read.set('summary', JSON.stringify(summary))
    const result = (await customer.submit(draft.temp_order_id)).body as OrderResult
    await shop.send({
      method: 'POST',
      url: `/api/operator/orders/${result.order_id}/events`,
      headers: { 'x-operator-key': operatorKey },
      payload: { kind: 'confirmed' },
    })
    const ofOrder = result.documents.find(({ title }) => title.startsWith('Vertragszusammenfassung'))!.href
    const files = await Promise.all([pdf, ofOrder].map(async (url) => (await shop.inject({ url })).rawPayload))
    for (const [index, { pages }] of (await readPdfs(files)).entries())
      read.set(`summary as PDF ${index}`, pages.map(({ text }) => text).join(' '))
    const code = new URL(result.status ?? '', 'http://shop').searchParams.get('code') ?? ''
    const status = await shop.inject({ url: `/api/orders/${result.order_id}/status?code=${code}` })
    read.set('status page', JSON.stringify(orderFacts(v.parse(orderStatusSchema, status.json()))))
    return result.order_id
  }

  beforeAll(async () => {
    const key = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    const ordered = new Map<string | null, string>()
    for (const name of Object.keys(CASES)) ordered.set(await order(name, key), name)
    for (const { kind, subject, blocks, order_id } of (await shop.stored()).mails)
      for (const [form, body] of Object.entries(mailBodies(subject, blocks)))
        surfaces.get(ordered.get(order_id) ?? '')?.set(`${kind} as ${form}`, body)
  }, START_MS)

  it.each(Object.keys(CASES))('of %s says what was chosen and what follows from it on each surface', (name) => {
    const read = surfaces.get(name)!
    expect(read.size).toBeGreaterThanOrEqual(8)
    const { says, place } = CASES[name]!
    expect(read.get('status page')).not.toContain('Goethestraße')
    const missing = [...read].flatMap(([where, text]) =>
      [...says, ...(place && where !== 'status page' ? [place] : [])]
        .filter((fact) => !plain(text).includes(fact))
        .map((fact) => `${where}: ${fact}`),
    )
    expect(missing).toEqual([])
  })
})
