import { randomUUID } from 'node:crypto'

const CART = {
  cart: {
    tariff: { id: 'glasfaser-300-smart-24' },
    options: [],
    promotions: [],
    hardware: [{ id: 'router-hub' }],
  },
  context: { address_key: 'lindenstraße 12a, 01067 dresden' },
}

const ADDRESS = { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12', house_no_suffix: 'a' }

const SCOPES = {
  CUSTOMER: {
    customer: {
      first_name: 'Katharina',
      last_name: 'Beispiel',
      birth_date: '1990-03-27',
      email: 'katharina@beispiel.de',
      phone: '0345/27 95 80',
    },
  },
  CONNECTION: { connection: { situation: 'NO_LINE', dwelling_type: 'SINGLE_FAMILY', start: 'ASAP' } },
  PAYMENT: {
    payment: {
      method: 'DIRECT_DEBIT',
      account_holder: 'Katharina Beispiel',
      iban: 'DE89370400440532013000',
      mandate_accepted: true,
    },
  },
  CONSENTS: { consents: { terms: true } },
}

/** A price that is asked for by every visit of the cart. */
export const pricePlan = { method: 'POST', path: '/api/price-plan', body: JSON.stringify(CART) }

/** One customer from the first call to the order number; resolves with the number of calls. Rejects when a call is refused. */
export async function buy(origin) {
  let calls = 0
  const authorization = {}
  const call = async (method, path, body, key) => {
    calls += 1
    const headers = { ...authorization }
    if (body) headers['content-type'] = 'application/json'
    if (key) headers['idempotency-key'] = key
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { token } = await call('POST', '/auth/create-session')
  authorization.authorization = `Bearer ${token}`
  await call('POST', '/landline/new-customer/new-contract/check-availability', { address: ADDRESS })
  const order = await call('POST', '/landline/new-customer/new-contract/initiate-order', CART, randomUUID())
  const path = `/landline/order/${order.temp_order_id}`
  for (const [scope, values] of Object.entries(SCOPES)) await call('POST', `${path}/save/${scope}`, values)
  const { version } = await call('GET', `${path}/contract-summary`)
  const overview = { summary_version: version, total_hash: order.total_hash, summary_received: true }
  await call('POST', `${path}/save/ORDER_OVERVIEW`, { overview })
  const { order_id } = await call('POST', `/mobile/order/${order.temp_order_id}/submit`, undefined, randomUUID())
  if (!order_id) throw new Error('submit answered without an order number')
  return calls
}
