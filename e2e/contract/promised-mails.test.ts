import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MobileResult, OrderResult } from '@nimbus/shared-contracts/order'
import { anOption, aTariff } from '@nimbus/shared-contracts/testing'
import {
  createAccessCodes,
  mailBodies,
  mailsOf,
  mailsOfOrder,
  plannedFor,
  TRANSITIONS,
  type OrderEvent,
  type OrderOfMail,
} from '../../shop-api/src/testing/public'

const ROOT = join(__dirname, '../..')

/** Where customers' texts are. */
const ROOTS = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => `${name}/src`)
  .concat('shared-contracts/src', 'shared-ui/src', 'shell/src', 'shop-api/src', 'shop-api/data/texts')
  .concat('shop-api/data/forms', 'shop-api/data/catalogue')

/** A sentence by which the shop says that something will come, or has come, to somebody. */
const PROMISE =
  /(senden|schicken|schlagen|teilen|nennen|melden|bestätigen) wir\b|\bwir (senden|schicken|schlagen|teilen|nennen|bestätigen|melden)\b|(geht|kommt|kommen|kam|kamen|erhalten Sie|bekommen Sie)\b[^.'`"]*(per E-Mail|mit der Auftragsbestätigung)|Zugangsdaten (erhalten|kommen|senden)|unaufgefordert/i

const isText = (file: string): boolean => /\.(tsx?|md|json)$/.test(file) && !/\.test\.|testing\/|README/.test(file)

/** Every promise of every text, once. */
function promises(): string[] {
  const files = ROOTS.flatMap((root) =>
    readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  ).filter(isText)
  const sentences = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?:;])\s|['`"]|\||\{\{[#^/]\w+\}\}/),
  )
  return [...new Set(sentences.map((sentence) => sentence.trim()).filter((sentence) => PROMISE.test(sentence)))]
}

/** Kinds of mails that keep a promise, or why it isn't one of a mail. */
const KEPT: readonly [says: string, by: readonly string[] | string][] = [
  ['Die Zugangsdaten erhalten Sie vor der Freischaltung unaufgefordert und kostenlos per E-Mail', ['access']],
  ['Die Zugangsdaten erhalten Sie unaufgefordert und kostenlos', ['access']],
  ['Die Zugangsdaten erhalten Sie kostenlos', ['access']],
  ['Zugangsdaten und Einrichtungsangaben erhalten Sie kostenlos und unaufgefordert', ['access']],
  ['Benutzername und Startcode kamen', ['access']],
  ['QR-Code', ['esim']],
  ['Sendungsnummer', ['dispatched']],
  ['Den Link senden wir', ['identity-check']],
  ['zwei Termine vor', ['appointments-proposed']],
  ['Wir bestätigen den Termin', ['appointment']],
  ['Den genauen Tag senden', ['porting-date']],
  [
    'Das Ergebnis senden wir',
    ['order-confirmed', 'rejected', 'cancelled', 'cancellation-accepted', 'cancellation-refused'],
  ],
  ['aus technischen Gründen nicht möglich', ['rejected', 'failed']],
  ['Wenn wir etwas von Ihnen brauchen', ['porting-rejected']],
  ['Danach bestätigen wir den Auftrag', ['order-confirmed']],
  ['Auftragsbestätigung mit allen Dokumenten', ['order-confirmed']],
  ['Widerrufsbelehrung und Muster-Formular', ['order-confirmed']],
  ['Den gewünschten Start nennen wir', ['order-confirmed']],
  ['Bestätigung des Eingangs kam', ['order-received']],
  ['Den Eingang Ihrer Bestellung', ['order-received']],
  ['Den Eingang bestätigen wir sofort per E-Mail', ['order-received']],
  ['An diese Adresse senden wir die Bestätigung', ['order-received']],
  ['Wir bestätigen Ihnen den Eingang sofort', 'the receipt of a declaration, written with it'],
  ['Diese Bestätigung schicken wir', 'the receipt of a declaration, written with it'],
  ['wir bestätigen Ihnen den Eingang Ihrer Erklärung', 'the receipt of a declaration itself'],
  ['Wir senden ihn an', 'the link to go on with, written when it is asked for'],
  ['Wir melden Ihren Wechsel an', 'to the former provider'],
  ['Wir nennen Ihnen beide', 'the shop of the trade-in, before a device is sent'],
  ['Wir nennen Ihnen Wert und Bonus', 'the shop of the trade-in, before a device is sent'],
  ['Lieferzeitraum nennen wir', 'on the page of a device'],
  ['nennen wir vor der Bestellung', 'on the pages of the order'],
  ['nennen wir Ihnen vor der Bestellung', 'on the pages of the order'],
  ['Preise per SMS', 'by the network'],
  ['Wohin senden wir', 'a question'],
]

