import fc from 'fast-check'
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
import type { Bundle, ConcreteProduct, Device, Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import { bundledCatalogue, type Catalogue, createCatalogue, priceCart } from '../../shop-api/src/testing/public'

/** While the fibre promotion and the cashback run, while the promotion runs, and the shop's today (PRICE-42). */
const DATES = ['2025-11-10', '2026-01-15', '2026-11-27'] as const

/** Everything of the bundled catalogue that a cart is made of, on one day. */
interface Offers {
  date: (typeof DATES)[number]
  catalogue: Catalogue
  tariffs: readonly Tariff[]
  variants: readonly { device: Device; product: ConcreteProduct }[]
}

const data = bundledCatalogue()

const OFFERS: readonly Offers[] = DATES.map((date) => {
  const catalogue = createCatalogue({ clock: () => new Date(`${date}T10:00:00Z`), dataAt: () => data })
  const devices = data.devices.flatMap(({ category, id }) => catalogue.devices().detail(category, id) ?? [])
  const variants = devices.flatMap(({ device }) =>
    device.concrete_products.filter(({ delivery }) => delivery !== null).map((product) => ({ device, product })),
  )
  return { date, catalogue, tariffs: catalogue.tariffs(), variants }
})

/** A cart as the browser fills it, with what the server makes of it. */
export interface ShoppedCart {
  date: Offers['date']
  catalogue: Catalogue
  cart: Cart
  tariff: Tariff
  device?: { device: Device; product: ConcreteProduct; bundle: Bundle }
  /** What POST /price-plan answers. */
  plan: ReturnType<typeof priceCart>
}

/** Numbers that pick from lists whose lengths are known only with the tariff. */
interface Picks {
  day: number
  tariff: number
  device: number
  items: readonly number[]
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!

/** Any tariff on any of the days, with up to six of what goes with it and, where it needs one, a device that it is sold with. */
export const shoppedCarts: fc.Arbitrary<ShoppedCart> = fc
  .record({
    day: fc.nat({ max: DATES.length - 1 }),
    tariff: fc.nat({ max: 10_000 }),
    device: fc.nat({ max: 10_000 }),
    items: fc.array(fc.nat({ max: 10_000 }), { maxLength: 6 }),
  })
  .map(shop)

function shop({ day, tariff: number, device, items }: Picks): ShoppedCart {
  const { date, catalogue, tariffs, variants } = OFFERS[day]!
  const tariff = pick(tariffs, number)
  const options = itemsOf(catalogue.optionsFor(tariff))
  const hardware = itemsOf(catalogue.hardwareFor(tariff))
  const mandatory = { options: options.filter(isMandatory), hardware: hardware.filter(isMandatory) }
  let cart = setTariff(emptyCart(), tariff, mandatory)
  for (const item of items) {
    const list = item % 2 === 0 ? 'options' : 'hardware'
    const offered = list === 'options' ? options : hardware
    if (offered.length > 0) cart = addItem(cart, list, pick(offered, item >> 1)).cart
  }
  const bought = needsHandset(tariff) ? soldWith(catalogue, tariff, variants, device) : undefined
  if (bought) cart = setHandset(cart, handsetOf(bought.device, bought.product, bought.bundle), bought.bundle)
  const plan = priceCart(catalogue, cartPayload(cart)!)
  return { date, catalogue, cart, tariff, ...(bought && { device: bought }), plan }
}

/** The variant of the number, or the next one that is sold with the tariff. */
function soldWith(catalogue: Catalogue, tariff: Tariff, variants: Offers['variants'], number: number) {
  for (let step = 0; step < variants.length; step += 1) {
    const variant = pick(variants, number + step)
    const bundle = catalogue.bundle(tariff, variant.product.concrete_product_id)
    if (bundle) return { ...variant, bundle }
  }
  throw new Error(`${tariff.concrete_product_id} is sold with no device`)
}

const itemsOf = (groups: readonly { items: readonly Option[] }[]): Option[] => groups.flatMap(({ items }) => items)

const isMandatory = ({ mandatory }: Option): boolean => mandatory
