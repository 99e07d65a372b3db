import type { CartPayload } from '@nimbus/shared-contracts/cart'
import type { Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import type { PricePlan } from '@nimbus/shared-contracts/order'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { ApiException } from '../../kernel/errors/api-exception'
import { chooseHandset, type HandsetSource } from './choose-handset'
import { removal, type Detail } from './removal'
import { conditionsIn, sumsOf } from './sums'

/** What the catalogue has to tell for a price. */
export type PriceSource = HandsetSource &
  Pick<Catalogue, 'tariff' | 'tariffs' | 'optionsFor' | 'hardwareFor' | 'promotionValid' | 'data'>

/**
 * The cart as it is sold now: the server's own products and prices, and what can't be had any more as REMOVE_FROM_CART.
 * Of two items of one group the later one stays, as in the browser; mandatory items come along unasked.
 */
export function priceCart(catalogue: PriceSource, { cart }: CartPayload): PricePlan {
  const tariff = findTariff(catalogue, cart.tariff.id)
  const options = chooseItems(itemsOf(catalogue.optionsFor(tariff)), cart.options, 'OPTION')
  const hardware = chooseItems(itemsOf(catalogue.hardwareFor(tariff)), cart.hardware ?? [], 'HARDWARE')
  const handset = chooseHandset(catalogue, tariff, cart.handsets ?? [])
  const priced = {
    tariff,
    handsets: handset.handsets,
    promotions: [...tariff.incentives, ...tariff.possible_promotions],
    hardware: hardware.items,
    options: options.items,
  }
  return {
    cart: priced,
    sums: { conditions: sumsOf(conditionsIn(priced)) },
    details: [
      ...expiredPromotions(catalogue, cart.promotions),
      ...options.details,
      ...hardware.details,
      ...handset.details,
    ],
  }
}

const itemsOf = (groups: readonly { items: readonly Option[] }[]): Option[] => groups.flatMap(({ items }) => items)

/** The tariff with this id, or the only one of the product with this id (CART-11). */
function findTariff(catalogue: PriceSource, id: string): Tariff {
  const exact = catalogue.tariff(id)
  if (exact) return exact
  const ofProduct = catalogue.tariffs().filter(({ properties }) => properties.product_id === id)
  if (ofProduct.length > 1) {
    throw new ApiException(400, 'AmbigiousCartEntryException', 'Ihr Warenkorb konnte nicht verarbeitet werden', [
      { field: 'cart.tariff.id', id, candidates: ofProduct.map(({ concrete_product_id }) => concrete_product_id) },
    ])
  }
  const [only] = ofProduct
  if (!only) {
    throw new ApiException(400, 'MalformedRequestException', 'Ihr Warenkorb enthält ungültige Werte', [
      { field: 'cart.tariff.id', id, rule: 'unknown', message: 'Diesen Tarif gibt es nicht.' },
    ])
  }
  return only
}

function chooseItems(
  offered: readonly Option[],
  wanted: readonly { id: string }[],
  type: string,
): { items: Option[]; details: Detail[] } {
  const details: Detail[] = []
  const chosen: Option[] = []
  for (const { id } of wanted) {
    const item = offered.find(({ concrete_product_id }) => concrete_product_id === id)
    if (!item) {
      details.push(removal(id, type, 'NOT_FOR_TARIFF'))
    } else if (!chosen.includes(item)) {
      const rival = chosen.findIndex(({ grouping_id }) => grouping_id !== null && grouping_id === item.grouping_id)
      if (rival >= 0) details.push(removal(chosen.splice(rival, 1)[0]!.concrete_product_id, type, 'DUPLICATE_GROUP'))
      chosen.push(item)
    }
  }
  const missing = offered.filter((item) => item.mandatory && !chosen.includes(item))
  return { items: [...missing, ...chosen], details }
}

function expiredPromotions(catalogue: PriceSource, promotions: readonly { id: string }[]): Detail[] {
  const ids = [...new Set(promotions.map(({ id }) => id))]
  return ids.filter((id) => !catalogue.promotionValid(id)).map((id) => removal(id, 'PROMOTION', 'EXPIRED'))
}