const AT = new Date('2026-11-30T09:00:00.000Z')
const links = {
  shopOrigin: 'https://shop.example',
  statusLinks: { to: () => '/auftragsstatus' },
  accessCodes: createAccessCodes({ key: Buffer.alloc(32) }),
}

function anOrder(result: Partial<OrderResult>): OrderOfMail {
  const cart = { tariff: aTariff(), handsets: [], hardware: [], options: [], promotions: [] }
  return {
    order_id: 'NB-2026-7K3M9Q',
    ordered_at: AT,
    cart: { cart, sums: { conditions: aTariff().conditions } },
    data: {},
    summary: { sections: [] },
    result: { email: 'ada@beispiel.de', withdraw_until: '2026-12-14', ...result },
  } as unknown as OrderOfMail
}

const mobile = (over: Partial<MobileResult>): { mobile: MobileResult } => ({
  mobile: { prepaid: false, sim_type: 'ESIM', early_start: false, ...over },
})

const lineFrom = (contract_end_date: string): OrderResult['landline'] => ({
  early_start: false,
  provider_change: { business_case: 'RRNP', contract_end_date },
})

const ORDERS: Record<string, OrderOfMail> = {
  landline: anOrder({ landline: { early_start: false, provider_change: { business_case: 'KUE_MRN' } } }),
  'numbers alone': anOrder({ landline: { early_start: false, provider_change: { business_case: 'RRNP' } } }),
  eSIM: anOrder(mobile({ porting: { when: 'ASAP' } })),
  'SIM card': anOrder(mobile({ sim_type: 'SIM', delivery_method: 'HOME', delivery_to: 'an Ufer 7, 10115 Berlin' })),
  prepaid: anOrder(mobile({ prepaid: true })),
}

/** What an event says beside its kind. */
const FIELDS: Partial<Record<OrderEvent['kind'], object>> = {
  'porting-rejected': { code: 'ADF' },
  'porting-accepted': { on: '2026-12-14' },
  dispatched: { parcel: 'JD000390' },
  appointment: { on: '2026-12-14', from: '08:00', till: '12:00' },
  'appointments-proposed': {
    on: '2026-12-14',
    from: '08:00',
    till: '12:00',
    or_on: '2026-12-15',
    or_from: '12:00',
    or_till: '16:00',
  },
}

/** What can happen to an order at all. */
const eventsOf = (order: OrderOfMail): OrderEvent['kind'][] =>
  (Object.keys(TRANSITIONS) as OrderEvent['kind'][]).filter((kind) => {
    const { milestone } = TRANSITIONS[kind]
    return milestone === undefined || plannedFor(order).includes(milestone)
  })

/** All mails of an order to which everything happens that can. */
const mailsAbout = (order: OrderOfMail) => [
  ...mailsOfOrder(order, links),
  ...eventsOf(order).flatMap((kind, index) =>
    mailsOf(
      order,
      {
        event: { kind, ...FIELDS[kind] } as OrderEvent,
        seq: index + 1,
        at: AT,
        progress: {
          state: 'inProgress',
          changed_at: AT.toISOString(),
          confirmed_at: AT.toISOString(),
          ...(kind === 'dispatched' && { parcel: { sent_at: AT.toISOString(), number: 'JD000390' } }),
        },
      },
      links,
    ),
  ),
]

/** Whose former contract ended before the day of the switch (2026-12-14), and whose reached up to it. */
const FORMER_ENDS: [string, Partial<OrderResult>, boolean][] = [
  ['a line that ended before', { landline: lineFrom('2026-12-13') }, false],
  ['a line that ends on the day', { landline: lineFrom('2026-12-14') }, true],
  // whoever has given notice alone may have done so for any day
  [
    'a line whose end nobody named',
    { landline: { early_start: false, provider_change: { business_case: 'RRNP' } } },
    false,
  ],
  ['a line that we end', { landline: { early_start: false, provider_change: { business_case: 'KUE_MRN' } } }, true],
  ['a number whose contract ended before', mobile({ porting: { when: 'END_OF_CONTRACT', on: '2026-11-15' } }), false],
  ['a number whose contract ends on the day', mobile({ porting: { when: 'END_OF_CONTRACT', on: '2026-12-14' } }), true],
  ['a number that comes soon', mobile({ porting: { when: 'ASAP' } }), true],
]

