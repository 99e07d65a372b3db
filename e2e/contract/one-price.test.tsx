import { renderToStaticMarkup } from 'react-dom/server'
import { needsHandset } from '@nimbus/shared-contracts/cart'
import fc from 'fast-check'
import { cents, decimalText, parseEuro, totalOver, type PriceCondition } from '@nimbus/shared-contracts/money'
import { tariffListing } from '@nimbus/shared-contracts/offer'
import { periodPrices } from '@nimbus/shared-ui/price'
import { TariffPrice } from '@nimbus/shared-ui/tariff'
import { cartLines, CostsPanel, totalsOf, wholePrice } from '../../mf-cart/src/testing/public'
import {
  bundlePrice,
  cardOf,
  comparedDevice,
  type ComparedOffer,
  CompareTable,
  deviceListing,
  costOfColumn,
  rowGroups,
} from '../../mf-catalogue/src/testing/public'
import { ecommerceData, orderBlock, OrderBlock } from '../../mf-checkout/src/testing/public'
import {
  contentBlocks,
  contractSummary,
  mailBodies,
  type OrderOfMail,
  prices,
  printedSummary,
  productSheet,
  bundledCatalogue,
} from '../../shop-api/src/testing/public'
import { shoppedCarts, type ShoppedCart } from './random-carts'

const CARTS = 10_000
const RENDERED = 100

/** What a cart costs, worked out here once more from nothing but its conditions, in cents. */
interface Expected {
  /** Of the months 1 to 38. */
  months: number[]
  once: number
  fourWeekly: number
  term: number
  /** Over the term and per month, rounded up; undefined without term. */
  total: number | undefined
  average: number | undefined
}

const MONTHS = 38

function expectedOf(conditions: readonly PriceCondition[], term: number): Expected {
  const months = Array.from({ length: MONTHS }, () => 0)
  let [once, shipping, fourWeekly] = [0, 0, 0]
  for (const { type, period_from, period_till, gross_value } of conditions) {
    if (type === 'ONETIME_SHIPPING') shipping = Math.max(shipping, gross_value)
    else if (type.includes('ONETIME')) once += gross_value
    else {
      const inMonth = type === 'MONTHLY_4_WEEKS' ? Math.ceil((gross_value * 13) / 12) : gross_value
      if (type === 'MONTHLY_4_WEEKS') fourWeekly += gross_value
      for (let month = period_from; month < (period_till || MONTHS + 1); month += 1) months[month - 1]! += inMonth
    }
  }
  let total = once + shipping
  for (let month = 0; month < term; month += 1) total += months[month]!
  const overTerm = term > 0 ? { total, average: Math.ceil(total / term) } : { total: undefined, average: undefined }
  return { months, once: once + shipping, fourWeekly, term, ...overTerm }
}

const conditionsOf = ({ cart: { tariff, handset, options, hardware } }: ShoppedCart): PriceCondition[] =>
  [tariff, handset, ...options, ...hardware].flatMap((item) => item?.conditions ?? [])

interface Step {
  from: number
  till?: number
  amount: number
}

/** The months that price steps stand for; the last step has no end. */
function monthsOf(steps: readonly Step[]): number[] {
  return Array.from({ length: MONTHS }, (_, index) => steps.findLast(({ from }) => from <= index + 1)?.amount ?? 0)
}

const add = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Every amount in a text, in cents: "Monat 1–3: 9,95 €, ab Monat 4: 45,95 €" → [995, 4595] */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/[\d.]+(?:,\d\d)?\u00a0€/g)].map(([amount]) => parseEuro(amount) ?? Number.NaN)

