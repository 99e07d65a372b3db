import { handsetOf, needsHandset, type CartPayload, type Handset } from '@nimbus/shared-contracts/cart'
import type { Bundle, ConcreteProduct, ListedDevice, Tariff } from '@nimbus/shared-contracts/catalogue'
import { ApiException } from '../../kernel/errors/api-exception'
import { removal, type Detail } from './removal'

/** What the catalogue has to tell of devices. */
export interface HandsetSource {
  /** A variant by its `concrete_product_id`, with its device. */
  product(id: string): { device: ListedDevice; product: ConcreteProduct } | undefined
  /** What the variant costs with the tariff; undefined where they aren't sold together. */
  bundle(tariff: Tariff, productId: string): Bundle | undefined
}

type Wanted = NonNullable<CartPayload['cart']['handsets']>

/**
 * The device as it is sold now with its bundle. Of several the last stays; one that the tariff doesn't go with, or that is
 * sold out, is to be removed. A device that nobody knows is no cart of ours.
 */
export function chooseHandset(
  catalogue: HandsetSource,
  tariff: Tariff,
  wanted: Wanted,
): { handsets: Handset[]; details: Detail[] } {
  // each where it stands last: of [a, b, a] a is the newest wish
  const ids = [...new Set(wanted.map(({ id }) => id).toReversed())].toReversed()
  if (!needsHandset(tariff)) return { handsets: [], details: ids.map((id) => notForTariff(id)) }
  const known = ids.map((id) => knownProduct(catalogue, id))
  const last = known.at(-1)
  if (!last) return { handsets: [], details: [] }
  const others = known
    .slice(0, -1)
    .map(({ product }) => removal(product.concrete_product_id, 'HANDSET', 'DUPLICATE_GROUP'))
  const { device, product } = last
  const id = product.concrete_product_id
  const bundle = catalogue.bundle(tariff, id)
  if (!bundle) return { handsets: [], details: [...others, notForTariff(id)] }
  if (product.delivery === null) return { handsets: [], details: [...others, removal(id, 'HANDSET', 'OUT_OF_STOCK')] }
  return { handsets: [handsetOf(device, product, bundle)], details: others }
}

const notForTariff = (id: string): Detail => removal(id, 'HANDSET', 'NOT_FOR_TARIFF')

function knownProduct(catalogue: HandsetSource, id: string) {
  const found = catalogue.product(id)
  if (found) return found
  throw new ApiException(400, 'MalformedRequestException', 'Ihr Warenkorb enthält ungültige Werte', [
    { field: 'cart.handsets', id, rule: 'unknown', message: 'Dieses Gerät gibt es nicht.' },
  ])
}
