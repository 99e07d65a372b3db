import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { DeclarationPayload, Receipt } from '@nimbus/shared-contracts/declaration'
import { createShopApi, type ShopApi } from '@nimbus/shop-api/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { createDeclarationBox } from './declaration-box'
import { createDeclarationDesk, type DeclarationDesk } from './declaration-desk'
import { declarationRoutes } from './declaration-routes'
import { createDelivery } from './deliver'

jest.setTimeout(120_000)

const KEY = 'key-of-edge-and-api-in-tests'
const FORM = { name: 'Ida Falk', contract: 'der Vertrag vom Freitag', email: 'ida@beispiel.de' }

let folder: string
let now: Date
/** An address at which nobody answers until the API does. */
let port: number
let api: { server: FastifyInstance; shop: ShopApi } | undefined
let edge: { server: FastifyInstance; desk: DeclarationDesk } | undefined
let shown: DeclarationPayload[]
const warned: string[] = []

/** With `lostAnswers` its first so many answers arrive as something that nobody can read. */
async function startApi(lostAnswers = 0): Promise<void> {
  const shop = await createShopApi({
    dataDir: path.join(folder, 'api'),
    clock: () => now,
    declarationKey: KEY,
    packageDir: path.resolve(__dirname, '../../../shop-api'),
  })
  const server = Fastify()
  let lost = 0
  server.addHook('onSend', async (_request, _reply, payload) => (lost++ < lostAnswers ? '<html>' : payload))
  await server.register(shop.plugin, { prefix: '/api' })
  await server.listen({ port, host: '127.0.0.1' })
  api = { server, shop }
}

async function stopApi(): Promise<void> {
  await api?.server.close()
  await api?.shop.close()
  api = undefined
}

async function startEdge({ name = 'edge' } = {}): Promise<void> {
  const warn = (message: string): void => void warned.push(message)
  const desk = createDeclarationDesk({
    box: await createDeclarationBox({ folder: path.join(folder, name), warn }),
    deliver: createDelivery({ apiBase: `http://127.0.0.1:${port}/api`, declarationKey: KEY }),
    clock: () => now,
    warn,
    retryMs: 3_600_000,
  })
  const server = Fastify()
  await server.register(declarationRoutes, {
    desk,
    clock: () => now,
    origin: 'https://shop.test',
    limitFactor: 1,
    async show(_path, payload) {
      shown.push(payload)
      return payload.step === 'receipt' && payload.receipt.contents.name === 'Niemand' ? undefined : '<h1>Seite</h1>'
    },
  })
  edge = { server, desk }
}

async function stopEdge(): Promise<void> {
  await edge?.server.close()
  edge = undefined
}

/** Sends it as the page's script does. */
async function send(path: string, payload: object, key = 'key-1'): Promise<{ status: number; receipt: Receipt }> {
  const headers = { accept: 'application/json', 'idempotency-key': key }
  const answer = await edge!.server.inject({ method: 'POST', url: path, headers, payload })
  return { status: answer.statusCode, ...answer.json<{ receipt: Receipt }>() }
}

/** Sends it as a form without script does. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  edge!.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

/** What the worker of the API has written for `address`. */
async function mailsTo(address: string): Promise<string[]> {
  const mails = path.join(folder, 'api/mails')
  for (let attempt = 0; attempt < 100; attempt++) {
    const names = fs.existsSync(mails) ? fs.readdirSync(mails).filter((name) => name.endsWith('.eml')) : []
    const found = names
      .map((name) => fs.readFileSync(path.join(mails, name), 'utf8'))
      .filter((mail) => mail.includes(`To: ${address}`))
    if (found.length > 0) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return []
}

const waiting = (): string[] => fs.readdirSync(path.join(folder, 'edge')).filter((name) => name.endsWith('.json'))

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-declarations-'))
  now = new Date('2026-11-27T11:00:00.000Z')
  shown = []
  warned.length = 0
  const probe = Fastify()
  await probe.listen({ port: 0, host: '127.0.0.1' })
  port = (probe.server.address() as AddressInfo).port
  await probe.close()
})
afterEach(async () => {
  await stopEdge()
  await stopApi()
  fs.rmSync(folder, { recursive: true, force: true })
})

