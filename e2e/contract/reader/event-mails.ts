import type { OrderResult } from '@nimbus/shared-contracts/order'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import {
  createAccessCodes,
  landlineResult,
  mailBodies,
  mailsOf,
  mailsOfOrder,
  mobileResult,
  plannedFor,
  statusOf,
  TRANSITIONS,
  type OrderEvent,
  type OrderOfMail,
  type RecordedEvent,
  type SavedScopes,
} from '../../../shop-api/src/testing/public'
import { lastWithdrawal, plusDays } from './calendar'
import type { Known } from './known'
import { EVENT_DAYS, LINK_KEY, ORDER_ID, PLACE, VISITS } from './mail-facts'
import { MAIL_NEEDS, type MailName } from './mail-statements'
import { concludedLater, type Shopped } from './shopped'
import type { Surface } from './surfaces'
import { plain, read } from './written'

const LINKS = {
  shopOrigin: 'https://shop.example',
  statusLinks: { to: () => '/auftragsstatus' },
  accessCodes: createAccessCodes({ key: LINK_KEY }),
}

type Answers = Record<string, Record<string, Record<string, unknown>>>

/** What was answered in the steps of the order, as it is saved. */
function answersOf({ known: { offer, extras, chosen, day } }: Shopped): Answers {
  const consents = { CONSENTS: { consents: { early_start: chosen.early } } }
  if (offer.kind === 'landline')
    return {
      ...consents,
      ...(chosen.change && { PROVIDER_CHANGE: { provider_change: { business_case: chosen.change } } }),
    }
  const isSent = chosen.sim === 'SIM' || extras.some(({ shipped }) => shipped)
  const isEnd = chosen.porting === 'END_OF_CONTRACT'
  return {
    ...consents,
    CUSTOMER: { customer: { address: PLACE } },
    SIM_DELIVERY: {
      delivery: {
        sim_type: chosen.sim,
        ...(isSent && { method: 'HOME' }),
        phone_number: chosen.number?.replace(' ', ''),
      },
    },
    ...(chosen.porting && {
      NUMBER_PORTING: {
        porting: {
          wanted: 'YES',
          when: isEnd ? chosen.porting : 'ASAP',
          opt_in_done: chosen.porting === 'LATER' ? 'NO' : 'YES',
          ...(isEnd && { contract_end_date: plusDays(day, EVENT_DAYS.switched) }),
        },
      },
    }),
  }
}

function resultOf(shopped: Shopped): OrderResult {
  const { catalogue, response, checkData, known } = shopped
  const saved = new Map(
    Object.entries(answersOf(shopped)).map(([scope, values]) => [scope, { values }]),
  ) as unknown as SavedScopes
  const line = checkData ?? aCheckData()
  const cart = response.cart
  return {
    order_id: ORDER_ID,
    ordered_at: shopped.instant,
    withdraw_until: lastWithdrawal(known.day),
    email: 'eva@beispiel.de',
    name: 'Eva Muster',
    documents: [],
    ...(known.offer.kind === 'landline'
      ? {
          landline: landlineResult(cart, { ...line, availability: { ...line.availability, address: PLACE } }, saved),
        }
      : { mobile: mobileResult(cart, saved, catalogue) }),
  }
}

const orderOf = (shopped: Shopped): OrderOfMail =>
  ({
    order_id: ORDER_ID,
    ordered_at: new Date(shopped.instant),
    cart: shopped.response,
    data: {},
    summary: { sections: [] },
    result: resultOf(shopped),
  }) as unknown as OrderOfMail

const DAY_MS = 86_400_000

