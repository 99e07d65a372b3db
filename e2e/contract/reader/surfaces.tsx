import { renderToStaticMarkup } from 'react-dom/server'
import { plannedLineOf } from '@nimbus/shared-contracts/availability'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { FilledCart } from '../../../mf-cart/src/testing/public'
import { CompareTable, MobileFacts, MobileTile, rowGroups } from '../../../mf-catalogue/src/testing/public'
import { OrderBlock, orderBlock } from '../../../mf-checkout/src/testing/public'
import { LandlineFacts, LandlineTile } from '../../../mf-home-internet/src/testing/public'
import {
  createAccessCodes,
  confirmationMail,
  contractInformation,
  contractSummary,
  footnotesOf,
  mailBodies,
  type OrderOfMail,
  orderReceivedMail,
  printedSummary,
  productSheet,
  serviceDescription,
  usageTexts,
  withOrderFacts,
} from '../../../shop-api/src/testing/public'
import { orderFacts, startNote } from '@nimbus/shared-contracts/wording'
import { lastWithdrawal, written } from './calendar'
import type { Known } from './known'
import { lineOf } from './line-of'
import { isChange } from './line-start'
import type { Order } from './price-steps'
import { ALL_CONDITIONS } from './read-surface'
import { concludedLater, type Shopped } from './shopped'
import { CONFIRMED_AFTER, confirmationPage, statusPage, WORKS_AFTER, worksOn } from './after-order'
import {
  afterOf,
  allUse,
  datesOf,
  daysOf,
  endOf,
  extraTerms,
  introOf,
  OFFER,
  onceOf,
  onSheet,
  otherUse,
  plannedTexts,
  promotionOf,
  regioOf,
  RIGHTS,
  speedsOf,
  startNeeds,
  summaryNeeds,
  termOf,
  usageOf,
  whole,
} from './needs'
import { structuredData } from './structured-data'
import { monthsOf, plain, read } from './written'

/** A place where customers read of an offer. */
export interface Surface {
  text: (shopped: Shopped) => string
  order: Order
  /** Of what is true there: of the tariff alone, or of all that is bought. */
  known: (known: Known) => Known
  /** What has to be said there of each offer that it holds for. */
  needs: (known: Known) => readonly string[]
  /** Each word of it has to be read. */
  whole?: boolean
}

const nothing = (): void => {}
const shown = (element: React.ReactNode): string => read(renderToStaticMarkup(element))

/** Without what is bought with it, and before anything is answered. */
const alone = (known: Known): Known => ({
  ...known,
  extras: [],
  chosen: { ...known.chosen, change: undefined, start: {} },
})
const bought = (known: Known): Known => known
/** Confirmed on another day than ordered. */
const confirmed = (known: Known): Known => concludedLater(known, CONFIRMED_AFTER)
const working = (known: Known): Known => ({ ...confirmed(known), works: worksOn(known.day) })

function tile({ tariff, checkData }: Shopped): string {
  const shared = { footnote: 1, chosen: false, busy: false, highlighted: false, onChoose: nothing, onDetails: nothing }
  if (tariff.kind !== 'landline') return shown(<MobileTile {...shared} tariff={tariff} />)
  const planned = plannedLineOf(tariff, checkData)
  const atAddress = planned ? ({ state: 'planned', from: planned.from } as const) : ({ state: 'available' } as const)
  return shown(<LandlineTile {...shared} tariff={tariff} atAddress={atAddress} onShow={nothing} />)
}

function comparison({ tariff, known: { day } }: Shopped): string {
  const offers = [{ key: tariff.concrete_product_id, tariff, terms: [], televisions: [] }]
  return shown(
    <CompareTable offers={offers} groups={rowGroups(offers, day)} onlyDifferences={false} action={() => null} />,
  )
}

const summaryOf = ({ catalogue, response, known, checkData }: Shopped) =>
  contractSummary({
    today: known.day,
    cart: response.cart,
    checkData,
    kind: isChange(known) ? 'provider-change' : 'new-contract',
    usage: catalogue.data()['usage-prices'],
  })

type Summary = ReturnType<typeof summaryOf>

/** The summary on the overview, whose tables are read by row and column. */
const summaryPage = ({ sections }: Summary): string =>
  sections
    .flatMap(({ table, rows }) => [
      ...(table?.caption.startsWith('Preis')
        ? table.rows.map(({ label, cells }) =>
            cells.map((cell, index) => `${label} | ${monthsOf(table.columns[index + 1]!)}: ${cell}`).join(' | '),
          )
        : (table?.rows ?? []).map(
            ({ label, cells }) => `${label} | ${cells.map((cell) => `${cell} MBit/s`).join(' | ')}`,
          )),
      ...rows.filter(({ in_table }) => !(table && in_table)).map(({ label, text }) => `${label}: ${text.join(' | ')}`),
    ])
    .join(' | ')

