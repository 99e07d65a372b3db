import { Registry } from 'prom-client'
import { aLineProvider, json, qualificationOf, qualified } from '../../testing/a-line-provider'
import { aRegister } from '../../testing/a-register'
import { freePort } from '../../testing/free-port'
import { locate, type Found } from '../availability/locate'
import { isZipcode } from '../availability/zipcodes'
import { LinesAwayError } from '../availability/line-source'
import { providerLines } from './provider-lines'

const register = aRegister()
const NONE = {
  qualificationResult: 'unqualified',
  eligibilityUnavailabilityReason: [{ code: 'NO_LINE', label: 'Nein' }],
}

function foundAt(street: string, house_no: string, zipcode: string, city: string, unit?: string): Found {
  const located = locate(
    { register, isZipcode },
    { address: { zipcode, city, street, house_no }, ...(unit && { unit }) },
  )
  if (located.kind !== 'found') throw new Error(`${street} is ${located.kind}`)
  return located
}
const HOUSE = foundAt('Lindenstraße', '12a', '01067', 'Dresden')

describe('providerLines', () => {
  let provider: Awaited<ReturnType<typeof aLineProvider>>
  let metrics: Registry
  const away: string[] = []
  beforeEach(async () => {
    away.length = 0
    metrics = new Registry()
    provider = await aLineProvider((response) => json(response, 200, qualificationOf({ fibre: NONE, dsl: NONE })))
  })
  afterEach(() => provider.close())

  const lines = (url = provider.url, totalMs = 1_000) =>
    providerLines({
      url,
      key: 'a-key-of-the-shop',
      unitsOf: () => [],
      metrics,
      onAway: (code) => void away.push(code),
      patience: { totalMs, pollMs: 10, openMs: 300 },
    })
  const says = (said: Parameters<typeof qualificationOf>[0], more?: object, status = 200): void => {
    provider.answers.now = (response) => json(response, status, qualificationOf(said, more))
  }
  const lineOf = async () => (await lines()(HOUSE)).line
  const codeOf = async (ask: Promise<unknown>): Promise<string> => {
    const error = await ask.then(
      () => new Error('answered'),
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(LinesAwayError)
    return (error as LinesAwayError).code
  }

  it('asks for both kinds of line at the house, of nobody by name, with its key', async () => {
    const units = foundAt('Ringstraße', '20', '50667', 'Köln', 'Hinterhaus')
    await lines()(units)
    const [{ method, url, authorization, body } = { method: '', url: '', authorization: '', body: '{}' }] =
      provider.asked
    expect([method, url, authorization]).toEqual([
      'POST',
      '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification',
      'Bearer a-key-of-the-shop',
    ])
    const place = {
      role: 'installationAddress',
      '@type': 'GeographicAddress',
      postcode: '50667',
      city: 'Köln',
      streetName: 'Ringstraße',
      streetNr: '20',
      country: 'DE',
      geographicSubAddress: [{ name: 'Hinterhaus' }],
    }
    const sent = JSON.parse(body) as { serviceQualificationItem: { id: string; service: { place: object[] } }[] }
    expect(sent.serviceQualificationItem.map(({ id, service }) => ({ id, service }))).toEqual(
      ['fibre', 'dsl'].map((id, at) => ({
        id: String(at + 1),
        service: { serviceSpecification: { id }, place: [expect.objectContaining(place)] },
      })),
    )
  })

  it.each([
    ['both', qualified(1_000), qualified(100), { fibre: 'BUILT', fibre_down: 1_000, dsl_down: 100 }],
    ['copper below what is sold', NONE, qualified(80), { fibre: 'NONE', fibre_down: 0, dsl_down: 50 }],
    ['copper that is too slow for all', NONE, qualified(6), { fibre: 'NONE', fibre_down: 0, dsl_down: 0 }],
    ['more than is sold', qualified(10_000), qualified(500), { fibre: 'BUILT', fibre_down: 1_000, dsl_down: 250 }],
    ['no speeds', qualified(), qualified(), { fibre: 'BUILT', fibre_down: 1_000, dsl_down: 250 }],
    ['speeds as texts', qualified('300'), qualified('50 Mbit/s'), { fibre: 'BUILT', fibre_down: 300, dsl_down: 50 }],
    ['nothing', NONE, NONE, { fibre: 'NONE', fibre_down: 0, dsl_down: 0 }],
    [
      'nothing without a reason',
      { qualificationResult: 'unqualified' },
      { qualificationResult: 'unqualified' },
      { fibre: 'NONE', dsl_down: 0 },
    ],
    [
      'fibre that is planned, from the end of a day in UTC',
      { qualificationResult: 'unqualified', expectedServiceAvailabilityDate: '2027-02-28T23:00:00Z' },
      qualified(100),
      { fibre: 'PLANNED', planned_from: '2027-03-01', fibre_down: 0, dsl_down: 100 },
    ],
    [
      'fibre that is planned for no day',
      { qualificationResult: 'unqualified', eligibilityUnavailabilityReason: [{ code: 'FIBRE_PLANNED' }] },
      NONE,
      { fibre: 'PLANNED' },
    ],
    [
      'slower fibre instead',
      {
        qualificationResult: 'alternate',
        alternateServiceProposal: [
          {
            alternateService: {
              serviceSpecification: { id: 'fibre' },
              serviceCharacteristic: [{ name: 'downloadMax', value: { value: 150 } }],
            },
          },
        ],
      },
      NONE,
      { fibre: 'BUILT', fibre_down: 150 },
    ],
    [
      'another line of the kind, which nobody names a speed of',
      NONE,
      {
        qualificationResult: 'alternate',
        alternateServiceProposal: [{ alternateService: { serviceSpecification: { id: 'dsl' } } }],
      },
      { fibre: 'NONE', dsl_down: 16 },
    ],
    [
      'another line instead',
      {
        qualificationResult: 'alternate',
        alternateServiceProposal: [{ alternateService: { serviceSpecification: { id: 'dsl' } } }],
      },
      qualified(16),
      { fibre: 'NONE', dsl_down: 16 },
    ],
  ])('reads %s', async (_what, fibre, dsl, expected) => {
    says({ fibre, dsl })
    expect(await lineOf()).toMatchObject(expected)
  })

  it('bears nulls, attributes of others, a body with another address, an instant without a zone, and 201 without one', async () => {
    const oddly = { description: null, shopTeam: 'lines', expirationDate: '2026-11-28T10:00:00', '@type': null }
    says({ fibre: { ...qualified(300), eligibilityUnavailabilityReason: null }, dsl: NONE }, oddly, 201)
    const { line, validUntil } = await lines()(HOUSE)
    expect([line.fibre_down, validUntil?.toISOString()]).toEqual([300, '2026-11-28T10:00:00.000Z'])
    expect(provider.asked).toHaveLength(1)
  })

  it('waits for an answer that is to come, by its id and nowhere else', async () => {
    provider.answers.now = (response, { method }, nth) => {
      const done = qualificationOf({ fibre: qualified(600), dsl: NONE })
      if (method === 'POST')
        return json(response, 201, { ...done, state: 'acknowledged', serviceQualificationItem: [] })
      return json(response, 200, nth < 4 ? { ...done, state: 'inProgress' } : done)
    }
    expect(await lineOf()).toMatchObject({ fibre_down: 600 })
    expect(provider.asked.map(({ method, url }) => [method, url.split('/').at(-1)])).toEqual([
      ['POST', 'checkServiceQualification'],
      ...Array.from({ length: 3 }, () => ['GET', 'q1']),
    ])
  })

  it('asks once more where every second call is refused for now', async () => {
    provider.answers.now = (response, _asked, nth) =>
      nth % 2 === 1
        ? json(response, 503, { code: 60, reason: 'down' })
        : json(response, 200, qualificationOf({ fibre: qualified(150), dsl: NONE }))
    const ask = lines()
    for (let nth = 0; nth < 2; nth += 1) expect((await ask(HOUSE)).line.fibre_down).toBe(150)
    expect(away).toEqual([])
  })

  it.each<[string, string, Parameters<typeof aLineProvider>[0]]>([
    ['errors with a body of their own', '400', (response) => json(response, 400, { error: 'no', stack: 'at x' })],
    ['a key that it does not know', '401', (response) => json(response, 401, {})],
    ['a failure that stays', '500', (response) => json(response, 500, 'x')],
    ['a redirect', '302', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['no JSON', 'UNREADABLE', (response) => void response.writeHead(200).end('<html>')],
    ['no items', 'UNREADABLE', (response) => json(response, 200, { id: 'q1', state: 'done' })],
    ['no state', 'UNREADABLE', (response) => json(response, 200, { id: 'q1' })],
    [
      'one kind alone',
      'UNREADABLE',
      (response) => {
        const { serviceQualificationItem, ...rest } = qualificationOf({ fibre: NONE, dsl: NONE })
        json(response, 200, { ...rest, serviceQualificationItem: serviceQualificationItem.slice(0, 1) })
      },
    ],
    [
      'an address that it refuses',
      'REFUSED',
      (response) => json(response, 200, { id: 'q1', state: 'terminatedWithError' }),
    ],
    ['a body without an end', 'TOO_LARGE', (response) => json(response, 200, 'a'.repeat(300_000))],
    ['a broken connection', 'UND_ERR_SOCKET', (response) => void response.destroy()],
    ['silence', 'TIMEOUT', () => {}],
    ['an answer that never comes', 'TIMEOUT', (response) => json(response, 201, { id: 'q1', state: 'inProgress' })],
  ])('says that nobody knows for %s', async (_what, code, answer) => {
    provider.answers.now = answer
    const begun = performance.now()
    expect(await codeOf(lines(provider.url, 400)(HOUSE))).toBe(code)
    expect(performance.now() - begun).toBeLessThan(1_500)
    expect(await metrics.metrics()).toContain(`nimbus_line_checks_total{outcome="${code}"} 1`)
  })

  it('says so at once where nobody answers, and asks nobody for a while after that', async () => {
    const ask = lines(`http://127.0.0.1:${await freePort()}`)
    for (let nth = 0; nth < 5; nth += 1) expect(await codeOf(ask(HOUSE))).toBe('ECONNREFUSED')
    expect(await codeOf(ask(HOUSE))).toBe('NOT_ASKED')
    expect(await metrics.metrics()).toContain('nimbus_lines_away 1')
    expect(away).toEqual(Array.from({ length: 5 }, () => 'ECONNREFUSED'))
  })

  it('is back once the provider is', async () => {
    const ask = lines()
    provider.answers.now = (response) => json(response, 500, {})
    for (let nth = 0; nth < 5; nth += 1) await codeOf(ask(HOUSE))
    says({ fibre: qualified(300), dsl: NONE })
    expect(await codeOf(ask(HOUSE))).toBe('NOT_ASKED')
    await new Promise((wait) => setTimeout(wait, 320))
    expect((await ask(HOUSE)).line.fibre_down).toBe(300)
    expect(await metrics.metrics()).toContain('nimbus_lines_away 0')
  })

  it('goes on asking for others while it refuses an address', async () => {
    const ask = lines()
    provider.answers.now = (response) => json(response, 200, { id: 'q1', state: 'terminatedWithError' })
    for (let nth = 0; nth < 8; nth += 1) expect(await codeOf(ask(HOUSE))).toBe('REFUSED')
    says({ fibre: qualified(300), dsl: NONE })
    expect((await ask(HOUSE)).line.fibre_down).toBe(300)
  })

  // five bad addresses shut the check for everybody
  it.each([400, 404, 422])('goes on asking for others while it answers %s to one address', async (status) => {
    const ask = lines()
    provider.answers.now = (response) => json(response, status, {})
    for (let nth = 0; nth < 8; nth += 1) expect(await codeOf(ask(HOUSE))).toBe(String(status))
    says({ fibre: qualified(300), dsl: NONE })
    expect((await ask(HOUSE)).line.fibre_down).toBe(300)
  })

  it.each([401, 403, 408, 429, 500, 503])('asks nobody for a while after five answers %s', async (status) => {
    const ask = lines()
    provider.answers.now = (response) => json(response, status, {})
    for (let nth = 0; nth < 5; nth += 1) expect(await codeOf(ask(HOUSE))).toBe(String(status))
    expect(await codeOf(ask(HOUSE))).toBe('NOT_ASKED')
  })
})