/** What happens to the order, and how many days after it. */
const happens = ({ chosen, day }: Known): { name: MailName | undefined; after: number; event: OrderEvent }[] => {
  const [first, second] = VISITS.map(({ after, from, till }) => ({ on: plusDays(day, after), from, till }))
  return [
    { name: undefined, after: EVENT_DAYS.concluded, event: { kind: 'confirmed' } },
    { name: undefined, after: EVENT_DAYS.identified, event: { kind: 'identified' } },
    { name: 'refused change', after: EVENT_DAYS.asked, event: { kind: 'porting-rejected', code: 'KNI' } },
    {
      name: 'day of the change',
      after: EVENT_DAYS.agreed,
      event: { kind: 'porting-accepted', on: plusDays(day, EVENT_DAYS.switched) },
    },
    {
      name: 'parcel',
      after: EVENT_DAYS.sent,
      event: { kind: 'dispatched', ...(chosen.parcel !== undefined && { parcel: chosen.parcel }) },
    },
    { name: 'access', after: EVENT_DAYS.access, event: { kind: 'provisioned' } },
    {
      name: 'two appointments',
      after: EVENT_DAYS.proposed,
      event: {
        kind: 'appointments-proposed',
        ...first!,
        or_on: second!.on,
        or_from: second!.from,
        or_till: second!.till,
      },
    },
    { name: 'appointment', after: EVENT_DAYS.proposed, event: { kind: 'appointment', ...second! } },
    { name: 'late access', after: EVENT_DAYS.lateAccess, event: { kind: 'provisioned' } },
    { name: 'switched on', after: EVENT_DAYS.works, event: { kind: 'activated' } },
  ]
}

const OUTCOMES = {
  declined: 'rejected',
  'impossible line': 'failed',
  cancelled: 'cancelled',
  'cancellation agreed': 'cancellation-accepted',
  'cancellation refused': 'cancellation-refused',
} as const satisfies Partial<Record<MailName, OrderEvent['kind']>>

/** The mail of an event to an order to which all has happened that comes before; none where it can't happen. */
function mailOf(name: MailName, shopped: Shopped): ReturnType<typeof mailsOf> {
  const order = orderOf(shopped)
  if (name === 'proof of identity') return mailsOfOrder(order, LINKS).filter(({ kind }) => kind === 'identity-check')
  const instantOf = (after: number): Date => new Date(Date.parse(shopped.instant) + after * DAY_MS)
  const outcome = (OUTCOMES as Partial<Record<MailName, keyof typeof TRANSITIONS>>)[name]
  const told = outcome
    ? { after: EVENT_DAYS.sent, event: { kind: outcome } as OrderEvent }
    : happens(shopped.known).find((one) => one.name === name)!
  const { milestone } = TRANSITIONS[told.event.kind]
  if (milestone !== undefined && !plannedFor(order).includes(milestone)) return []
  const before = happens(shopped.known).filter(
    ({ after, event }) => after < told.after && event.kind !== told.event.kind && name !== 'declined',
  )
  const events = [...before, told].map(({ after, event }): RecordedEvent => ({ ...event, at: instantOf(after) }))
  const { progress } = statusOf(order, events, { today: plusDays(shopped.known.day, told.after) })
  return mailsOf(order, { event: told.event, seq: events.length, at: instantOf(told.after), progress }, LINKS)
}

/** The contract as a mail knows it. */
const concluded =
  (name: MailName) =>
  (known: Known): Known => ({
    ...concludedLater(known, EVENT_DAYS.concluded),
    told: plusDays(known.day, happens(known).find((one) => one.name === name)?.after ?? 0),
  })

const MEDIA: Record<string, (bodies: ReturnType<typeof mailBodies>) => string> = {
  text: ({ text }) => plain(text.replaceAll('\n', ' | ')),
  HTML: ({ html }) => read(html.replaceAll(/<\/t[hd]>\s*<td[^>]*>/g, ': ')),
}

/** Each mail about what happens to an order, in both ways in which it is read; nothing of it stays unread. */
export const EVENT_MAILS: Record<string, Surface> = Object.fromEntries(
  (Object.keys(MAIL_NEEDS) as MailName[]).flatMap((name) =>
    Object.entries(MEDIA).map(([medium, bodyOf]): [string, Surface] => [
      `mail of ${name}, ${medium}`,
      {
        text: (shopped) =>
          mailOf(name, shopped)
            .map(({ subject, blocks }) => `${subject} | ${bodyOf(mailBodies(subject, blocks))}`)
            .join(' | '),
        order: 'months first',
        known: concluded(name),
        needs: MAIL_NEEDS[name],
        whole: true,
      },
    ]),
  ),
)
