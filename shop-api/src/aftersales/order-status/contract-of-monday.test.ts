import { readFile } from 'node:fs/promises'
import { readPdfs } from '@nimbus/server-kit/testing'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { mailBodies } from '../../platform/mail/mail-bodies'
import { Customer } from '../../testing/customer'
import { pglite, START_MS } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const MONDAY = '2026-11-30T09:00:00.000Z'
/** Conclusion, end of the term, last day of notice and of withdrawal of a contract of 24 months that is concluded on Monday. */
const OF_MONDAY = ['30.11.2026', '30.11.2028', '31.10.2028', '14.12.2026']
/** The days that would follow from a conclusion on Friday, when it was ordered. */
const OF_FRIDAY = ['27.11.2028', '27.10.2028', '11.12.2026']

/** Every day that a text names, in German form. */
const daysIn = (text: string): string[] => [
  ...[...text.matchAll(/\d\d\.\d\d\.\d{4}/g)].map(([day]) => day),
  ...[...text.matchAll(/(\d{4})-(\d\d)-(\d\d)/g)].map(([, year, month, day]) => `${day}.${month}.${year}`),
]

describe('an order of Friday that is confirmed on Monday', () => {
  const shop = shopOn(pglite)
  let order: OrderResult
  const pdfs = new Map<string, string>()
  const said = new Map<string, string>()

  const textOfPdf = async (): Promise<string> => {
    const { href } = order.documents.find(({ title }) => title.startsWith('Vertragszusammenfassung'))!
    const [pdf] = await readPdfs([(await shop.inject({ url: href })).rawPayload])
    return pdf!.pages.map(({ text }) => text).join(' ')
  }

  beforeAll(async () => {
    order = await (await Customer.arrive(shop.send)).buy()
    pdfs.set('before', await textOfPdf())
    shop.setClock(MONDAY)
    const key = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    for (const kind of ['confirmed', 'dispatched', 'activated'])
      await shop.send({
        method: 'POST',
        url: `/api/operator/orders/${order.order_id}/events`,
        headers: { 'x-operator-key': key },
        payload: kind === 'dispatched' ? { kind, parcel: 'JD000390' } : { kind },
      })
    pdfs.set('after', await textOfPdf())
    const code = new URL(order.status ?? '', 'http://shop').searchParams.get('code') ?? ''
    const status = await shop.inject({ url: `/api/orders/${order.order_id}/status?code=${code}` })
    const { term_ends_on, notice_until, withdraw_until } = status.json<Record<string, string>>()
    said.set('status page', JSON.stringify({ term_ends_on, notice_until, withdraw_until }))
    said.set('summary as PDF', pdfs.get('after')!)
    const { mails } = await shop.stored()
    for (const { kind, subject, blocks } of mails)
      if (['order-confirmed', 'activated'].includes(kind)) said.set(`mail ${kind}`, mailBodies(subject, blocks).text)
  }, START_MS)

  // the mail said "am 30.11.2026 zustande gekommen" and below that the contract ends on 27.11.2028
  it('has the days of its conclusion in every mail, on its page and on paper, and none of Friday’s', () => {
    // a database gives its rows in whatever order
    expect([...said.keys()].toSorted()).toEqual([
      'mail activated',
      'mail order-confirmed',
      'status page',
      'summary as PDF',
    ])
    const wrong = [...said].flatMap(([where, text]) => {
      const days = daysIn(text)
      const missing = ['30.11.2028', '31.10.2028'].filter((day) => !days.includes(day))
      const ofFriday = days.filter((day) => OF_FRIDAY.includes(day))
      return missing.length + ofFriday.length > 0 ? [{ where, missing, ofFriday }] : []
    })
    expect(wrong).toEqual([])
    const mail = said.get('mail order-confirmed') ?? ''
    expect(OF_MONDAY.filter((day) => !daysIn(mail).includes(day))).toEqual([])
  })

  it('says before that its days move with the conclusion', () => {
    expect(pdfs.get('before')).toContain('schließen wir ihn später, verschieben sich die Tage mit ihm')
    expect(pdfs.get('after')).not.toContain('verschieben')
  })
})
