import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import type { InjectOptions, RouteOptions } from 'fastify'
import { swept } from '@nimbus/server-kit/testing/sweep'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { operatorKeyPath } from './kernel/operator/operator-key'
import { asGeographic } from './qualification/addresses/geographic-address'
import { KNOWN_HEADERS } from './kernel/openapi/known-headers'
import { aConnection, aCustomer, ADDRESS, aPayload, aPayment, Customer, TARIFF, theConsents } from './testing/customer'
import { describedCalls, sampleOf, type DescribedCall } from './testing/described-calls'
import { pglite, START_MS } from './testing/engines'
import { HOSTILE_JSON, HOSTILE_TEXTS, withEachPart } from './testing/hostile-values'
import { startShop, type Shop } from './testing/shop'
import { unbounded } from './testing/unbounded'

jest.setTimeout(START_MS)

/** What no schema can limit, with the reason. */
const EXCEPTIONS: readonly string[] = [
  // a whole catalogue, of whoever has the operator's key: 32 MB at most, and `checkCatalogue` knows all of its parts
  'POST /operator/catalogue body.data.*: anything',
  'POST /operator/catalogue body.data: a group without maxProperties',
  'POST /operator/catalogue body.data.<name>: anything',
]

/** Where the API answers; each place describes its own calls. */
const BASES = ['/api', '/tmf-api'] as const
type KnownCall = DescribedCall & { base: (typeof BASES)[number] }

/** How much more processor a call may take with hostile input than refusing a body of 60 kB takes, which is about 1 ms. */
const MOST_WORK = 60

/**
 * The whole sweep sends every value in the place of every part of a body (minutes); the short form has each value and each
 * part among those sent: one of so many bodies, and of paths, queries and heads: no divisor of what there is of values, parts and scopes, and
 * counted on from call to call, so that another share of the values comes to each.
 */
const SHARE = { ofBodies: 29, ofOthers: 7 }

/** Of as many tries of one call the fastest counts: what else a processor does is nobody's input. */
const TRIES = 5

/** As long as the whole takes on a busy machine. */
const SWEEP_MS = 3_600_000