const same = (found: unknown, wanted: unknown, surface: string): void => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${surface}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`)
}

/** Cart page, summary beside the shop, bottom bar and the cart in the header. */
function checkCart({ cart }: ShoppedCart, { months, once, total, average, fourWeekly }: Expected): void {
  const { book, overTerm, steps, oneOff } = totalsOf(cart)
  same([book.months, book.oneOff, book.fourWeekly], [months, once, fourWeekly], 'cart')
  same([overTerm?.total, overTerm?.average], [total, average], 'cart, over the term')
  same([monthsOf(steps), add(oneOff.map(({ amount }) => amount))], [months, once], 'cart, steps and parts')
  const inHeader = amountsIn(wholePrice(totalsOf(cart)))
  const named = fourWeekly > 0 ? [fourWeekly] : [...steps.map(({ amount }) => amount), ...(overTerm ? [total] : [])]
  same(inHeader, named, 'mini cart')
  const lines = cartLines(cart)
  same(
    [
      months.map((_, index) => add(lines.map((line) => line.book.months[index]!))),
      add(lines.map((line) => line.book.oneOff)),
    ],
    [months, once],
    'cart, its lines together',
  )
}

/** The server's sums, the block above the order button, and what tracking is told. */
function checkOrder({ plan }: ShoppedCart, expected: Expected): void {
  const { months, once, term, total, fourWeekly } = expected
  const response = { ...plan, status_code: 200, temp_order_id: 't', total_hash: '', scopes: [] }
  const block = orderBlock(response, { date: '27.11.2026' })!
  if (fourWeekly === 0) same(monthsOf(block.steps), months, 'overview, steps')
  for (const { amount, parts } of block.steps)
    if (parts) same(parts.tariff + parts.device, amount, 'overview, parts of a step')
  same([block.fourWeekly, block.oneOff, block.total], [fourWeekly, once, total], 'overview')
  same(add(block.oneOffParts.map(({ amount }) => amount)), once, 'overview, one-off parts')
  const { value, monthly_fee_total, upfront_total } = ecommerceData(response, { trackingId: undefined })
  const due = term > 0 ? total! : once + fourWeekly
  same([value, monthly_fee_total, upfront_total], [due / 100, months[0]! / 100, once / 100], 'tracking')
}

/** The prices of the contract summary, read as texts; page, PDF and mail are made of them. */
function checkSummary({ plan, tariff }: ShoppedCart, expected: Expected): void {
  const { months, once, total, average, fourWeekly, term } = expected
  const { rows, table } = prices(plan.cart, tariff, bundledCatalogue()['usage-prices'])
  const row = (label: RegExp): string => rows.find((found) => label.test(found.label))?.text.join(' ') ?? ''
  same(add(amountsIn(row(/^Einmalig/))), once, 'summary, once')
  if (fourWeekly > 0) {
    same(amountsIn(row(/je 4 Wochen$/)), [fourWeekly], 'summary, four weeks')
    same(amountsIn(row(/^Zum Vergleich/))[0], months[0], 'summary, monthly equivalent')
    return
  }
  same(amountsIn(row(/^In \d+ Monaten/)), [total, average], `summary, over ${term} months`)
  same(monthsOf(stepsIn(row(/^Zusammen/) || row(/, je Monat$/))), months, 'summary, rows of the months')
  const sums = table!.rows.at(-1)!.cells.map((cell) => amountsIn(cell)[0]!)
  const starts = table!.columns.slice(1).map((column) => Number(/\d+/.exec(column)![0]))
  same(monthsOf(sums.map((amount, index) => ({ from: starts[index]!, amount }))), months, 'summary, table')
}

/** The whole summary has these prices, and paper and mail say the same as the page. */
function checkPaper({ plan, date, tariff }: ShoppedCart): void {
  const summary = contractSummary({
    today: date,
    cart: plan.cart,
    checkData: null,
    usage: bundledCatalogue()['usage-prices'],
  })
  const { rows } = prices(plan.cart, tariff, bundledCatalogue()['usage-prices'])
  same(summary.sections.find(({ title }) => title === 'Preis')?.rows, rows, 'summary')
  const printed = printedSummary(summary).blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []))
  for (const { label, text } of rows)
    same(printed.find((found) => found.label === label)?.text, text, `PDF of the summary, ${label}`)
  const order = {
    order_id: 'NB-2026-7K3M9Q',
    ordered_at: new Date(`${date}T12:00:00Z`),
    cart: plan,
    summary,
    result: {},
  }
  const mail = mailBodies('Ihre Bestellung', contentBlocks(order as unknown as OrderOfMail))
  for (const { label, text } of rows)
    for (const [kind, body] of Object.entries(mail))
      same(
        text.filter((line) => !body.includes(line)),
        [],
        `mail as ${kind}, ${label}`,
      )
}

/** "Monat 1–3: 9,95 €, ab Monat 4: 45,95 €" → [{from: 1, amount: 995}, {from: 4, amount: 4595}] */
const stepsIn = (text: string): Step[] =>
  [...text.matchAll(/(?:jeden Monat|(?:ab )?Monat (\d+)\S*): ([\d.,]+\u00a0€)/g)].map(
    ([, from = '1', amount = '']) => ({
      from: Number(from),
      amount: parseEuro(amount)!,
    }),
  )

const comparedOf = ({ tariff, device }: ShoppedCart): ComparedOffer => ({
  key: tariff.concrete_product_id,
  tariff,
  ...(device && { device: comparedDevice(device.device, device.product, device.bundle) }),
  terms: [],
  televisions: [],
})

/** Tile, product sheet and structured data of the tariff alone, once for each tariff and day. */
function checkTariff(shopped: ShoppedCart): void {
  const { tariff, catalogue } = shopped
  const { contract_term: term } = tariff.properties
  const { months, fourWeekly, total } = expectedOf(tariff.conditions, term)
  if (fourWeekly === 0) same(monthsOf(periodPrices(costOfColumn({ tariff }).book)), months, 'tile, all prices')
  const sheet = productSheet(catalogue, sheetId(shopped))!
  const found = sheet.rows.flatMap(({ values }) => values.flatMap(amountsIn))
  const wanted = fourWeekly > 0 ? [fourWeekly, months[0]!] : [...new Set(months)]
  same(found.slice(0, wanted.length), wanted, 'product sheet')
  const listed = JSON.stringify(tariffListing('', [tariff]))
  same(/"price":"(.+?)"/.exec(listed)?.[1], decimalText(cents(total ?? fourWeekly)), 'structured data of a tariff')
}

/** What shows a tariff with or without a device: the comparison with its chart, the device's page, list and structured data. */
function checkOffer(shopped: ShoppedCart): void {
  const { tariff, device } = shopped
  const { contract_term: term } = tariff.properties
  const offered = expectedOf([...tariff.conditions, ...(device?.bundle.conditions ?? [])], term)
  const { book, overTerm } = costOfColumn(comparedOf(shopped))
  same([book.months, book.oneOff], [offered.months, offered.once], 'comparison')
  same([overTerm?.total, overTerm?.average], [offered.total, offered.average], 'comparison, over the term')
  if (term > 0) same(totalOver(book, term), offered.total, 'chart')
  if (device) checkDevice(shopped, offered)
}

/** Sheets are about the tariff without device. */
const sheetId = ({ tariff }: ShoppedCart): string =>
  needsHandset(tariff) ? (tariff.properties.counterpart_id ?? '') : tariff.concrete_product_id

function checkDevice({ tariff, device }: ShoppedCart, { months, once, total }: Expected): void {
  const { bundle, product } = device!
  const price = bundlePrice(tariff, bundle)
  same([price.monthly, price.book.oneOff, price.total], [months[0], once, total], 'device page')
  const [card] = cardOf({ device: device!.device, shown: product.concrete_product_id, bundle }, tariff)
  same([monthsOf(card!.price.steps), card!.price.oneOff], [months, once], 'device list')
  same(add(card!.price.parts.map(({ amount }) => amount)), once, 'device list, parts')
  const listing = JSON.stringify(deviceListing(device!.device, product, { tariff, price }))
  same(/"price":"(.+?)"/.exec(listing)?.[1], decimalText(cents(total!)), 'structured data of a device')
}

/** What somebody reads on the surfaces that show the whole price: total and average over the term. */
function checkRendered(shopped: ShoppedCart, expected: Expected): void {
  const { tariff, cart, plan } = shopped
  const read = (element: React.ReactNode): string =>
    renderToStaticMarkup(element)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/ +(?=,\d\d)| +(?=\u00a0€)/g, '')
  const shows = (text: string, { total, average, once }: Expected, surface: string): void => {
    const amounts = amountsIn(text)
    for (const amount of [once, ...(total === undefined ? [] : [total]), ...(average === undefined ? [] : [average])])
      if (!amounts.includes(amount)) throw new Error(`${surface}: ${amount} is not in ${text}`)
  }
  const { contract_term: term } = tariff.properties
  shows(read(<TariffPrice tariff={tariff} />), expectedOf(tariff.conditions, term), 'tile')
  const offer = comparedOf(shopped)
  const table = (
    <CompareTable offers={[offer]} groups={rowGroups([offer])} onlyDifferences={false} action={() => null} />
  )
  const offered = [...tariff.conditions, ...(shopped.device?.bundle.conditions ?? [])]
  shows(read(table), expectedOf(offered, term), 'comparison')
  shows(read(<CostsPanel totals={totalsOf(cart)}>{null}</CostsPanel>), expected, 'cart')
  const response = { ...plan, status_code: 200, temp_order_id: 't', total_hash: '', scopes: [] }
  const block = orderBlock(response, { date: '27.11.2026' })!
  const { average: _, ...inBlock } = expected
  shows(
    read(<OrderBlock block={block} busy={false} onOrder={() => {}} />),
    { ...inBlock, average: undefined },
    'overview',
  )
}

describe('the price of a cart', () => {
  it(`is one and the same wherever it is shown, for ${CARTS} carts on three days`, () => {
    const seen = { offers: new Set<string>(), devices: 0, items: 0 }
    fc.assert(
      fc.property(shoppedCarts, (shopped) => {
        const { date, cart, tariff, device } = shopped
        const offer = `${date} ${tariff.concrete_product_id}`
        if (!seen.offers.has(offer)) checkTariff(shopped)
        seen.offers.add(offer)
        seen.devices += device ? 1 : 0
        seen.items += cart.options.length + cart.hardware.length
        const expected = expectedOf(conditionsOf(shopped), tariff.properties.contract_term)
        checkCart(shopped, expected)
        checkOrder(shopped, expected)
        checkSummary(shopped, expected)
        checkOffer(shopped)
      }),
      { numRuns: CARTS },
    )
    // nothing was left out by chance: of what is drawn evenly, far less than any draw has
    expect(new Set([...seen.offers].map((offer) => offer.slice(0, 10))).size).toBe(3)
    expect(seen.offers.size).toBeGreaterThan(600)
    expect(seen.devices).toBeGreaterThan(CARTS / 40)
    expect(seen.items).toBeGreaterThan(CARTS)
  }, 120_000)

  it(`can be read on tile, comparison, cart, overview, paper and mail, for ${RENDERED} of them`, () => {
    fc.assert(
      fc.property(shoppedCarts, (shopped) => {
        const expected = expectedOf(conditionsOf(shopped), shopped.tariff.properties.contract_term)
        checkRendered(shopped, expected)
        checkPaper(shopped)
      }),
      { numRuns: RENDERED },
    )
    expect(RENDERED).toBe(100)
  })
})
