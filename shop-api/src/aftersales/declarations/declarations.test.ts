import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Receipt } from '@nimbus/shared-contracts/declaration'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { mailBodies } from '../../platform/mail/mail-bodies'
import { Customer } from '../../testing/customer'
import { onEachEngine } from '../../testing/engines'
import { readPdfs } from '@nimbus/server-kit/testing'
import { DECLARATION_KEY, NOON } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import { receiptMail } from './receipt-mail'
import { receptionHeaders } from '@nimbus/server-kit/declarations'

jest.setTimeout(120_000)

const WITHDRAWAL = { name: 'Ida Falk', contract: 'der Vertrag vom Freitag', email: 'ida@beispiel.de' }
const CANCELLATION = { type: 'extraordinary', reason: 'Seit Mai zu langsam', ...WITHDRAWAL }

onEachEngine((start) => {
  const shop = shopOn(start)

  const declare = (path: string, payload: object, headers: Record<string, string> = {}) =>
    shop.inject({ method: 'POST', url: `/api/${path}`, headers, payload })

  async function heldOn(orderId: string): Promise<{ declarations: { number: string }[] }> {
    const key = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    const headers = { 'x-operator-key': key }
    return (await shop.inject({ url: `/api/operator/personal-data/${orderId}`, headers })).json()
  }

  /** Mails that lie in the data folder once they are sent, by how they begin. */
  async function mailsTo(address: string): Promise<string[]> {
    const folder = join(shop.dataDir, 'mails')
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const names = await readdir(folder).catch(() => [])
      const mails = await Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
      )
      const found = mails.filter((mail) => mail.includes(`To: ${address}`))
      if (found.length > 0) return found
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return []
  }

  describe('POST /withdrawals and /cancellations', () => {
    it('gives a receipt with content and time to whoever sends one, without a session', async () => {
      const answer = await declare('withdrawals', WITHDRAWAL)
      expect(answer.statusCode).toBe(201)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json<Receipt>()).toEqual({
        kind: 'withdrawal',
        contents: WITHDRAWAL,
        received_at: NOON,
        number: expect.stringMatching(/^WR-/) as string,
        pdf: expect.stringMatching(/^\/api\/receipts\/WR-.+\.pdf$/) as string,
      })
    })

    it('prints the receipt by its signed address, and nothing by another one', async () => {
      const { pdf = '', number } = (await declare('cancellations', CANCELLATION)).json<Receipt>()
      const printed = await shop.inject({ url: pdf })
      expect(printed.headers['content-type']).toBe('application/pdf')
      const [read] = await readPdfs([printed.rawPayload])
      const text = read!.pages
        .map((page) => page.text)
        .join(' ')
        .replace(/\s+/g, ' ')
      for (const part of ['Bestätigung: Kündigung', number, '27.11.2026, 12:00 Uhr', 'Seit Mai zu langsam', 'Ida Falk'])
        expect(text).toContain(part)
      const other = pdf.replace(/\/(KD-[^.]+)/, '/KD-22222-22222')
      expect((await shop.inject({ url: other })).statusCode).toBe(404)
    })

    it('says on paper and in the mail that an end that is over is the next possible one, and keeps what was typed', async () => {
      const payload = { ...CANCELLATION, email: 'late@beispiel.de', end_date: '2026-10-31' }
      const receipt = (await declare('cancellations', payload)).json<Receipt>()
      expect(receipt.contents).toMatchObject({ end_date: '2026-10-31' })
      const [read] = await readPdfs([(await shop.inject({ url: receipt.pdf! })).rawPayload])
      const paper = read!.pages.map((page) => page.text).join(' ')
      for (const text of [paper, mailBodies('', receiptMail(receipt, null).blocks).text]) {
        const told = text.replace(/\s+/g, ' ')
        expect(told).toContain('aus wichtigem Grund zum nächstmöglichen Zeitpunkt.')
        expect(told).toContain('Ihr Wunschtermin 31.10.2026 lag bei Eingang der Kündigung schon in der Vergangenheit.')
      }
    })

    it('makes one declaration and one mail of however many sendings, with the first time', async () => {
      const key = { 'idempotency-key': 'one-withdrawal' }
      const payload = { ...WITHDRAWAL, email: 'once@beispiel.de' }
      const both = await Promise.all([declare('withdrawals', payload, key), declare('withdrawals', payload, key)])
      shop.setClock('2026-11-28T11:00:00.000Z')
      const answers = [...both, await declare('withdrawals', payload, key)]
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(answers[0]!.json<Receipt>().received_at).toBe(NOON)
      expect(await mailsTo('once@beispiel.de')).toHaveLength(1)

      const changed = await declare('withdrawals', { ...payload, name: 'Anna Falk' }, key)
      expect(changed.json()).toMatchObject({ status_code: 409, error: 'IdempotencyConflictException' })
    })

    it('names what is missing and never what it doesn’t know', async () => {
      const answer = await declare('cancellations', { type: 'extraordinary', contract: 'NB-2026-222222' })
      expect(answer.json()).toMatchObject({
        status_code: 422,
        details: [
          { field: 'reason', message: expect.stringContaining('Grund') as string },
          { field: 'name' },
          { field: 'email' },
        ],
      })
    })

    // 383 mails with an attacker's words in them went to one address in eight minutes
    it('keeps every declaration, mails six receipts an hour to an address, and says so of the others', async () => {
      const answers: Receipt[] = []
      for (let nth = 0; nth < 10; nth += 1) {
        const email = nth % 2 === 0 ? 'Opfer@beispiel.de' : `opfer+${nth}@beispiel.de`
        const payload = { ...(nth < 5 ? WITHDRAWAL : CANCELLATION), email }
        const answer = await declare(nth < 5 ? 'withdrawals' : 'cancellations', payload, {
          'idempotency-key': `n${nth}`,
        })
        expect(answer.statusCode).toBe(201)
        answers.push(answer.json())
      }
      expect(answers.map(({ mailed = true }) => mailed)).toEqual([...Array(6).fill(true), ...Array(4).fill(false)])
      const last = answers.at(-1)!
      const again = await declare('cancellations', last.contents, { 'idempotency-key': 'n9' })
      expect(again.json()).toEqual(last)
      expect((await shop.inject({ url: last.pdf! })).headers['content-type']).toBe('application/pdf')
      // another address is nobody's flood
      expect((await declare('withdrawals', { ...WITHDRAWAL, email: 'frei@beispiel.de' })).json()).not.toHaveProperty(
        'mailed',
      )
    })

    it('repeats no word of whoever declares in greeting and subject, and no line of a name', async () => {
      const name = 'Kunde,\njetzt bezahlen: http://evil.example'
      const answer = await declare('withdrawals', { ...WITHDRAWAL, name, email: 'gruss@beispiel.de' })
      const receipt = answer.json<Receipt>()
      expect(receipt.contents.name).toBe('Kunde, jetzt bezahlen: http://evil.example')
      const { subject, blocks } = receiptMail(receipt, null)
      expect(subject).toBe(`Eingangsbestätigung: Widerruf (${receipt.number})`)
      expect(mailBodies(subject, blocks).text).toMatch(/^(?!.*evil)[^\n]*\n?Guten Tag,\n/m)
      expect(blocks[0]).toEqual({ kind: 'paragraph', text: 'Guten Tag,' })
    })

    it.each([
      'Name <x@y.de>',
      'a@b..de',
      'a@[127.0.0.1]',
      '(x)a@b.de',
      'a@b',
      'a,b@c.de',
      '"a b"@c.de',
      'a@b.de, c@d.de',
    ])('takes no mail to %s', async (email) => {
      const answer = await declare('withdrawals', { ...WITHDRAWAL, email })
      expect(answer.json()).toMatchObject({
        status_code: 422,
        details: [{ field: 'email', message: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.' }],
      })
    })

    it('keeps no text that a customer typed in its log', async () => {
      await declare('withdrawals', { ...WITHDRAWAL, name: 'Zoltan Unverwechselbar' })
      expect(shop.logged().join('\n')).not.toContain('Unverwechselbar')
    })
  })

  describe('the time of the edge', () => {
    const early = { kind: 'withdrawal', key: 'from-the-edge', receivedAt: '2026-11-26T21:00:00.000Z' } as const

    it('counts where the edge proves it', async () => {
      const headers = { 'idempotency-key': early.key, ...receptionHeaders(early, DECLARATION_KEY) }
      expect((await declare('withdrawals', WITHDRAWAL, headers)).json<Receipt>().received_at).toBe(early.receivedAt)
    })

    it.each([
      ['by nobody', { 'x-received-at': early.receivedAt }],
      ['with another key', receptionHeaders(early, 'x'.repeat(32))],
      ['for another declaration', receptionHeaders({ ...early, key: 'another' }, DECLARATION_KEY)],
      [
        'for another time',
        { ...receptionHeaders(early, DECLARATION_KEY), 'x-received-at': '2026-11-25T21:00:00.000Z' },
      ],
      ['for another kind', receptionHeaders({ ...early, kind: 'cancellation' }, DECLARATION_KEY)],
    ])('is refused when it is proved %s', async (_, headers) => {
      const answer = await declare('withdrawals', WITHDRAWAL, { 'idempotency-key': early.key, ...headers })
      expect(answer.statusCode).toBe(401)
    })
  })

  describe('the order of a declaration', () => {
    let order: OrderResult
    beforeAll(async () => {
      order = await (await Customer.arrive(shop.send)).buy()
    })

    it.each([
      ['name and number fit', { name: 'KATHARINA müller-lüdenscheidt', email: 'a@b.de' }, true],
      ['address and number fit', { name: 'K. Müller', email: 'Katharina@Beispiel.de' }, true],
      ['only the number fits', { name: 'Ida Falk', email: 'a@b.de' }, false],
    ])('is found when %s, and the answer is the same either way', async (_, person, isMatched) => {
      const payload = { ...person, contract: `Auftrag ${order.order_id.toLowerCase()}` }
      const answer = await declare('withdrawals', payload)
      expect(Object.keys(answer.json<object>()).toSorted()).toEqual([
        'contents',
        'kind',
        'number',
        'pdf',
        'received_at',
      ])
      const numbers = (await heldOn(order.order_id)).declarations.map(({ number }) => number)
      expect(numbers.includes(answer.json<Receipt>().number)).toBe(isMatched)
    })
  })
})
