import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import type { OrderEvent } from '../../platform/database/order-event'
import { mailsOf } from '../../aftersales/order-status/mail-of-event'
import { Customer, IBAN, type Answer } from '../../testing/customer'
import { pglite, START_MS } from '../../testing/engines'
import { SHOP_ORIGIN, type Stored } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import { mailBodies } from '../../platform/mail/mail-bodies'
import { activatedMail, confirmationMail, orderReceivedMail, portingRejectedMail } from './order-mails'
import { createAccessCodes } from '../../kernel/documents/access-codes'
import type { MailLinks } from './order-blocks'

const LINKS: MailLinks = {
  shopOrigin: SHOP_ORIGIN,
  statusLinks: { to: (id) => `/auftragsstatus?auftrag=${id}&code=x` },
  accessCodes: createAccessCodes({ key: Buffer.alloc(32) }),
}

/** The seventh event of an order. */
const told = (event: OrderEvent) => ({
  event,
  seq: 7,
  at: new Date(),
  progress: { state: 'inProgress' as const, changed_at: '2026-11-27T12:00:00.000Z' },
})

describe('the mails of an order', () => {
  const shop = shopOn(pglite)
  const asked: Answer[] = []
  let stored: Stored
  let order: Stored['orders'][number]

  beforeAll(async () => {
    const customer = await Customer.arrive(shop.send)
    const { temp_order_id: id } = await customer.prepare()
    for (let nth = 0; nth < 2; nth += 1)
      asked.push(await customer.call('POST', `/landline/order/${id}/contract-summary/mail`))
    await customer.submit(id, 'one-key')
    await customer.submit(id, 'one-key')
    // an order that is not complete, and so has no mail
    const other = await Customer.arrive(shop.send)
    await other.checkAddress()
    await other.submit(String((await other.initiate()).body.temp_order_id))
    stored = await shop.stored()
    order = stored.orders[0]!
  }, START_MS)

  const textOf = ({ subject, blocks }: Pick<ReturnType<typeof orderReceivedMail>, 'subject' | 'blocks'>): string =>
    mailBodies(subject, blocks).text

  it('begin with one receipt for each order that was made, however often it was sent', () => {
    const received = stored.mails.filter(({ kind }) => kind === 'order-received')
    expect(received.map(({ key, order_id, recipient }) => ({ key, order_id, recipient }))).toEqual([
      { key: `order-received ${order.order_id}`, order_id: order.order_id, recipient: 'katharina@beispiel.de' },
    ])
  })

  it('go to the address of the order with its contract summary, once however often it is asked for', () => {
    const answer = { status: 200, body: { to: 'katharina@beispiel.de' } }
    expect(asked).toEqual([answer, answer])
    const mails = stored.mails.filter(({ kind }) => kind === 'contract-summary')
    expect(mails).toHaveLength(1)
    const [{ recipient, subject, blocks, attachments } = mails[0]!] = mails
    expect(recipient).toBe('katharina@beispiel.de')
    const text = mailBodies(subject, blocks).text
    for (const { title, rows } of order.summary.sections)
      for (const said of [title, ...rows.flatMap(({ text: lines }) => lines)]) expect(text).toContain(said)
    expect(attachments).toEqual([expect.objectContaining({ file: 'Vertragszusammenfassung.pdf' })])
  })

  describe('orderReceivedMail', () => {
    it('says that it is no acceptance yet', () => {
      const text = textOf(orderReceivedMail(order, LINKS))
      expect(text).toContain('Diese E-Mail bestätigt nur den Eingang, sie ist noch keine Annahme')
      expect(text).toContain('Guten Tag Katharina Müller-Lüdenscheidt,')
    })

    it('has number, moment, every price of the order, and where it stands', () => {
      const text = textOf(orderReceivedMail(order, LINKS))
      expect(text).toContain(order.order_id)
      expect(text).toContain('27.11.2026, 12:00 Uhr')
      // Glasfaser 300 with Smart: the start price, the price from month 4, provisioning
      const prices = order.cart.sums.conditions.map(({ gross_value }) => formatEuro(cents(gross_value)))
      expect(prices.length).toBeGreaterThan(2)
      for (const price of prices) expect(text).toContain(price)
      expect(text).toContain(`${SHOP_ORIGIN}/auftragsstatus?auftrag=${order.order_id}&code=x`)
    })

    it.each([
      [
        { landline: { early_start: false, appointment: { day: '2026-12-15', from: 8, till: 12 } } },
        /Termin mit der Technik: 15\.12\.2026, 8 bis 12 Uhr/,
      ],
      [
        { mobile: { prepaid: false, sim_type: 'ESIM' as const, early_start: false, phone_number: '0171 3920042' } },
        /Ihre neue Rufnummer: 0171 3920042/,
      ],
    ])('names what is booked with the order: %j', (chosen, expected) => {
      expect(textOf(orderReceivedMail(order, LINKS))).not.toMatch(expected)
      const { landline: _, ...result } = order.result
      const text = textOf(orderReceivedMail({ ...order, result: { ...result, ...chosen } }, LINKS))
      expect(text).toMatch(expected)
    })

    it('says until when and where one withdraws', () => {
      const text = textOf(orderReceivedMail(order, LINKS))
      // only the confirmation concludes the contract, and the days count from it
      expect(text).toContain('mindestens bis zum 11.12.2026 ohne Angabe von Gründen widerrufen')
      expect(text).toContain(`${SHOP_ORIGIN}/vertrag-widerrufen?auftrag=${order.order_id}`)
    })
  })

  describe('confirmationMail', () => {
    const confirmed = (at = '2026-11-27T12:00:00.000Z') => confirmationMail(order, LINKS, new Date(at))

    it('brings the documents along', () => {
      expect(confirmed().attachments).toEqual(
        ['summary', 'terms', 'service', 'prices', 'withdrawal', 'sheet', 'information'].map((kind) => ({
          ref: { kind, id: order.order_id },
        })),
      )
    })

    it('has the whole content: prices, term, mandate with the masked IBAN', () => {
      const text = textOf(confirmed())
      expect(text).toContain('Laufzeit, Verlängerung und Kündigung')
      expect(text).toContain('27.11.2028')
      expect(text).toMatch(/Gläubiger-Identifikationsnummer: DE98ZZZ09999999999/)
      expect(text).toContain(`Mandatsreferenz: ${order.order_id}`)
      expect(text).toMatch(/IBAN: DE89 \*\*\*\* 3000/)
      expect(text).toContain('innerhalb von acht Wochen')
      expect(text.replaceAll(' ', '')).not.toContain(IBAN)
    })

    // the parcel of an order that is confirmed later was to come before it could be sent
    it.each([
      ['2026-11-27T12:00:00.000Z', 'voraussichtlich 01.12.2026 bis 03.12.2026'],
      ['2026-12-07T09:00:00.000Z', 'voraussichtlich 09.12.2026 bis 11.12.2026'],
    ])('of %s has the parcel come %s', (at, when) => {
      expect(textOf(confirmed(at)).replace(/\s+/g, ' ')).toContain(when)
    })

    // the wish of an order that is confirmed later can’t be kept, and was named all the same
    it('names the start that is possible beside the one that was wished', () => {
      const landline = { ...order.result.landline!, early_start: false, start_date: '2026-12-12' }
      const wished = { ...order, result: { ...order.result, landline } }
      const text = (at: string) => textOf(confirmationMail(wished, LINKS, new Date(at))).replace(/\s+/g, ' ')
      expect(text('2026-11-27T12:00:00.000Z')).toContain('Gewünschter Start: 12.12.2026')
      expect(text('2026-11-30T12:00:00.000Z')).toContain('Start: Voraussichtlich ab 15.12.2026 (gewünscht: 12.12.2026)')
    })

    const OTHER = { zipcode: '10115', city: 'Berlin', street: 'Ufer', house_no: '7' }
    it.each([
      ['the customer’s own', {}, 'Lindenstraße 12a, 01067 Dresden'],
      ['that of somebody else', { holder_differs: true, holder_address: OTHER }, 'Ufer 7, 10115 Berlin'],
      ['none where none is known', { holder_differs: true }, undefined],
    ])('names the address of the account’s holder: %s', (_what, holder, address) => {
      const payment = { ...(order.data.PAYMENT?.payment as object), ...holder }
      const mail = confirmationMail({ ...order, data: { ...order.data, PAYMENT: { payment } } }, LINKS, new Date())
      const [, named] = /Anschrift der Kontoinhaberin oder des Kontoinhabers: (.+)/.exec(textOf(mail)) ?? []
      expect(named).toBe(address)
    })

    it.each([
      ['2026-11-27T12:00:00.000Z', '11.12.2026'],
      ['2026-11-30T12:00:00.000Z', '14.12.2026'],
    ])('at %s gives fourteen days from the conclusion: until %s', (at, until) => {
      expect(textOf(confirmed(at))).toContain(`Vertrag bis zum ${until} ohne Angabe von Gründen widerrufen`)
    })
  })

  it.each([
    ['rejected', 'Ein Vertrag ist nicht zustande gekommen, und es entstehen Ihnen keine Kosten.'],
    ['cancelled', 'Ihr Auftrag ist storniert. Wir führen ihn nicht weiter aus.'],
    ['failed', 'wir können den Tarif bei Ihnen leider nicht einrichten'],
    ['cancellation-accepted', 'senden Sie es uns bitte zurück'],
    ['cancellation-refused', 'Ihr Recht, den Vertrag zu widerrufen oder zu kündigen, bleibt davon unberührt.'],
  ])('tell what an order has come to, and where it is seen: %s', (kind, said) => {
    const [mail] = mailsOf(order, told({ kind } as OrderEvent), LINKS)
    expect(mail).toMatchObject({ key: `${kind} ${order.order_id} 7`, kind, to: 'katharina@beispiel.de' })
    expect(textOf(mail!)).toContain(said)
    expect(textOf(mail!)).toContain(`${SHOP_ORIGIN}/auftragsstatus?auftrag=${order.order_id}&code=x`)
  })

  it('are not sent where the status page is enough', () => {
    expect(mailsOf(order, told({ kind: 'held' }), LINKS)).toEqual([])
  })

  it('tell how the speed is measured once the line works', () => {
    expect(textOf(activatedMail(order, LINKS))).toContain('https://www.breitbandmessung.de')
  })

  it('tell why a number could not be taken along, once for each reason', () => {
    const rejection = { code: 'RNG', reason: 'Die Rufnummer gehört nicht dazu.', whatToDo: 'Bitte prüfen Sie sie.' }
    const mail = portingRejectedMail(order, LINKS, rejection)
    expect(mail.key).toBe(`porting-rejected-RNG ${order.order_id}`)
    expect(textOf(mail)).toMatch(/Grund: Die Rufnummer gehört nicht dazu\.\nWas Sie tun können: Bitte prüfen Sie sie\./)
  })
})