describe('input of the API', () => {
  let shop: Shop
  const routes: RouteOptions[] = []
  const calls: KnownCall[] = []
  let headers: Record<string, string>
  let ofSystems: Record<string, string>
  let order: CartResponse

  beforeAll(async () => {
    shop = await startShop(await pglite(), { limitFactor: 100_000, onRoute: (route) => void routes.push(route) })
    for (const base of BASES) {
      const document = (await shop.inject({ url: `${base}/openapi.json` })).json<Parameters<typeof describedCalls>[0]>()
      calls.push(...describedCalls(document).map((call) => ({ ...call, base })))
    }
    calls.sort((a, b) => endsHow(a) - endsHow(b))
    const customer = await Customer.arrive(async ({ payload, ...call }) => {
      const answer = await shop.inject({ ...call, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    })
    order = await customer.prepare()
    const operatorKey = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    headers = { authorization: `Bearer ${customer.token}`, 'x-operator-key': operatorKey }
    ofSystems = { authorization: `Bearer ${operatorKey}` }
  }, START_MS)
  afterAll(() => shop.close())

  describe('as the document describes it', () => {
    it('is described for every call that there is', () => {
      const known = new Set(calls.map(({ method, base, path }) => `${method} ${base}${path}`))
      const there = routes
        .flatMap(({ method, url, schema }) => [method].flat().map((one) => ({ method: one, url, schema })))
        .filter(({ method, schema }) => method !== 'HEAD' && !schema?.hide)
        .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
      expect(there.filter((call) => !known.has(call))).toEqual([])
      expect(there.length).toBeGreaterThan(30)
      const hidden = routes.filter(({ method, schema }) => schema?.hide && method !== 'OPTIONS')
      expect(new Set(hidden.map(({ url }) => url))).toEqual(
        new Set([
          ...BASES.flatMap((base) => [`${base}/_unreadable`, `${base}/openapi.json`, `${base}/`, `${base}/*`]),
          // a file that takes no input
          '/tmf-api/schema/nimbus.schema.json',
        ]),
      )
    })

    it('has a maximum for every text, list, group and level', () => {
      const found = calls.flatMap(({ method, path, parameters, body }) => [
        ...[...path.matchAll(/\{(\w+)\}/g)]
          .filter(([, name]) => !parameters.some((one) => one.in === 'path' && one.name === name))
          .map(([part]) => `${method} ${path} ${part}: not described`),
        ...[
          ...parameters.flatMap(({ name, in: where, schema }) => unbounded(schema, `${where}.${name}`)),
          ...(body ? unbounded(body, 'body') : []),
        ].map((fault) => `${method} ${path} ${fault}`),
      ])
      expect(found.filter((fault) => !EXCEPTIONS.includes(fault))).toEqual([])
    })

    it('has a maximum for every header that is read', () => {
      const read = sourcesOf(__dirname).flatMap((text) => [
        ...[...text.matchAll(/headers\['([\w-]+)'\]/g)].map(([, name]) => name!),
        ...[...text.matchAll(/request\.headers\.(\w+)/g)].map(([, name]) => name!),
        ...[...text.matchAll(/\{ (\w+) \} = request\.headers/g)].map(([, name]) => name!),
      ])
      expect(read.length).toBeGreaterThan(3)
      expect(read.filter((name) => KNOWN_HEADERS[name] === undefined)).toEqual([])
    })
  })

  it.each([
    ['a town of 60 kB', { address: { ...ADDRESS, city: 'a-'.repeat(30_000) } }, 'address.city'],
    ['a district of 50 kB', { address: { ...ADDRESS, district: 'a'.repeat(50_000) } }, 'address.district'],
  ])('refuses %s in German', async (_what, payload, field) => {
    const url = '/api/landline/new-customer/new-contract/check-availability'
    const answer = await shop.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: 'Die Anfrage enthält ungültige Werte.',
      details: [{ field, rule: 'maxLength', message: 'Höchstens 100 Zeichen.' }],
    })
  })

  const fits = (): Record<string, unknown> => ({
    ...ADDRESS,
    ...aPayload(),
    id: TARIFF,
    // the same address in the words of the standard; it is no range of numbers
    ...asGeographic(ADDRESS),
    streetNrLast: undefined,
    streetNrLastSuffix: undefined,
    email: 'ida@beispiel.de',
    birth_date: '1990-03-27',
    values: { CUSTOMER: aCustomer(), PAYMENT: aPayment() },
    // what each scope wants; what it doesn't ask for is left out
    scopes: { ...aCustomer(), ...aConnection(), ...aPayment(), ...theConsents() },
  })

  /** The parts of its path that lead somewhere; all scopes of an order, one after the other. */
  function pathsOf({ path }: DescribedCall): string[] {
    const known: Record<string, string> = {
      area: path.includes('catalogue') ? 'zuhause' : 'landline',
      category: path.includes('devices') ? 'smartphones' : 'dsl-tarife',
      slug: 'solvar-s1-pro',
      id: path.includes('/order/') ? order.temp_order_id : TARIFF,
      kind: 'new-contract',
      product: 'glasfaser',
      page: 'agb',
      hash: '0'.repeat(32),
      name: 'a.b.pdf',
    }
    const filled = path.replace(/\{(\w+)\}/g, (part, name: string) => known[name] ?? part)
    return filled.includes('{scope}') ? order.scopes.map((scope) => filled.replace('{scope}', scope)) : [filled]
  }

  function bodyOf({ path, body }: DescribedCall): unknown {
    if (!body) return undefined
    return path.includes('/save/') ? fits().scopes : sampleOf(body, fits())
  }

  // a guest's token used to be sent to open APIs, which refused it before they read anything
  const headersOf = ({ base }: KnownCall): Record<string, string> => (base === '/tmf-api' ? ofSystems : headers)

  it('is read with the key that each call wants', async () => {
    for (const call of calls) {
      const [path = ''] = pathsOf(call)
      if (call.method !== 'GET' || call.base !== '/tmf-api') continue
      const { statusCode } = await shop.inject({ url: `${call.base}${path}`, headers: headersOf(call) })
      expect([call.path, statusCode]).not.toEqual([call.path, 401])
    }
  })

  let generated = 0

  /** All that may be wrong with a call, or its share of that. */
  function* hostileRequests(call: KnownCall): Generator<InjectOptions & { url: string }> {
    const heads = [...hostileHeads(call)]
    yield* swept(heads, SHARE.ofOthers, SHARE.ofOthers - 1 - (generated % SHARE.ofOthers))
    generated += heads.length
    for (const [payload, scoped] of swept(bodiesOf(call), SHARE.ofBodies))
      yield {
        method: call.method,
        url: `${call.base}${scoped}`,
        headers: { ...headersOf(call), 'content-type': 'application/json' },
        payload,
      }
  }

  /** Each part of path, query and head by itself. */
  function* hostileHeads(call: KnownCall): Generator<InjectOptions & { url: string }> {
    const { method, base: place, path, parameters } = call
    const payload = bodyOf(call) as object | undefined
    const [url = ''] = pathsOf(call)
    const base = { method, headers: headersOf(call), ...(payload && { payload }) }
    const parts = path.split('/')
    for (const text of HOSTILE_TEXTS) {
      const sent = encodeURIComponent(text.replace(/\p{Surrogate}/u, '\ufffd'))
      for (const [at, part] of parts.entries())
        if (part.startsWith('{')) yield { ...base, url: `${place}${url.split('/').with(at, sent).join('/')}` }
      for (const { name } of parameters.filter((one) => one.in === 'query')) {
        yield { ...base, url: `${place}${url}?${name}=${sent}` }
        yield { ...base, url: `${place}${url}?${`${name}=${sent.slice(0, 20)}&`.repeat(300)}` }
      }
    }
    for (const name of Object.keys(KNOWN_HEADERS))
      for (const value of ['a'.repeat(12_000), '"a",'.repeat(400)])
        yield { ...base, url: `${place}${url}`, headers: { ...headersOf(call), [name]: value } }
  }

  /** Each part of a body with each hostile value in its place, and where it is sent to. */
  const bodiesOf = (call: DescribedCall): [string, string][] =>
    HOSTILE_JSON.flatMap((value) =>
      pathsOf(call).flatMap((path) =>
        call.body ? withEachPart(bodyOf(call), value).map((changed): [string, string] => [changed, path]) : [],
      ),
    )

  /** Processor time of a call in microseconds, and its answer. */
  async function worked(request: InjectOptions) {
    const before = process.cpuUsage()
    const answer = await shop.inject(request)
    const { user, system } = process.cpuUsage(before)
    return { answer, work: user + system }
  }

  async function leastWork(request: InjectOptions, enough: number): Promise<number> {
    let least = Infinity
    for (let nth = 0; nth < TRIES && least > enough; nth += 1) least = Math.min(least, (await worked(request)).work)
    return least
  }

  it(
    'answers whatever is sent without a fault of the server, in German, and with bounded work',
    async () => {
      const refused = { method: 'POST', url: '/api/price-plan', payload: { cart: 'x'.repeat(60_000) } } as const
      const unit = await leastWork(refused, 0)
      const faults: string[] = []
      let asked = 0
      for (const call of calls) {
        for (const request of hostileRequests(call)) {
          asked += 1
          const { answer, work } = await worked(request)
          const what = `${call.method} ${request.url.slice(0, 120)} ${typeof request.payload === 'string' ? request.payload.slice(0, 60) : ''}`
          if (answer.statusCode >= 500) faults.push(`${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
          const isRefused = answer.statusCode >= 400 && answer.statusCode !== 404
          if (isRefused && !(call.base === '/api' ? isGerman : isOfTheStandard)(answer.body))
            faults.push(`${what}: ${answer.body.slice(0, 300)}`)
          if (work > MOST_WORK * unit && (await leastWork(request, MOST_WORK * unit)) > MOST_WORK * unit)
            faults.push(`${what}: ${Math.round(work / unit)} times the work`)
        }
      }
      expect(faults).toEqual([])
      expect(asked).toBeGreaterThan(500)
    },
    SWEEP_MS,
  )
})

/** What ends an order comes after what is done to it, and what ends the session comes last. */
const endsHow = ({ method, path }: DescribedCall): number =>
  method === 'DELETE' ? 2 : /submit|claim/.test(path) ? 1 : 0

/** True when nothing of an answer's words is a framework's. What is wrong in a file is told to who wrote it, as `npm run catalogue -- check` does. */
function isGerman(body: string): boolean {
  const { message, details } = JSON.parse(body) as { message: string; details: { message?: string; file?: string }[] }
  const said = [message, ...details.flatMap((detail) => (detail.file === undefined ? (detail.message ?? []) : []))]
  return said.every(
    (text) => text !== '' && !/\b(must|should|is not|invalid|expected|string|number|array)\b/i.test(text),
  )
}

/** True for a refusal of the TM Forum's form, which is English. */
function isOfTheStandard(body: string): boolean {
  const { code, reason, status } = JSON.parse(body) as Record<string, unknown>
  return [code, reason, status].every((text) => typeof text === 'string' && text !== '')
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesOf(path)
    return /(?<!\.test)\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}