describe('the promises of all texts', () => {
  const found = promises()
  const sent = new Map(Object.values(ORDERS).flatMap((order) => mailsAbout(order).map((mail) => [mail.kind, mail])))

  // parcel number, access data, eSIM, identity check, day of porting and two appointments were promised and never sent
  it('are each kept by a mail, or are none of a mail', () => {
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter((sentence) => !KEPT.some(([says]) => sentence.includes(says)))).toEqual([])
    expect(KEPT.filter(([says]) => !found.some((sentence) => sentence.includes(says))).map(([says]) => says)).toEqual(
      [],
    )
    const promised = KEPT.flatMap(([, by]) => (typeof by === 'string' ? [] : by))
    expect(promised.filter((kind) => !sent.has(kind))).toEqual([])
  })

  it('are kept in HTML and in text alike, with all that the subject is about', () => {
    for (const [kind, { subject, blocks }] of sent) {
      const { html, text } = mailBodies(subject, blocks)
      const words = (body: string): string => body.replace(/<[^>]*>|[\s\u00a0]+/g, ' ')
      expect([kind, words(text).length > 300, words(html).length > 300]).toEqual([kind, true, true])
      for (const body of [html, text]) {
        expect(body).toContain('NB-2026-7K3M9Q')
        expect(body).not.toMatch(/undefined|\[object|\{\{/)
      }
    }
  })

  it.each([
    ['dispatched', 'SIM card', ['JD000390', 'SIM-Karte: an Ufer 7, 10115 Berlin.']],
    ['appointment', 'landline', ['14.12.2026, 8 bis 12 Uhr', 'eine volljährige Person da ist']],
    ['appointments-proposed', 'landline', ['14.12.2026, 8 bis 12 Uhr', '15.12.2026, 12 bis 16 Uhr']],
    [
      'porting-date',
      'landline',
      ['Ihr Anschluss wechselt am 14.12.2026 zu uns. Bitte kündigen Sie dort nicht selbst.'],
    ],
    ['porting-date', 'numbers alone', ['Ihre Rufnummern kommen am 14.12.2026 zu uns.']],
    ['porting-date', 'eSIM', ['Ihre Rufnummer kommt am 14.12.2026 zu uns']],
    ['access', 'landline', ['nb-2026-7k3m9q@anschluss.nimbus.example']],
    [
      'esim',
      'eSIM',
      ['LPA:1$esim.nimbus.example$', 'Ihr Tarif startet am 15.12.2026, nach Ablauf der Widerrufsfrist.'],
    ],
    ['activated', 'eSIM', ['ab sofort können Sie Ihren Tarif nutzen']],
    ['identity-check', 'prepaid', ['https://ident.nimbus.example/start?vorgang=NB-2026-7K3M9Q']],
  ])('%s of an order with %s says what it is for', (kind, order, says) => {
    const mail = mailsAbout(ORDERS[order]!).find((other) => other.kind === kind)!
    const { text } = mailBodies(mail.subject, mail.blocks)
    for (const said of says) expect(text).toContain(said)
  })

  // whoever had been without a line for weeks was promised one working day at most
  it.each(FORMER_ENDS)(
    'tell of %s that it is away for a working day at most only where it is',
    (_, result, seamless) => {
      const mail = mailsAbout(anOrder(result)).find(({ kind }) => kind === 'porting-date')!
      const { text } = mailBodies(mail.subject, mail.blocks)
      expect(text.includes('höchstens einen Arbeitstag nicht erreichbar')).toBe(seamless)
    },
  )

  // an own router counted as a device that is sent
  it.each([
    ['a router', true, true],
    ['an own router', false, false],
  ])('tell of %s when the time to withdraw begins with its receipt', (_, shipped, says) => {
    const order = anOrder({ landline: { early_start: false } })
    const router = anOption({ properties: { product_id: 'router', contract_term: 0, shipped } })
    const mails = mailsAbout({
      ...order,
      cart: { ...order.cart, cart: { ...order.cart.cart, hardware: [router] } },
    })
    const { subject, blocks } = mails.find(({ kind }) => kind === 'order-confirmed')!
    expect(mailBodies(subject, blocks).text.includes('das letzte')).toBe(says)
  })

  it('have no secret in the mails of a SIM card, whose PIN comes with it', () => {
    const mails = mailsAbout(ORDERS['SIM card']!)
    expect(mails.map(({ kind }) => kind)).not.toContain('esim')
    const read = mails.map(({ subject, blocks }) => Object.values(mailBodies(subject, blocks)).join(' ')).join(' ')
    const { esim, line } = links.accessCodes
    const secrets = [esim('NB-2026-7K3M9Q').matchingId, line('NB-2026-7K3M9Q').startCode]
    expect(secrets.filter((secret) => secret.length < 4 || read.includes(secret))).toEqual([])
  })

  // the mail of an eSIM that was switched on without one named a day on which its service would begin
  it('name no first day of a service that has begun', () => {
    const progress = { state: 'completed' as const, changed_at: AT.toISOString(), activated_at: AT.toISOString() }
    const told = { event: { kind: 'provisioned' as const }, seq: 2, at: AT, progress }
    const [mail] = mailsOf(ORDERS.eSIM!, told, links)
    expect(mailBodies(mail!.subject, mail!.blocks).text).not.toContain('beginnt am')
  })
})