const summaryPaper = (summary: Summary): string =>
  printedSummary(summary)
    .blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []))
    .map(({ label, text }) => `${label}: ${text.join(' | ')}`)
    .join(' | ')

const documentText = (
  document: { rows: readonly { label: string; values: readonly string[] }[] }[] | undefined,
): string =>
  (document ?? []).flatMap(({ rows }) => rows.map(({ label, values }) => `${label}: ${values.join(' | ')}`)).join(' | ')

const LINKS = {
  shopOrigin: 'https://shop.example',
  statusLinks: { to: () => '/auftragsstatus' },
  accessCodes: createAccessCodes({ key: Buffer.alloc(32) }),
}

/** What an order keeps of a line or of a SIM. */
function choiceOf(shopped: Shopped): Pick<OrderResult, 'landline' | 'mobile'> {
  const { kind } = shopped.tariff
  return kind === 'landline'
    ? { landline: lineOf(shopped) }
    : { mobile: { prepaid: kind === 'prepaid', sim_type: 'ESIM', early_start: false } }
}

/** The same with what was chosen, as on the overview. */
const summaryOfOrder = (shopped: Shopped) =>
  withOrderFacts(
    summaryOf(shopped),
    orderFacts({
      ordered_at: shopped.instant,
      withdraw_until: lastWithdrawal(shopped.known.day),
      shipped: [],
      ...choiceOf(shopped),
    }),
  )

/** What the server adds to it for the block above the button. */
function startOf(shopped: Shopped) {
  const { landline } = choiceOf(shopped)
  const { instant, known } = shopped
  const start = landline && startNote({ landline, ordered_at: instant }, lastWithdrawal(known.day))
  return start && { start }
}

const orderOf = (shopped: Shopped): OrderOfMail =>
  ({
    order_id: 'NB-2026-7K3M9Q',
    ordered_at: new Date(shopped.instant),
    cart: shopped.response,
    data: {},
    summary: summaryOf(shopped),
    result: {
      name: 'Eva Muster',
      email: 'eva@beispiel.de',
      withdraw_until: lastWithdrawal(shopped.known.day),
      ...choiceOf(shopped),
    },
  }) as unknown as OrderOfMail

/** Both ways in which a mail is read. */
const mailText = ({ subject, blocks }: Pick<ReturnType<typeof orderReceivedMail>, 'subject' | 'blocks'>): string => {
  const { text, html } = mailBodies(subject, blocks)
  return `${plain(text.replaceAll('\n', ' | '))} | ${read(html.replaceAll(/<\/t[hd]>\s*<td[^>]*>/g, ': '))}`
}