describe('a declaration while the API is away', () => {
  it('is received at once, survives a restart and comes to the API once, with its time and one mail', async () => {
    await startEdge()
    const { status, receipt } = await send('/vertrag-widerrufen', FORM)
    expect(status).toBe(201)
    expect(receipt).toMatchObject({ kind: 'withdrawal', contents: FORM, received_at: '2026-11-27T11:00:00.000Z' })
    expect(Buffer.from(receipt.pdf!.split(',')[1]!, 'base64').subarray(0, 5).toString()).toBe('%PDF-')

    // the customer presses the button once more, an hour later
    now = new Date('2026-11-27T12:00:00.000Z')
    expect((await send('/vertrag-widerrufen', FORM)).receipt).toEqual(receipt)

    await stopEdge()
    await startEdge()
    await edge!.desk.deliverKept()
    expect(waiting()).toHaveLength(1)

    now = new Date('2026-11-28T09:00:00.000Z')
    await startApi()
    await Promise.all([edge!.desk.deliverKept(), edge!.desk.deliverKept()])
    expect(waiting()).toEqual([])
    // whoever asks again gets what the API has
    const again = await send('/vertrag-widerrufen', FORM)
    expect(again.receipt).toEqual({ ...receipt, pdf: expect.stringMatching(/^\/api\/receipts\/WR-/) as string })
    expect(await mailsTo('ida@beispiel.de')).toHaveLength(1)
  })

  it('is recorded once, with one mail, although the answer to it can’t be read; what waits behind it is delivered', async () => {
    await startEdge()
    await send('/vertrag-widerrufen', FORM)
    now = new Date('2026-11-27T11:00:01.000Z')
    await send('/vertrag-widerrufen', { ...FORM, email: 'behind@beispiel.de' }, 'key-2')
    expect(waiting()).toHaveLength(2)
    await startApi(1)
    await edge!.desk.deliverKept()
    expect(waiting()).toHaveLength(1)
    expect(warned.at(-1)).toMatch(/^declarations: WR-\S+ waits, the API answered 201 without a receipt$/)
    await edge!.desk.deliverKept()
    expect(waiting()).toEqual([])
    expect(await mailsTo('behind@beispiel.de')).toHaveLength(1)
    expect(await mailsTo('ida@beispiel.de')).toHaveLength(1)
  })

  // two of three edges gave receipts for what was put aside later as a conflict, and nobody told the customer
  it('is one of its own where the same key has another content, at whichever edge: each is recorded and mailed', async () => {
    await startEdge({ name: 'another edge' })
    const other = edge!
    const there = await send('/vertrag-widerrufen', { ...FORM, name: 'Ida Falke' })
    await startEdge()
    const here = await send('/vertrag-widerrufen', FORM)
    expect([there.status, here.status]).toEqual([201, 201])
    expect(there.receipt.number).not.toBe(here.receipt.number)
    await startApi()
    await Promise.all([other.desk.deliverKept(), edge!.desk.deliverKept()])
    expect(waiting()).toEqual([])
    expect(fs.readdirSync(path.join(folder, 'another edge'))).toEqual(['refused'])
    expect(warned.filter((said) => said.includes('put aside'))).toEqual([])
    // and at once, while the API answers
    const corrected = await send('/vertrag-widerrufen', { ...FORM, contract: 'NB-2026-7K3M9Q' })
    expect(corrected.status).toBe(201)
    for (let tries = 0; tries < 100 && (await mailsTo(FORM.email)).length < 3; tries += 1)
      await new Promise((wait) => setTimeout(wait, 100))
    const mails = (await mailsTo(FORM.email)).join()
    for (const { number } of [there.receipt, here.receipt, corrected.receipt]) expect(mails).toContain(number)
    await other.server.close()
  })

  it('waits where the API refuses the edge’s key, and is put aside where the API refuses the content', async () => {
    const statuses = [401, 503, 422]
    const refusing = Fastify()
    refusing.post('/api/cancellations', async (_request, reply) => reply.code(statuses.shift() ?? 500).send({}))
    await refusing.listen({ port, host: '127.0.0.1' })
    await startEdge()
    const { status, receipt } = await send('/vertraege-kuendigen', { type: 'ordinary', ...FORM })
    expect(status).toBe(201)
    await edge!.desk.deliverKept()
    expect(waiting()).toHaveLength(1)
    await edge!.desk.deliverKept()
    expect(waiting()).toEqual([])
    expect(warned).toEqual([
      `declarations: ${receipt.number} waits, the API answered 503`,
      `declarations: ${receipt.number} is put aside, the API answered 422`,
    ])
    await refusing.close()
  })
})

