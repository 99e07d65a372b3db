import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { anOutbox, type Answer } from '../../testing/an-outbox'
import { onEachEngine, START_MS } from '../../testing/engines'
import { eventDeliveries, listeners } from '../database/event-tables'
import type { EventWorkerDeps } from './event-worker'
import { NOT_ALLOWED, type EventCall } from './post-event'

jest.setTimeout(120_000)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Outbox = ReturnType<typeof anOutbox>

onEachEngine((start) => {
  let database: TestDatabase
  let outbox: Outbox
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-events-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)
  beforeEach(async () => {
    outbox = anOutbox(database.db)
    await database.db.delete(listeners)
  })

  const aListener: Outbox['aListener'] = (query) => outbox.aListener(query)
  const happens: Outbox['happens'] = (news) => outbox.happens(news)
  const aWorker: Outbox['aWorker'] = (answer, more) => outbox.aWorker(answer, more)
  const waiting = () => outbox.waiting()

  it('tells each listener what happens, in its order, and nothing twice', async () => {
    await aListener()
    await aListener()
    await happens('a1 a2 b1 a3')
    const worker = aWorker(() => undefined)
    await worker.deliverDue()
    await worker.deliverDue()
    expect(worker.told.toSorted()).toEqual(['a1', 'a1', 'a2', 'a2', 'a3', 'a3', 'b1', 'b1'])
    expect(await waiting()).toBe(0)
    expect(await worker.register.metrics()).toContain('nimbus_events_sent_total{type="Event"} 8')
  })

  it('tells nobody what nobody is there to hear, and later listeners nothing of before', async () => {
    await happens('a1')
    await aListener()
    const worker = aWorker(() => undefined)
    await worker.deliverDue()
    expect([worker.told, await waiting()]).toEqual([[], 0])
  })

  it('keeps what a listener misses while it is away for hours, and tells it in order once it is back', async () => {
    await aListener()
    await happens('a1 a2 b1')
    let isAway = true
    let tries = 0
    const worker = aWorker(() => {
      tries += 1
      return isAway ? 'ECONNREFUSED' : undefined
    })
    for (let passed = 0; passed < 6 * HOUR; passed += 5 * MINUTE) {
      await worker.deliverDue()
      outbox.clock.ms += 5 * MINUTE
    }
    await happens('a3')
    expect([worker.told, await waiting()]).toEqual([[], 4])
    // one at a time, whatever waits
    expect(tries).toBe(72)
    expect(worker.logged).toHaveLength(1)
    isAway = false
    outbox.clock.ms += 2 * MINUTE
    await worker.deliverDue()
    expect(worker.told.filter((id) => id.startsWith('a'))).toEqual(['a1', 'a2', 'a3'])
    expect([worker.told.length, await waiting()]).toEqual([4, 0])
  })

  it('lets one that is refused hold up its own subject alone', async () => {
    await aListener()
    await happens('a1 a2 b1 c1')
    const worker = aWorker((id) => (id === 'a1' ? '500' : undefined))
    await worker.deliverDue()
    for (let passed = 0; passed < HOUR; passed += MINUTE) {
      outbox.clock.ms += MINUTE
      await happens(`b${passed / MINUTE + 2}`)
      await worker.deliverDue()
    }
    expect(worker.told).toEqual(['b1', 'c1', ...Array.from({ length: 60 }, (_, at) => `b${at + 2}`)])
    expect(await waiting()).toBe(2)
  })

  // the second one was tried again at each probe, and whatever came later never
  it('lets several that are refused hold up their own subjects alone, also after an outage', async () => {
    await aListener()
    await happens('a1 b1 c1 d1')
    let isAway = true
    const worker = aWorker((id) => (isAway ? 'ECONNREFUSED' : ['a1', 'b1', 'c1'].includes(id) ? '400' : undefined))
    await worker.deliverDue()
    isAway = false
    for (let passed = 0; passed < HOUR; passed += MINUTE) {
      outbox.clock.ms += MINUTE
      await worker.deliverDue()
    }
    await happens('e1')
    for (let passed = 0; passed < HOUR; passed += MINUTE) {
      outbox.clock.ms += MINUTE
      await worker.deliverDue()
    }
    expect(worker.told).toEqual(['d1', 'e1'])
    expect(await waiting()).toBe(3)
  })

  it('waits longer each time with what alone is refused, up to an hour', async () => {
    await aListener()
    await happens('a1')
    const tries: number[] = []
    const worker = aWorker((id) => {
      if (id !== 'a1') return undefined
      tries.push(outbox.clock.ms)
      return '503'
    })
    for (let passed = 0; passed < 4 * HOUR; passed += 5 * MINUTE) {
      await happens(`b${passed / MINUTE}`)
      await worker.deliverDue()
      outbox.clock.ms += 5 * MINUTE
    }
    const pauses = tries.slice(1).map((at, nth) => at - tries[nth]!)
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses.at(-1)).toBe(HOUR)
  })

  it('gives an event up after five days of tries, says so, and goes on with the next', async () => {
    await aListener()
    await happens('a1 a2')
    const worker = aWorker((id) => (id === 'a1' ? '400' : undefined))
    const begun = outbox.clock.ms
    for (; worker.told.length === 0 && outbox.clock.ms < begun + 7 * DAY; outbox.clock.ms += HOUR)
      await worker.deliverDue()
    expect(worker.told).toEqual(['a2'])
    expect(Math.round((outbox.clock.ms - begun) / DAY)).toBe(5)
    const [left] = await database.db.select().from(eventDeliveries)
    expect(left).toMatchObject({ subject: 'a', position: 1, state: 'failed', last_error: '400' })
    expect(worker.logged).toContainEqual(expect.objectContaining({ subject: 'a', code: '400' }))
    expect(await worker.register.metrics()).toContain('nimbus_events_failed_total{api="TMF622"} 1')
  })

  // one that was written five days before its first try used to be given up by that
  it('counts tries, not days in which nobody tried', async () => {
    await aListener()
    await happens('a1 a2')
    const answers = ['503', '503', undefined, undefined]
    const worker = aWorker(() => answers.shift())
    for (let tries = 0; tries < 3; tries += 1) {
      outbox.clock.ms += 6 * DAY
      await worker.deliverDue()
    }
    expect([worker.told, await waiting()]).toEqual([['a1', 'a2'], 0])
  })

  it('tries nothing while the settings name its host no more, and then goes on', async () => {
    const id = await aListener()
    await happens('a1 a2')
    let answer: Answer = NOT_ALLOWED
    const worker = aWorker(() => answer)
    for (let passed = 0; passed < 200 * HOUR; passed += HOUR) {
      await worker.deliverDue()
      outbox.clock.ms += HOUR
    }
    const [listener] = await database.db.select().from(listeners).where(eq(listeners.id, id))
    expect(listener).toMatchObject({ failures: 0, last_error: NOT_ALLOWED, given_up_at: null })
    expect((await database.db.select().from(eventDeliveries)).map(({ attempts }) => attempts)).toEqual([0, 0])
    answer = undefined
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1', 'a2'])
    expect(worker.logged).toHaveLength(1)
  })

  it('does not wait for hours because a clock was set back', async () => {
    await aListener()
    await happens('a1')
    let isAway = true
    const worker = aWorker(() => (isAway ? '503' : undefined))
    outbox.clock.ms += 12 * HOUR
    await worker.deliverDue()
    outbox.clock.ms -= 12 * HOUR
    isAway = false
    await worker.keepUp()
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1'])
  })

  it('sends the same id, body and secret again, signed at the instant of the try', async () => {
    await aListener()
    await happens('a1')
    const calls: EventCall[] = []
    const worker = aWorker((_id, call) => {
      calls.push(call)
      return calls.length === 1 ? '503' : undefined
    })
    await worker.deliverDue()
    outbox.clock.ms += MINUTE
    await worker.deliverDue()
    const [first, second] = calls
    expect([second!.body, second!.headers['webhook-id']]).toEqual([first!.body, first!.headers['webhook-id']])
    expect(Number(second!.headers['webhook-timestamp']) - Number(first!.headers['webhook-timestamp'])).toBe(60)
    expect(second!.headers['webhook-signature']).not.toBe(first!.headers['webhook-signature'])
  })

  it('tells what a change is told by one after the other, and again only what was not taken', async () => {
    await aListener()
    await happens('a1 a2')
    let isRefused = true
    const eventsOf: EventWorkerDeps['eventsOf'] = async ({ subject, position }) =>
      ['x', 'y', 'z'].map((mark) => ({ eventId: `${subject}${position}${mark}`, eventType: mark }))
    const answer = (id: string): Answer => (isRefused && id === 'a1z' ? '500' : undefined)
    const worker = aWorker(answer, { eventsOf, wants: (_listener, { eventType }) => eventType !== 'y' })
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1x'])
    isRefused = false
    outbox.clock.ms += MINUTE
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1x', 'a1z', 'a2x', 'a2z'])
  })

  it('does not ask a listener for what it cannot write, and goes on with others', async () => {
    await aListener()
    await happens('a1 a2 b1')
    const worker = aWorker(() => undefined, {
      async eventsOf({ subject, position }) {
        if (subject === 'a') throw new Error('a slip of ours')
        return [{ eventId: `${subject}${position}`, eventType: 'Event' }]
      },
    })
    await worker.deliverDue()
    expect([worker.told, await waiting()]).toEqual([['b1'], 2])
  })

  // it kept its listener for a minute
  it('lets go of a listener when the database fails in the middle', async () => {
    await aListener()
    await happens('a1')
    let fails = true
    const worker = aWorker(() => undefined, {
      wants() {
        if (fails) throw new Error('the connection is lost')
        return true
      },
    })
    await worker.deliverDue()
    fails = false
    await worker.deliverDue()
    expect([worker.told, worker.logged.length]).toEqual([['a1'], 1])
  })

  it('ends at once when a listener is taken away in between', async () => {
    const id = await aListener()
    await happens('a1 a2 a3')
    const worker = aWorker(async (event) => {
      if (event === 'a2') await database.db.delete(listeners).where(eq(listeners.id, id))
      return undefined
    })
    await worker.deliverDue()
    expect([worker.told, await waiting()]).toEqual([['a1', 'a2'], 0])
  })

  it('takes over from a copy that died with a listener, once its lease is over', async () => {
    const id = await aListener()
    await happens('a1')
    const leased_until = new Date(outbox.clock.ms + MINUTE)
    await database.db.update(listeners).set({ lease: randomUUID(), leased_until }).where(eq(listeners.id, id))
    const worker = aWorker(() => undefined)
    await worker.deliverDue()
    expect(worker.told).toEqual([])
    outbox.clock.ms += MINUTE
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1'])
  })

  it('neither doubles nor disorders anything where several copies tell', async () => {
    for (let nth = 0; nth < 3; nth += 1) await aListener()
    const seen: string[] = []
    const answer = async (id: string, { callback }: EventCall): Promise<Answer> => {
      seen.push(`${callback} ${id}`)
      await new Promise((wait) => setTimeout(wait, Math.random() * 3))
      return Math.random() < 0.1 ? '503' : undefined
    }
    const copies = Array.from({ length: 3 }, () => aWorker(answer))
    const news = Array.from({ length: 60 }, (_, at) => `${'abcdef'[at % 6]}${Math.floor(at / 6) + 1}`)
    await happens(news.slice(0, 20).join(' '))
    for (const one of news.slice(20)) await Promise.all([happens(one), ...copies.map(({ deliverDue }) => deliverDue())])
    while ((await waiting()) > 0) {
      outbox.clock.ms += 30 * 1_000
      await Promise.all(copies.map(({ deliverDue }) => deliverDue()))
    }
    const told = copies.flatMap((copy) => copy.told)
    expect(told.toSorted()).toEqual([...news, ...news, ...news].toSorted())
    // each try of a subject is of the one that comes next
    for (const callback of new Set(seen.map((call) => call.split(' ')[0]))) {
      for (const subject of 'abcdef') {
        const tried = seen
          .filter((call) => call.startsWith(`${callback} ${subject}`))
          .map((call) => Number(call.split(subject).at(-1)))
        expect(tried).toEqual(tried.toSorted((one, other) => one - other))
      }
    }
  })
})