const DAY_MS = 86_400_000
/** Every surface, with what has to stand on it. */
export const SURFACES: Record<string, Surface> = {
  tile: { text: tile, order: 'price first', known: alone, needs: (known) => [...whole(known), ...promotionOf(known)] },
  details: {
    text: ({ tariff }) =>
      shown(
        tariff.kind === 'landline' ? (
          <LandlineFacts tariff={tariff} idPrefix="x" />
        ) : (
          <MobileFacts tariff={tariff} idPrefix="x" />
        ),
      ),
    order: 'price first',
    known: alone,
    needs: (known) => [...whole(known), ...termOf(known), ...afterOf(known), ALL_CONDITIONS],
  },
  comparison: {
    text: comparison,
    order: 'price first',
    known: alone,
    needs: (known) => [...whole(known), ...termOf(known), ...afterOf(known), ...endOf(known), ALL_CONDITIONS],
  },
  cart: {
    text: ({ cart, instant }) =>
      shown(<FilledCart cart={cart} now={new Date(instant)} onRemove={nothing} onSwap={nothing} onClear={nothing} />),
    order: 'months first',
    known: bought,
    needs: (known) => [...whole(known), ...termOf(known), ...extraTerms(known), ALL_CONDITIONS],
  },
  'order block': {
    text: (shopped) => {
      const { response, tariff, catalogue, known } = shopped
      const usage = usageTexts(response.cart, tariff, catalogue.data()['usage-prices']).join(' ')
      const block = orderBlock(response, { date: written(known.day), ...startOf(shopped), usage })!
      return shown(<OrderBlock block={block} busy={false} onOrder={nothing} />)
    },
    order: 'months first',
    known: bought,
    needs: (known) => [
      ...whole(known).filter((kind) => !['average', 'four weeks'].includes(kind)),
      ...termOf(known),
      ...afterOf(known),
      ...endOf(known),
      ...otherUse(known),
      ...startNeeds(known),
    ],
  },
  'contract summary': {
    text: (shopped) => plain(summaryPage(summaryOfOrder(shopped))),
    order: 'months first',
    known: bought,
    needs: summaryNeeds,
  },
  'contract summary on paper': {
    text: (shopped) => plain(summaryPaper(summaryOfOrder(shopped))),
    order: 'months first',
    known: bought,
    needs: summaryNeeds,
  },
  'receipt of the order': {
    text: (shopped) => mailText(orderReceivedMail(orderOf(shopped), LINKS)),
    order: 'months first',
    known: bought,
    needs: (known) => [...whole(known), ...otherUse(known), ...startNeeds(known), 'ordered', 'withdrawal'],
  },
  'confirmation of the order': {
    text: (shopped) =>
      mailText(
        confirmationMail(orderOf(shopped), LINKS, new Date(Date.parse(shopped.instant) + CONFIRMED_AFTER * DAY_MS)),
      ),
    order: 'months first',
    known: confirmed,
    needs: (known) => [
      ...whole(known),
      ...otherUse(known),
      ...datesOf(known),
      ...termOf(known),
      ...startNeeds(known),
      'withdrawal',
    ],
  },
  'confirmation page': {
    text: (shopped) => shown(confirmationPage(shopped)),
    order: 'months first',
    known: bought,
    needs: (known) => [...whole(known), ...daysOf(known), ...startNeeds(known), 'withdrawal', 'withdrawn'],
  },
  'status page': {
    text: (shopped) => shown(statusPage(shopped, 0)),
    order: 'months first',
    known: bought,
    needs: (known) => [...daysOf(known), ...startNeeds(known), 'withdrawal', 'withdrawn'],
  },
  'status page of a contract': {
    text: (shopped) => shown(statusPage(shopped, CONFIRMED_AFTER)),
    order: 'months first',
    known: confirmed,
    needs: (known) => [...daysOf(known), ...startNeeds(known), 'withdrawal', 'withdrawn', 'conclusion'],
  },
  'status page of a service': {
    text: (shopped) => shown(statusPage(shopped, WORKS_AFTER)),
    order: 'months first',
    known: working,
    needs: (known) => [...daysOf(known), ...introOf(known), 'withdrawal', 'withdrawn', 'conclusion'],
  },
  'product sheet': {
    text: ({ catalogue, tariff }) => plain(documentText([productSheet(catalogue, tariff.concrete_product_id)!])),
    order: 'price first',
    known: alone,
    needs: (known) => [
      ...OFFER(known),
      ...onceOf(known),
      ...termOf(known),
      ...onSheet(known),
      ...allUse(known),
      'launch',
    ],
  },
  'contract information': {
    text: ({ catalogue, tariff }) =>
      plain(documentText(contractInformation(catalogue, tariff.concrete_product_id)!.sections)),
    order: 'price first',
    known: alone,
    needs: (known) => [
      ...OFFER(known),
      ...onceOf(known),
      ...termOf(known),
      ...speedsOf(known),
      ...allUse(known),
      ...RIGHTS,
      ...(known.offer.kind === 'landline' ? ['late start in general'] : []),
      ALL_CONDITIONS,
    ],
  },
  'service description': {
    text: ({ catalogue, tariff }) =>
      plain(documentText(serviceDescription(catalogue, tariff.concrete_product_id)!.sections)),
    order: 'price first',
    known: alone,
    needs: (known) => [...speedsOf(known), ...usageOf(known)],
  },
  footnote: {
    text: ({ catalogue, tariff, instant }) =>
      read(footnotesOf(catalogue, [tariff.footnote_tag!], new Date(instant))[0]!.text),
    order: 'price first',
    // one text for both terms, which begins with the longer
    known: (known) =>
      alone(
        known.offer.term === 12 && known.sibling ? { ...known, offer: known.sibling, sibling: known.offer } : known,
      ),
    needs: (known) => [
      ...OFFER(known),
      ...termOf(known),
      ...promotionOf(known),
      ...plannedTexts(known),
      ...regioOf(known),
      ALL_CONDITIONS,
    ],
  },
  'structured data': {
    text: structuredData,
    order: 'months first',
    known: alone,
    needs: ({ offer }) => (offer.term > 0 ? ['steps', 'total', 'once', 'term'] : ['four weeks', 'no term']),
  },
}
