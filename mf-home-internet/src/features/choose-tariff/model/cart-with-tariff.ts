import { setTariff, type Cart } from '@nimbus/shared-contracts/cart'
import type { Option, Tariff } from '@nimbus/shared-contracts/catalogue'

/** What goes with a tariff, by list. */
interface Offered {
  options: readonly Option[]
  hardware: readonly Option[]
}

/**
 * The cart with the tariff, its mandatory items, and of the items before only those that go with it, at today's prices.
 * A cart with TV box, then a tariff without TV → the box is in `dropped`.
 */
export function cartWithTariff(cart: Cart, tariff: Tariff, offered: Offered): { cart: Cart; dropped: Option[] } {
  const next = setTariff(cart, tariff, {
    options: mandatoryOf(offered.options),
    hardware: mandatoryOf(offered.hardware),
  })
  const options = fitting(next.options, offered.options)
  const hardware = fitting(next.hardware, offered.hardware)
  const dropped = [...next.options, ...next.hardware].filter((item) => ![...options, ...hardware].some(isSame(item)))
  return { cart: { ...next, options, hardware }, dropped }
}

const mandatoryOf = (items: readonly Option[]): Option[] => items.filter(({ mandatory }) => mandatory)

const isSame =
  ({ concrete_product_id }: Option) =>
  (other: Option): boolean =>
    other.concrete_product_id === concrete_product_id

const fitting = (items: readonly Option[], offered: readonly Option[]): Option[] =>
  items.flatMap((item) => offered.find(isSame(item)) ?? [])