describe('a form without script', () => {
  beforeEach(() => startEdge())

  it('shows what is missing with what was typed', async () => {
    const answer = await post('/vertrag-widerrufen', { name: 'Ida Falk', email: 'ida' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(shown).toEqual([
      {
        step: 'form',
        values: { name: 'Ida Falk', email: 'ida' },
        problems: { contract: expect.any(String) as string, email: expect.any(String) as string },
      },
    ])
  })

  it('shows a withdrawal before it is declared, and takes it once it is confirmed', async () => {
    await post('/vertrag-widerrufen', FORM)
    expect(shown[0]).toEqual({ step: 'confirm', values: FORM, key: expect.any(String) as string })
    expect(waiting()).toEqual([])
    const { key } = shown[0] as { key: string }
    await post('/vertrag-widerrufen', { ...FORM, key, confirmed: 'no' })
    expect(shown[1]).toMatchObject({ step: 'form', values: FORM })
    await post('/vertrag-widerrufen', { ...FORM, key, confirmed: 'yes' })
    await post('/vertrag-widerrufen', { ...FORM, key, confirmed: 'yes' })
    expect(shown.slice(2).map(({ step }) => step)).toEqual(['receipt', 'receipt'])
    expect(shown[3]).toEqual(shown[2])
    expect(waiting()).toHaveLength(1)
  })

  it('cancels at once; twice on one day is once', async () => {
    const fields = { type: 'extraordinary', reason: 'Zu langsam', ...FORM }
    await post('/vertraege-kuendigen', fields)
    now = new Date('2026-11-27T15:00:00.000Z')
    await post('/vertraege-kuendigen', fields)
    expect(shown[1]).toEqual(shown[0])
    now = new Date('2026-11-28T15:00:00.000Z')
    await post('/vertraege-kuendigen', fields)
    expect(waiting()).toHaveLength(2)
  })

  // a page of another site used to have its visitors declare by one post
  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
  ])(
    'shows what another site has sent (%s: %s), and takes it once its visitor confirms it here',
    async (name, value) => {
      const foreign = { [name]: value }
      const confirmed = { ...FORM, key: 'key-of-elsewhere', confirmed: 'yes' }
      await post('/vertrag-widerrufen', confirmed, foreign)
      await post('/vertraege-kuendigen', { type: 'ordinary', ...FORM }, foreign)
      expect(shown).toEqual([
        { step: 'confirm', values: FORM, key: expect.not.stringMatching('key-of-elsewhere') as string },
        { step: 'form', values: { type: 'ordinary', ...FORM } },
      ])
      const json = await post('/vertrag-widerrufen', confirmed, { ...foreign, accept: 'application/json' })
      expect(json.statusCode).toBe(403)
      expect(waiting()).toEqual([])
      const { key } = shown[0] as { key: string }
      await post('/vertrag-widerrufen', { ...FORM, key, confirmed: 'yes' }, { 'sec-fetch-site': 'same-origin' })
      expect(waiting()).toHaveLength(1)
    },
  )

  it('gives the receipt as text where the page can’t be rendered', async () => {
    const answer = await post('/vertrag-widerrufen', { ...FORM, name: 'Niemand', confirmed: 'yes' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(
      /^Eingangsbestätigung: Widerruf\n\nHiermit widerrufe ich[^]*Eingegangen: 27\.11\.2026, 12:00 Uhr/,
    )
  })
})

describe('what is no declaration', () => {
  beforeEach(() => startEdge())

  it('answers a script with the problems', async () => {
    const headers = { accept: 'application/json' }
    for (const payload of [{}, [], { name: ['Ida'] }]) {
      const answer = await edge!.server.inject({ method: 'POST', url: '/vertrag-widerrufen', headers, payload })
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ problems: object }>().problems)).toEqual(['name', 'contract', 'email'])
    }
  })

  it('is a body that is too large for a form', async () => {
    await send('/vertrag-widerrufen', FORM)
    const large = await post('/vertraege-kuendigen', { ...FORM, reason: 'x'.repeat(40_000) })
    expect(large.statusCode).toBe(413)
    expect(waiting()).toHaveLength(1)
  })

  it('is counted by address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 61; count++) statuses.push((await post('/vertrag-widerrufen', {})).statusCode)
    expect(statuses.indexOf(429)).toBe(60)
  })
})
