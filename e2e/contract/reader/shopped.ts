import {
  addItem,
  cartPayload,
  emptyCart,
  handsetOf,
  needsHandset,
  setHandset,
  setTariff,
  type Cart,
} from '@nimbus/shared-contracts/cart'
import type { CheckData } from '@nimbus/shared-contracts/availability'
import type { Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { bundledCatalogue, createCatalogue, priceCart, type Catalogue } from '../../../shop-api/src/testing/public'
import { germanDay, plusDays } from './calendar'
import { chosenAt } from './chosen'
import { itemExtra, phoneExtra, plannedFrom, type Known } from './known'
import { offersAt } from './offers'

const data = bundledCatalogue()

/** A tariff that somebody has put into the cart with this and that, and what is true of it. */
export interface Shopped {
  catalogue: Catalogue
  instant: string
  tariff: Tariff
  cart: Cart
  /** What the API makes of it. */
  response: CartResponse
  known: Known
  /** Of the address where it is bought: one where fibre is planned for what is sold there alone, none else. */
  checkData: CheckData | null
}

/** The shop at an instant: every tariff by its place in the list, which decides what is bought with it. */
export function shopAt(instant: string): { count: number; shopped: (index: number) => Shopped } {
  const catalogue = createCatalogue({ clock: () => new Date(instant), dataAt: () => data })
  const offers = offersAt(instant)
  const tariffs = catalogue.tariffs()
  const day = germanDay(instant)
  const missing = tariffs.filter(({ concrete_product_id }) => !offers.has(concrete_product_id))
  if (missing.length > 0 || tariffs.length !== offers.size)
    throw new Error(`the shop sells ${tariffs.length} tariffs, the reader knows ${offers.size}`)

  function shopped(index: number): Shopped {
    const tariff = tariffs[index]!
    const offer = offers.get(tariff.concrete_product_id)!
    const sibling = offers.get(tariff.concrete_product_id.replace(/\d+$/, offer.term === 24 ? '12' : '24'))
    const { cart, extras } = needsHandset(tariff) ? withPhone(tariff, index) : withItems(tariff, index)
    const { cart: priced, sums, details } = priceCart(catalogue, cartPayload(cart)!)
    if (details.length > 0) throw new Error(`${tariff.concrete_product_id}: ${JSON.stringify(details)}`)
    return {
      catalogue,
      instant,
      tariff,
      cart,
      response: { status_code: 200, temp_order_id: 't', total_hash: '', details: [], scopes: [], cart: priced, sums },
      // confirmed some days later, as an order of a Friday is: all days move with it
      checkData: offer.planned ? aCheckData({ fibre: 'PLANNED', planned_from: plannedFrom(day) }) : null,
      known: {
        offer,
        sibling: offer.term > 0 ? sibling : undefined,
        extras,
        chosen: chosenAt(offer, index),
        instant,
        day,
        concluded: day,
      },
    }

    function withItems(chosen: Tariff, place: number) {
      const options = itemsOf(catalogue.optionsFor(chosen))
      const hardware = itemsOf(catalogue.hardwareFor(chosen))
      let filled = setTariff(emptyCart(), chosen, {
        options: options.filter(({ mandatory }) => mandatory),
        hardware: [],
      })
      const [option, device] = [
        pick(
          options.filter(({ mandatory }) => !mandatory),
          place,
        ),
        pick(hardware, place),
      ]
      if (option) filled = addItem(filled, 'options', option).cart
      if (device) filled = addItem(filled, 'hardware', device).cart
      return {
        cart: filled,
        extras: [option, device].flatMap((item) => item ?? []).map((item) => itemExtra(item.concrete_product_id)),
      }
    }

    function withPhone(chosen: Tariff, place: number) {
      const phones = data.devices.filter(({ category }) => category === 'smartphones')
      for (let step = 0; step < phones.length; step += 1) {
        const { category, id } = phones[(place + step) % phones.length]!
        const device = catalogue.devices().detail(category, id)?.device
        const product = device?.concrete_products.find(({ delivery }) => delivery !== null)
        const bundle = product && catalogue.bundle(chosen, product.concrete_product_id)
        if (!device || !product || !bundle) continue
        const handset = handsetOf(device, product, bundle)
        const filled = setHandset(setTariff(emptyCart(), chosen, { options: [], hardware: [] }), handset, bundle)
        return { cart: filled, extras: [phoneExtra(handset.product_name, id, product.storage?.name ?? '', offer)] }
      }
      throw new Error(`${chosen.concrete_product_id} is sold with no phone`)
    }
  }
  return { count: tariffs.length, shopped }
}

/** The same contract, concluded some days after the order. */
export const concludedLater = (known: Known, days: number): Known => ({
  ...known,
  concluded: plusDays(known.day, days),
})

const itemsOf = (groups: readonly { items: readonly Option[] }[]): Option[] => groups.flatMap(({ items }) => items)

const pick = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(list.length, 1)]
