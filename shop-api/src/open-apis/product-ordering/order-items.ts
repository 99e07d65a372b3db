import type { LifecycleState, Milestone } from '@nimbus/shared-contracts/order-status'
import type { PriceCondition } from '@nimbus/shared-contracts/money'
import type { Answers } from '../../aftersales/personal-data/visible-answers'
import { hasCome, type Facts } from '../../aftersales/order-status/progress'
import type { orders } from '../../platform/database/schema'
import type { Extension, Reference } from '../product-catalog/entities'
import { characteristic, type Characteristic } from '../standard/characteristic'
import { characteristicsOf } from './characteristics'
import { orderPrices, type OrderPrice } from './order-price'
import { placesOf, type OrderPlace } from './places'

export type Order = typeof orders.$inferSelect
type ItemState = Exclude<LifecycleState, 'partial'>

/** The ProductOrderItem of TMF622 as far as the shop writes it. */
export interface OrderItem extends Extension {
  id: string
  action: 'add'
  quantity: number
  state: ItemState
  productOffering?: Reference
  /** When somebody comes to its line. */
  appointment?: Reference
  productOrderItemRelationship?: { id: string; relationshipType: 'reliesOn' }[]
  itemPrice?: OrderPrice[]
  itemTerm?: { name: string; duration: { amount: number; units: 'month' } }[]
  product?: { place?: OrderPlace[]; productCharacteristic?: Characteristic[] }
}

/** What items are made of. */
export interface ItemContext {
  order: Pick<Order, 'cart' | 'area'>
  state: LifecycleState
  facts: Facts
  milestones: readonly Milestone[]
  appointment?: Reference
  answers: Answers
  /** The offering with the address that leads to it. */
  offering: (of: { id: string; name: string }) => Reference
  /** That an item has more than its definition. */
  extended: (type: string, base: string) => Required<Extension>
}

interface CartItem {
  concrete_product_id: string
  product_name: string
  conditions: readonly PriceCondition[]
  properties?: { contract_term?: number; shipped?: boolean }
}

/** The tariff first, then what relies on it; a number that comes over is an item of its own. */
export function orderItems(context: ItemContext): OrderItem[] {
  const { tariff, handsets, hardware, options } = context.order.cart.cart
  if (!tariff) return []
  const others = [
    ...handsets.map((item) => ({ item: item as CartItem, isShipped: true })),
    ...[...hardware, ...options].map((item) => ({ item: item as CartItem, isShipped: item.properties.shipped })),
  ]
  const simAlone = !others.some(({ isShipped }) => isShipped)
  const items = [
    offeringItem(context, tariff, simAlone && context.milestones.includes('dispatched'), answered(context)),
    ...others.map(({ item, isShipped }) => offeringItem(context, item, isShipped === true, reliesOnTariff)),
    ...(context.milestones.includes('porting-answered') ? [portingItem(context)] : []),
  ]
  return items.map((item, at) => ({ id: String(at + 1), ...item }))
}

type Unnumbered = Omit<OrderItem, 'id'>

const reliesOnTariff: Pick<OrderItem, 'productOrderItemRelationship'> = {
  productOrderItemRelationship: [{ id: '1', relationshipType: 'reliesOn' }],
}

function offeringItem(
  context: ItemContext,
  { concrete_product_id: id, product_name: name, conditions, properties }: CartItem,
  isShipped: boolean,
  more: Partial<Unnumbered>,
): Unnumbered {
  const term = properties?.contract_term ?? 0
  const prices = orderPrices(conditions)
  return {
    action: 'add',
    quantity: 1,
    state: stateOfItem(
      context,
      isShipped ? context.facts.parcel !== undefined : context.facts.activated_at !== undefined,
    ),
    productOffering: context.offering({ id, name }),
    ...(prices.length > 0 && { itemPrice: prices }),
    ...(term > 0 && { itemTerm: [{ name: 'Mindestlaufzeit', duration: { amount: term, units: 'month' } }] }),
    ...more,
  }
}

/** What was answered on the line or the SIM, as far as it may be told. */
function answered({ answers, order, appointment }: ItemContext): Partial<Unnumbered> {
  const place = placesOf(answers, order.area as Parameters<typeof placesOf>[1])
  const productCharacteristic = characteristicsOf(answers, ['connection', 'delivery'])
  return {
    ...(appointment && { appointment }),
    product: {
      ...(place.length > 0 && { place }),
      ...(productCharacteristic.length > 0 && { productCharacteristic }),
    },
  }
}

/** The number that comes over, which waits for its former provider by itself. */
function portingItem(context: ItemContext): Unnumbered {
  const { porting } = context.facts
  return {
    action: 'add',
    quantity: 1,
    state:
      porting?.state === 'REJECTED' && isUnderWay(context.state)
        ? 'pending'
        : stateOfItem(context, hasCome(context.facts)),
    ...reliesOnTariff,
    product: {
      productCharacteristic: [
        ...characteristicsOf(context.answers, ['provider_change', 'porting']),
        ...(porting ? [characteristic('portingState', porting.state)] : []),
        ...(porting?.state === 'REJECTED' ? [characteristic('rejectionCode', porting.code)] : []),
        ...(porting?.state === 'ACCEPTED' ? [characteristic('portedOn', porting.on)] : []),
      ],
    },
    ...context.extended('NimbusNumberPorting', 'ProductOrderItem'),
  }
}

const isUnderWay = (state: LifecycleState): boolean => ['inProgress', 'pending', 'partial'].includes(state)

/** An item is where its order is, but for orders under way: there each is completed by itself. Items know no `partial`. */
function stateOfItem({ state }: ItemContext, isDone: boolean): ItemState {
  if (!isUnderWay(state)) return state as ItemState
  return isDone ? 'completed' : 'inProgress'
}
