import { cartPayload, emptyCart, setTariff } from '@nimbus/shared-contracts/cart'
import type { Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import { cartLines, lineTerms } from '../../mf-cart/src/testing/public'
import { ecommerceData, orderBlock } from '../../mf-checkout/src/testing/public'
import { bundledCatalogue, contractSummary, createCatalogue, priceCart } from '../../shop-api/src/testing/public'

const TODAY = '2026-11-27'
const data = bundledCatalogue()
const catalogue = createCatalogue({ clock: () => new Date(`${TODAY}T10:00:00Z`), dataAt: () => data })

const landline = catalogue.tariffs().filter(({ kind }) => kind === 'landline')

const mandatoryOf = (tariff: Tariff): Option[] =>
  catalogue.optionsFor(tariff).flatMap(({ items }) => items.filter(({ mandatory }) => mandatory))

/** The cart of somebody who had the same tariff with the other term before, and what the API makes of it. */
function bought(tariff: Tariff) {
  const { product_id, contract_term } = tariff.properties
  const before = landline.find(
    ({ properties }) => properties.product_id === product_id && properties.contract_term !== contract_term,
  )
  const mandatory = (of: Tariff) => ({ options: mandatoryOf(of), hardware: [] })
  const first = before ? setTariff(emptyCart(), before, mandatory(before)) : emptyCart()
  const cart = setTariff(first, tariff, mandatory(tariff))
  return { cart, plan: priceCart(catalogue, cartPayload(cart)!) }
}

/** Every number of months that a text binds for. */
const months = (text: string): number[] => [...text.matchAll(/(\d+)\sMonate/g)].map(([, number]) => Number(number))

/** What names the term of a tariff and of what belongs to it: all terms that it names. */
const SURFACES: Record<string, (tariff: Tariff) => number[]> = {
  options: (tariff) => mandatoryOf(tariff).map(({ properties }) => properties.contract_term),
  cart: (tariff) => cartLines(bought(tariff).cart).flatMap((line) => months(lineTerms(line))),
  'order block': (tariff) => {
    const response = { ...bought(tariff).plan, status_code: 200, temp_order_id: 't', total_hash: '', scopes: [] }
    const { term, termSentence, durationText, features } = orderBlock(response, { date: '27.11.2026' })!
    return [term, ...months(termSentence), ...months(durationText), ...features.flatMap(months)]
  },
  'data layer': (tariff) => {
    const response = { ...bought(tariff).plan, status_code: 200, temp_order_id: 't', total_hash: '', scopes: [] }
    const { contract_term_months, items } = ecommerceData(response, { trackingId: undefined })
    return [contract_term_months, ...items.map(({ term_months }) => term_months)]
  },
  'contract summary': (tariff) => {
    const { sections } = contractSummary({
      today: TODAY,
      cart: bought(tariff).plan.cart,
      checkData: null,
      usage: bundledCatalogue()['usage-prices'],
    })
    const term = sections.find(({ title }) => title.startsWith('Laufzeit'))!
    return term.rows.flatMap(({ text }) => months(text.join(' ')))
  },
}

describe('the term of a tariff and of what belongs to it', () => {
  it.each(Object.keys(SURFACES))('is one in the %s, for every landline tariff', (surface) => {
    const wrong = landline.flatMap((tariff) => {
      const named = SURFACES[surface]!(tariff)
      const { contract_term } = tariff.properties
      const isRight = named.length > 0 && named.every((term) => term === contract_term)
      return isRight ? [] : [`${tariff.concrete_product_id}: ${named.join(', ')}`]
    })
    expect(wrong).toEqual([])
    expect(new Set(landline.map(({ properties }) => properties.contract_term))).toEqual(new Set([24, 12]))
    expect(landline.length).toBe(192)
  })
})
