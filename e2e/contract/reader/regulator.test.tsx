import './as-delivered'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { WHOLE } from '@nimbus/server-kit/testing/sweep'
import { readText } from './read-surface'
import { shopAt, type Shopped } from './shopped'
import { EVENT_MAILS } from './event-mails'
import { SURFACES, type Surface } from './surfaces'

const READ: Record<string, Surface> = { ...SURFACES, ...EVENT_MAILS }

/** Days by what they are for an offer; promotions run until the end of their last day in Germany. */
const DAYS: Record<string, string> = {
  promotion: '2026-11-27T11:00:00Z',
  'no promotion': '2026-06-01T10:00:00Z',
  'last minute of a promotion': '2027-01-31T22:59:59Z',
  'first minute after it': '2027-01-31T23:00:00Z',
  'turn of the year': '2026-12-31T23:00:00Z',
  '29 February': '2028-02-29T12:00:00Z',
}
const NAMES = Object.keys(DAYS)

/** With SWEEP=whole each tariff on each day; else each on the first day and on one of the others, its mails on one of all. */
const isRead = (day: string, index: number): boolean =>
  WHOLE || day === NAMES[0] || day === NAMES[1 + (index % (NAMES.length - 1))]
const isTold = (day: string, index: number): boolean => WHOLE || day === NAMES[index % NAMES.length]

const LEAST_STATEMENTS = 10_000

function readSurface({ text, order, known: of, needs, whole }: Surface, shopped: Shopped): ReturnType<typeof readText> {
  const known = of(shopped.known)
  return readText(text(shopped), known, { order, needs: needs(known), whole })
}

beforeAll(() => setHost({ apiBase: '/api' } as Host))
afterAll(() => setHost(undefined))

describe('what customers read of an offer', () => {
  const counts = new Map(Object.keys(READ).map((name) => [name, 0]))

  // terms, dates, prices, fees, speeds, conditions and rights, each against the specification and the raw catalogue
  it.each(NAMES)(
    'is true of every tariff on every surface, on a day with: %s',
    (day) => {
      const { count, shopped } = shopAt(DAYS[day]!)
      const wrong = new Map<string, string[]>()
      let offers = 0
      for (let index = 0; index < count; index += 1) {
        const surfaces = { ...(isRead(day, index) && SURFACES), ...(isTold(day, index) && EVENT_MAILS) }
        if (isRead(day, index)) offers += 1
        else if (!isTold(day, index)) continue
        const offer = shopped(index)
        for (const [name, surface] of Object.entries(surfaces)) {
          const found = readSurface(surface, offer)
          counts.set(name, counts.get(name)! + found.count)
          for (const fault of found.wrong) {
            const where = wrong.get(`${name}: ${fault}`) ?? []
            wrong.set(`${name}: ${fault}`, [...where, offer.tariff.concrete_product_id])
          }
        }
      }
      expect([...wrong].map(([fault, where]) => `${fault} (${where.length} tariffs, first ${where[0]})`)).toEqual([])
      expect(offers).toBeGreaterThan(count / NAMES.length)
    },
    600_000,
  )

  it(`is compared in at least ${LEAST_STATEMENTS} statements, and every surface makes some`, () => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    process.stdout.write(`read ${total} statements: ${[...counts].map((entry) => entry.join(' ')).join(', ')}\n`)
    expect(total).toBeGreaterThan(LEAST_STATEMENTS)
    expect([...counts].filter(([, count]) => count === 0)).toEqual([])
  })
})

describe('the reader', () => {
  const { count, shopped } = shopAt(DAYS.promotion!)
  const offers = Array.from({ length: count }, (_, index) => index)
    .map(shopped)
    .filter(({ tariff }) =>
      ['glasfaser-300-smart-24', 'dsl-m-regio-young-12', 'mobil-m-young-device-24', 'prepaid-s'].includes(
        tariff.concrete_product_id,
      ),
    )

  /** A number with what it counts. */
  const SAID =
    /\d+(?=(?:,\d\d)? €|\.\d\d\.\d{4}| Monat| [MG]B(?:it)?| Cent|, normal| Tage | bis \d+(?::\d\d)? Uhr| Uhr)/g

  it('notices every number that is one more than it should be', () => {
    const overlooked: string[] = []
    let changed = 0
    for (const offer of offers)
      for (const [name, surface] of Object.entries(READ)) {
        const known = surface.known(offer.known)
        const text = surface.text(offer)
        for (const { 0: number, index } of text.matchAll(SAID)) {
          const other = String(Number(number) + 1).padStart(number.length, '0')
          const altered = text.slice(0, index) + other + text.slice(index + number.length)
          changed += 1
          const { wrong } = readText(altered, known, {
            order: surface.order,
            needs: surface.needs(known),
            whole: surface.whole,
          })
          if (wrong.length === 0) overlooked.push(`${name}: ${altered.slice(Math.max(index - 40, 0), index + 30)}`)
        }
      }
    expect(overlooked).toEqual([])
    expect(offers).toHaveLength(4)
    expect(changed).toBeGreaterThan(500)
  }, 120_000)
})
