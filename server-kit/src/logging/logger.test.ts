import { Writable } from 'node:stream'
import { createLogger } from './logger'
import { withoutQueries } from './personal-data'

const PERSONAL = [
  ...['first_name', 'email', 'address.street', 'owner.name'].map((field) => `customer.${field}`),
  'payment.iban',
  'q',
]

function aLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: createLogger({ level: 'trace', name: 'api', personal: PERSONAL, stream }) }
}

describe('createLogger', () => {
  it('blots out what customers typed, however deep it stands', () => {
    const { lines, log } = aLog()
    const customer = { first_name: 'Katharina', email: 'katharina@beispiel.de', iban: 'DE89370400440532013000' }
    log.info(customer, 'flat')
    log.warn({ body: { customer: { ...customer, address: { street: 'Lindenstraße' } } } }, 'deep')
    log.error({ query: { q: 'Lindenstraße 12a' }, headers: { authorization: 'Bearer x.y.z', cookie: 'token=x.y.z' } })
    expect(lines.join()).not.toMatch(/Katharina|beispiel|DE89|Lindenstraße|x\.y\.z/)
    expect(lines).toHaveLength(3)
  })

  it('blots it out in lists, in bindings and at any depth, and knows a field called name by what it is in', () => {
    const { lines, log } = aLog()
    const deep = Array.from({ length: 8 }).reduce<object>((inner) => ({ inner: [inner] }), { email: 'ida@beispiel.de' })
    log.child({ first_name: 'Ida' }).info({ deep, owner: { name: 'Falk' }, shown: { name: 'mf-cart' } })
    expect(lines.join()).not.toMatch(/ida@|Ida|Falk/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: 'api', owner: { name: '…' }, shown: { name: 'mf-cart' } })
  })

  it('writes an object that holds itself', () => {
    const { lines, log } = aLog()
    const round: Record<string, unknown> = { email: 'ida@beispiel.de' }
    round.round = round
    log.info({ round })
    expect(lines.join()).not.toContain('ida@')
  })

  it('writes an error without its texts, wherever it is put', () => {
    const { lines, log } = aLog()
    const cause = Object.assign(new Error('Key (email)=(katharina@beispiel.de) already exists'), { code: '23505' })
    const error = new Error('Failed query: insert … params: katharina@beispiel.de', { cause })
    log.error(error)
    log.error({ err: error }, 'request failed')
    log.error({ error }, 'request failed')
    expect(lines.join()).not.toContain('katharina')
    for (const line of lines) expect(line).toContain('"code":"23505"')
  })

  it('writes a request as its id and method only', () => {
    const { lines, log } = aLog()
    log.info({ req: { id: 'r-1', method: 'GET', url: '/api/addresses?q=Lindenstraße', headers: { cookie: 'a=b' } } })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: 'api', req: { id: 'r-1', method: 'GET' } })
    expect(lines[0]).not.toMatch(/Linden|a=b/)
  })
})

describe('withoutQueries', () => {
  it.each([
    ['GET http://api/addresses?q=Lindenstraße failed', 'GET http://api/addresses?… failed'],
    ['at "/suche?q=Müller&x=1")', 'at "/suche?…")'],
    ['/api/documents/summary-1.abc answered 500', '/api/documents/… answered 500'],
    ['GET http://api/orders/NB-2026-7K3M9Q/status?code=abc: timeout', 'GET http://api/orders/…/status?… timeout'],
    [
      'DELETE http://api/operator/personal-data/NB-2026-7K3M9Q failed',
      'DELETE http://api/operator/personal-data/… failed',
    ],
    ['nothing to hide', 'nothing to hide'],
  ])('%s', (text, hidden) => {
    expect(withoutQueries(text)).toBe(hidden)
  })
})
