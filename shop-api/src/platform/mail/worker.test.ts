import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { openDatabase, type Database } from '../database/database'
import { mails } from '../database/schema'
import { packageFolder } from '../../kernel/package/package-folder'
import { onEachEngine, START_MS, type Engine } from '../../testing/engines'
import { startMailServer, type MailServer } from '../../testing/mail-server'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { DEFAULT_FROM } from './compose-message'
import type { Mail } from '../../kernel/documents/mail'
import { mailMetrics } from './mail-metrics'
import { enqueueMail } from './outbox'
import type { Carrier } from './outgoing'
import { smtpCarrier } from './smtp-carrier'
import { createMailWorker, type MailWorkerDeps } from './worker'

const MINUTE_MS = 60_000
const RECIPIENT = 'katharina@beispiel.de'

const aMail = (over: Partial<Mail> = {}): Mail => ({
  key: 'order-received NB-2026-7K3M9Q',
  kind: 'order-received',
  to: RECIPIENT,
  subject: 'Eingangsbestätigung',
  blocks: [{ kind: 'paragraph', text: 'Guten Tag' }],
  ...over,
})

onEachEngine((start) => {
  let engine: Engine
  let folder: string
  let database: Database
  let server: MailServer
  let now: Date
  let logged: unknown[]

  beforeAll(async () => {
    engine = await start()
    folder = await warmDataFolder('shop-mail-', engine)
    const migrationsFolder = join(packageFolder(), 'migrations')
    const { databaseUrl } = engine
    database = await openDatabase({ dataDir: folder, databaseUrl, migrationsFolder, onError: () => {} })
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }, START_MS)
  beforeEach(async () => {
    await database.db.delete(mails)
    server = await startMailServer()
    // mails are due from the database's own now
    now = new Date(Date.now() + MINUTE_MS)
    logged = []
  })
  afterEach(() => server.stop())

  const later = (minutes: number): void => {
    now = new Date(now.getTime() + minutes * MINUTE_MS)
  }
  const carrier = (): Carrier => smtpCarrier({ url: server.url, from: DEFAULT_FROM })

  function aWorker(over: Partial<MailWorkerDeps> = {}) {
    const register = new Registry()
    const worker = createMailWorker({
      db: database.db,
      carrier: carrier(),
      domain: 'nimbus.example',
      print: async () => ({ filename: 'a.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }),
      metrics: mailMetrics(database.db, register, () => now),
      logger: { error: (...line: unknown[]) => void logged.push(line) },
      now: () => now,
      random: () => 0.5,
      ...over,
    })
    return { ...worker, register }
  }

  const enqueue = (...all: Mail[]): Promise<unknown> => Promise.all(all.map((mail) => enqueueMail(database.db, mail)))
  const stored = () => database.db.select().from(mails)
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; !isSo() && tries < 200; tries += 1) await new Promise((wait) => setTimeout(wait, 20))
  }
  const many = (count: number): Mail[] =>
    Array.from({ length: count }, (_, nth) => aMail({ key: `mail ${nth}`, to: `kunde${nth}@beispiel.de` }))

  describe('enqueueMail', () => {
    it('writes a mail of a key once', async () => {
      await expect(enqueueMail(database.db, aMail())).resolves.toBe(true)
      await expect(enqueueMail(database.db, aMail({ subject: 'anders' }))).resolves.toBe(false)
      expect((await stored()).map(({ subject }) => subject)).toEqual(['Eingangsbestätigung'])
    })

    it('leaves no mail of what did not come about', async () => {
      const failing = database.db.transaction(async (tx) => {
        await enqueueMail(tx, aMail())
        throw new Error('no order')
      })
      await expect(failing).rejects.toThrow('no order')
      expect(await stored()).toEqual([])
    })
  })

  describe('createMailWorker', () => {
    it('sends what is due, with its attachments, and notes when', async () => {
      await enqueue(aMail({ attachments: [{ ref: { kind: 'summary', id: 'NB-2026-7K3M9Q' } }] }))
      await expect(aWorker().deliverDue()).resolves.toBe(true)
      const [mail] = await stored()
      expect(mail).toMatchObject({ state: 'sent', attempts: 1, sent_at: now, lease: null, last_error: null })
      const [{ to, source, messageId } = server.received[0]!] = server.received
      expect({ to, messageId }).toEqual({ to: RECIPIENT, messageId: `<${mail!.id}@nimbus.example>` })
      expect(source).toMatch(/^From: Nimbus <service@nimbus\.example>/m)
      expect(source).toMatch(/^Auto-Submitted: auto-generated/m)
      expect(source).toMatch(/filename=a\.pdf/)
    })

    // an order's acknowledgement left after 300 receipts, six minutes later
    it('sends an order’s mails first, and others by no more than four at a time, whatever waits', async () => {
      const flood = Array.from({ length: 60 }, (_, nth) =>
        aMail({ key: `receipt ${nth}`, kind: 'withdrawal-receipt', to: `opfer${nth}@beispiel.de` }),
      )
      await enqueue(...flood)
      const sent: string[] = []
      let onTheirWay = 0
      let most = 0
      /** How many had begun when the order's mails were there. */
      let before = 0
      const slow: Carrier = {
        async carry({ to }) {
          onTheirWay += 1
          most = Math.max(most, onTheirWay)
          sent.push(to)
          // the order comes in the middle of the flood, and takes its own second like all others
          if (sent.length === 10) {
            await enqueue(aMail())
            await enqueue(aMail({ key: 'summary', kind: 'contract-summary', to: 'ida@beispiel.de' }))
            before = sent.length
          }
          await new Promise((taken) => setTimeout(taken, 5))
          onTheirWay -= 1
          return { is: 'taken' }
        },
      }
      await expect(aWorker({ carrier: slow }).deliverDue()).resolves.toBe(true)
      expect(sent).toHaveLength(62)
      // whoever has begun goes on, the next one is the order's
      expect(sent.indexOf(RECIPIENT)).toBeLessThan(before + 4)
      expect(sent.indexOf('ida@beispiel.de')).toBeLessThan(before + 5)
      expect(sent.indexOf(RECIPIENT)).toBeLessThan(sent.indexOf('ida@beispiel.de'))
      expect(most).toBe(4)
    })

    it('loses none of a hundred mails while the server is away, and sends each once when it is back', async () => {
      await server.stop()
      await enqueue(...many(100))
      const worker = aWorker()
      for (const pause of [0, 1, 1]) {
        later(pause)
        await expect(worker.deliverDue()).resolves.toBe(false)
      }
      expect((await stored()).every(({ state }) => state === 'queued')).toBe(true)
      expect(logged).toHaveLength(1)

      server = await startMailServer(Number(new URL(server.url).port))
      later(1)
      await expect(worker.deliverDue()).resolves.toBe(true)
      expect(server.received.map(({ to }) => to).sort()).toEqual(
        many(100)
          .map(({ to }) => to)
          .sort(),
      )
      expect((await stored()).every(({ state }) => state === 'sent')).toBe(true)
    }, 60_000)

    it('tells of each time that the server is away, also where it has only refused mails in between', async () => {
      const { port } = new URL(server.url)
      await server.stop()
      await enqueue(aMail())
      const worker = aWorker()
      await worker.deliverDue()
      server = await startMailServer(Number(port))
      server.refuse.RCPT = 450
      later(1)
      await worker.deliverDue()
      await server.stop()
      later(60)
      await worker.deliverDue()
      expect(logged).toHaveLength(2)
      server = await startMailServer()
    })

    it('tries a mail again that is refused for now, later each time', async () => {
      await enqueue(aMail())
      server.refuse.RCPT = 450
      const worker = aWorker()
      await worker.deliverDue()
      const first = (await stored())[0]!
      expect(first).toMatchObject({ state: 'queued', attempts: 1, last_error: '450' })
      expect(first.next_try_at.getTime() - now.getTime()).toBe(MINUTE_MS)
      later(1)
      await worker.deliverDue()
      expect((await stored())[0]!.next_try_at.getTime() - now.getTime()).toBe(2 * MINUTE_MS)

      server.refuse.RCPT = undefined
      later(1)
      await worker.deliverDue()
      expect(server.received).toHaveLength(0)
      later(1)
      await worker.deliverDue()
      expect(server.received).toHaveLength(1)
      expect((await stored())[0]).toMatchObject({ state: 'sent', attempts: 3, last_error: null })
    })

    it('gives a mail up that is refused for ever, with the reason and without the address', async () => {
      await enqueue(aMail(), aMail({ key: 'other', to: 'niemand@beispiel.de' }))
      server.refuse.RCPT = 550
      const worker = aWorker()
      await worker.deliverDue()
      expect((await stored()).map(({ state, last_error }) => [state, last_error])).toEqual([
        ['failed', '550'],
        ['failed', '550'],
      ])
      expect(JSON.stringify(logged)).toContain('a mail is given up')
      expect(JSON.stringify(logged)).not.toContain('beispiel.de')
      await expect(worker.register.metrics()).resolves.toContain('nimbus_mails_failed_total{kind="order-received"} 2')
    })

    it('gives a mail up that was refused for five days', async () => {
      await enqueue(aMail())
      server.refuse.DATA = 451
      const worker = aWorker()
      later(5 * 24 * 60 - 10)
      await worker.deliverDue()
      expect((await stored())[0]).toMatchObject({ state: 'queued' })
      later(15)
      await worker.deliverDue()
      expect((await stored())[0]).toMatchObject({ state: 'failed', last_error: '451' })
    })

    // a wrong sender or password would have cost every mail
    it('keeps all mails while the server refuses the shop itself', async () => {
      await enqueue(...many(3))
      server.refuse.MAIL = 550
      const worker = aWorker()
      await expect(worker.deliverDue()).resolves.toBe(false)
      // however long it takes until somebody sees to it
      for (const days of [6, 7, 8]) {
        later(days * 24 * 60)
        await expect(worker.deliverDue()).resolves.toBe(false)
      }
      expect((await stored()).map(({ state }) => state)).toEqual(['queued', 'queued', 'queued'])
      server.refuse.MAIL = undefined
      later(1)
      await expect(worker.deliverDue()).resolves.toBe(true)
      expect((await stored()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    })

    it('sends each mail once, however many workers there are', async () => {
      await enqueue(...many(30))
      const workers = [aWorker(), aWorker(), aWorker()]
      await Promise.all(workers.map((worker) => worker.deliverDue()))
      const ids = server.received.map(({ messageId }) => messageId)
      expect([ids.length, new Set(ids).size]).toEqual([30, 30])
    })

    it('sends a mail again under the same id where nobody noted that it was sent', async () => {
      await enqueue(aMail())
      const dying: Carrier = {
        async carry(mail) {
          await carrier().carry(mail)
          throw new Error('killed')
        },
      }
      await expect(aWorker({ carrier: dying }).deliverDue()).rejects.toThrow('killed')
      const worker = aWorker()
      later(4)
      await worker.deliverDue()
      expect(server.received).toHaveLength(1)
      later(2)
      await worker.deliverDue()
      const ids = server.received.map(({ messageId }) => messageId)
      expect(ids).toEqual([ids[0], ids[0]])
      expect((await stored())[0]).toMatchObject({ state: 'sent', attempts: 2 })
    })

    describe('where the clock was set back an hour', () => {
      let elapsed = 0
      const setBack = (): void => later(-60)
      const patient = (over: Partial<MailWorkerDeps> = {}) => aWorker({ elapsed: () => elapsed, ...over })

      // a mail that was written at the wrong later time used to wait that long
      it('sends what was written before', async () => {
        await enqueue(aMail())
        setBack()
        await patient().deliverDue()
        expect(server.received).toHaveLength(1)
      })

      it('tries again what was refused for now, after its minute', async () => {
        await enqueue(aMail())
        server.refuse.RCPT = 450
        const worker = patient()
        await worker.deliverDue()
        server.refuse.RCPT = undefined
        setBack()
        elapsed += MINUTE_MS - 1
        await worker.deliverDue()
        expect(server.received).toHaveLength(0)
        elapsed += 1
        await worker.deliverDue()
        expect(server.received).toHaveLength(1)
      })

      it('takes over what a killed copy was sending, after five minutes before its own eyes', async () => {
        await enqueue(aMail())
        await expect(
          patient({ carrier: { carry: () => Promise.reject(new Error('killed')) } }).deliverDue(),
        ).rejects.toThrow('killed')
        setBack()
        const worker = patient()
        await worker.deliverDue()
        elapsed += 5 * MINUTE_MS - 1
        await worker.deliverDue()
        expect(server.received).toHaveLength(0)
        elapsed += 1
        await worker.deliverDue()
        expect(server.received).toHaveLength(1)
      })

      // taking the lease away took the sign with it that the mail had been due
      it('takes over at once what a killed one was sending, where no other can be', async () => {
        await enqueue(aMail())
        await expect(
          patient({ carrier: { carry: () => Promise.reject(new Error('killed')) } }).deliverDue(),
        ).rejects.toThrow('killed')
        setBack()
        const worker = patient({ alone: true })
        worker.start()
        await until(() => server.received.length > 0)
        await worker.stop()
        expect(server.received).toHaveLength(1)
      })

      it('sends nothing twice that is on its way, wherever the clock goes', async () => {
        await enqueue(aMail())
        const worker = patient({
          carrier: {
            async carry(mail) {
              for (const minutes of [-60, 120]) {
                later(minutes)
                await worker.deliverDue()
              }
              return carrier().carry(mail)
            },
          },
        })
        await worker.deliverDue()
        expect(server.received).toHaveLength(1)
      })
    })

    // up to a tenth of the orders' mails waited for five minutes
    it('takes over at its start what a killed one was sending, where no other can be', async () => {
      await enqueue(aMail())
      const dying: Carrier = { carry: () => Promise.reject(new Error('killed')) }
      await expect(aWorker({ carrier: dying }).deliverDue()).rejects.toThrow('killed')
      const worker = aWorker({ alone: true })
      worker.start()
      await until(() => server.received.length > 0)
      await worker.stop()
      expect(server.received).toHaveLength(1)
    })

    // the delay that one copy had noted made the mail due whatever another had learnt of it since
    it('waits as long as the copy says that was refused last', async () => {
      await enqueue(aMail())
      server.refuse.RCPT = 450
      let elapsed = 0
      const first = aWorker({ elapsed: () => elapsed })
      await first.deliverDue()
      later(1)
      await aWorker().deliverDue()
      const [refused] = await stored()
      expect([refused!.attempts, refused!.next_try_at.getTime() - now.getTime()]).toEqual([2, 2 * MINUTE_MS])
      elapsed += MINUTE_MS
      await first.deliverDue()
      expect((await stored())[0]).toEqual(refused)
    })

    // three lanes went on behind one that had failed, beside four that the next round began
    it('ends a round that the database fails in once no mail of it is on its way any more', async () => {
      await enqueue(...many(20))
      let onTheirWay = 0
      let begun = 0
      const failing: Carrier = {
        async carry() {
          begun += 1
          if (begun === 3) throw new Error('the database is gone')
          onTheirWay += 1
          await new Promise((taken) => setTimeout(taken, 20))
          onTheirWay -= 1
          return { is: 'taken' }
        },
      }
      await expect(aWorker({ carrier: failing }).deliverDue()).rejects.toThrow('the database is gone')
      expect(onTheirWay).toBe(0)
      const sent = begun
      await new Promise((waited) => setTimeout(waited, 60))
      expect(begun).toBe(sent)
      expect(sent).toBeLessThan(20)
    })

    // it paused all others for up to half a minute
    it('sends the others while a server drops the connection at one of them', async () => {
      const refused = 'opfer@beispiel.de'
      const dropping: Carrier = {
        carry: async (mail) =>
          mail.to === refused ? { is: 'unreachable', code: 'ECONNRESET' } : carrier().carry(mail),
      }
      const worker = aWorker({ carrier: dropping })
      await enqueue(aMail({ key: 'dropped', to: refused }))
      for (let nth = 0; nth < 8; nth += 1) {
        await expect(worker.deliverDue()).resolves.toBe(true)
        await enqueue(aMail({ key: `mail ${nth}` }))
        await expect(worker.deliverDue()).resolves.toBe(true)
        expect(server.received).toHaveLength(nth + 1)
        later(1)
      }
      expect((await stored()).filter(({ state }) => state === 'queued').map(({ recipient }) => recipient)).toEqual([
        refused,
      ])
    })

    // it was tried twice a minute for ever
    it('gives a mail up at which the server has dropped the connection for five days while it took others', async () => {
      const dropped = 'opfer@beispiel.de'
      const dropping: Carrier = {
        carry: async (mail) => (mail.to === dropped ? { is: 'unreachable', code: 'ECONNRESET' } : { is: 'taken' }),
      }
      const worker = aWorker({ carrier: dropping })
      await enqueue(aMail({ key: 'dropped', to: dropped }))
      const states: string[] = []
      for (let hours = 0; hours <= 6 * 24; hours += 3) {
        await worker.deliverDue()
        await enqueue(aMail({ key: `mail of hour ${hours}` }))
        await worker.deliverDue()
        const [mail] = await database.db.select().from(mails).where(eq(mails.recipient, dropped))
        states.push(mail!.state)
        later(3 * 60)
      }
      // five days are 40 times three hours
      expect(states).toEqual([...Array<string>(40).fill('queued'), ...Array<string>(9).fill('failed')])
      expect(JSON.stringify(logged)).toContain('a mail is given up')
    })

    it('tries again later where a document cannot be printed, and sends the others', async () => {
      await enqueue(aMail({ attachments: [{ ref: { kind: 'terms', id: 'NB-2026-XXXXXX' } }] }), aMail({ key: 'other' }))
      await aWorker({ print: () => Promise.reject(new Error('no such order')) }).deliverDue()
      const states = (await stored()).map(({ state, last_error }) => [state, last_error])
      expect(states).toEqual(
        expect.arrayContaining([
          ['queued', 'UNPRINTABLE'],
          ['sent', null],
        ]),
      )
    })

    it('ends with the mail that it is sending', async () => {
      await enqueue(...many(3))
      let begun = (): void => {}
      const sending = new Promise<void>((resolve) => {
        begun = resolve
      })
      let finish = (): void => {}
      const held = new Promise<void>((resolve) => {
        finish = resolve
      })
      const slow: Carrier = {
        async carry(mail) {
          begun()
          await held
          return carrier().carry(mail)
        },
      }
      const worker = aWorker({ carrier: slow })
      worker.start()
      await sending
      const stopped = worker.stop()
      finish()
      await stopped
      expect((await stored()).map(({ state }) => state).sort()).toEqual(['queued', 'queued', 'sent'])
    })

    it.each([
      // a full mailbox is no fault of the shop
      ['450', 0],
      ['452', 0],
      // the server closes, is away, refuses our account, or a document can't be printed
      ['421', 600],
      ['ECONNREFUSED', 600],
      ['535', 600],
      ['UNPRINTABLE', 600],
      [null, 600],
    ])('says of a mail that waits after %s that it is stuck for %i seconds', async (last_error, seconds) => {
      await enqueue(aMail())
      await database.db.update(mails).set({ last_error, created_at: new Date(now.getTime() - 600_000) })
      const waiting = await aWorker().register.metrics()
      expect(waiting).toMatch(/nimbus_mail_oldest_seconds 600\n/)
      expect(waiting).toMatch(`nimbus_mail_stuck_seconds ${seconds}\n`)
    })

    it('tells how many mails wait and how old the oldest is', async () => {
      await enqueue(...many(2))
      await database.db
        .update(mails)
        .set({ created_at: new Date(now.getTime() - 90_000) })
        .where(eq(mails.key, 'mail 1'))
      const { register, deliverDue } = aWorker()
      const waiting = await register.metrics()
      expect(waiting).toMatch(/nimbus_mails_queued 2\n/)
      expect(waiting).toMatch(/nimbus_mail_oldest_seconds 90\n/)
      await deliverDue()
      const metrics = await register.metrics()
      expect(metrics).toMatch(/nimbus_mails_queued 0\n/)
      expect(metrics).toContain('nimbus_mails_sent_total{kind="order-received"} 2')
    })
  })
})
