import { areaOf, type Area, type Cart, type Handset } from '@nimbus/shared-contracts/cart'
import type { Efficiency, PowerSupply, Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  CONDITION,
  ledger,
  oneOffParts,
  priceSteps,
  type Ledger,
  type OneOffPart,
  type PriceCondition,
  type PriceStep,
} from '@nimbus/shared-contracts/money'

/** The blocks of the cart in their order; promotions have no prices of their own and are listed apart. */
export const BLOCKS = ['tariff', 'handset', 'options', 'hardware'] as const
export type Block = (typeof BLOCKS)[number]

/** One thing in the cart as the customer sees it. */
export interface CartLine {
  block: Block
  /** Of a tariff only: its picture tells it. */
  area?: Area
  id: string
  name: string
  /** Belongs to the tariff and can't be removed. */
  mandatory: boolean
  /** The line's own minimum term in months, 0 for none; a handset's is that of its tariff, undefined without bundle. */
  term?: number
  /** Months of notice after the term, where the product has its own. */
  noticeMonths?: number
  book: Ledger
  /** Monthly prices of months 1 to 38. */
  steps: PriceStep[]
  oneOff: OneOffPart[]
  /** What a device lacks to have a price. */
  missing?: 'tariff' | 'bundle'
  /** Have to be shown wherever the device is. */
  efficiency?: Efficiency
  powersupply?: PowerSupply
}

interface Priced {
  area?: Area
  mandatory?: boolean | undefined
  concrete_product_id: string
  product_name: string
  conditions: PriceCondition[]
  properties?: { contract_term: number; notice_months?: number | undefined }
  missing?: CartLine['missing']
  efficiency?: Efficiency | undefined
  powersupply?: PowerSupply | undefined
}

/**
 * The lines of a cart. Shipping is due once per order, so only the line with the highest shipping shows it and the lines
 * add up to the total: a router and a TV box with 6,95 € each → 6,95 € at the router, nothing at the box.
 */
export function cartLines({ tariff, handset, options, hardware }: Cart): CartLine[] {
  const blocks: [Block, Priced[]][] = [
    ['tariff', tariff ? [{ ...tariff, area: areaOf(tariff) }] : []],
    ['handset', handset ? [pricedHandset(handset, tariff)] : []],
    ['options', options],
    ['hardware', hardware],
  ]
  const items = blocks.flatMap(([block, list]) => list.map((item) => ({ block, item })))
  const carrier = shippingCarrier(items.map(({ item }) => item))
  return items.map(({ block, item }) => line(block, item, item === carrier))
}

/** A device is paid for during the term of the tariff in its bundle. */
function pricedHandset(handset: Handset, tariff: Tariff | null): Priced {
  const { concrete_product_id, product_name, conditions, bundle_id, efficiency, powersupply } = handset
  const known = { concrete_product_id, product_name, conditions, efficiency, powersupply }
  if (!tariff) return { ...known, missing: 'tariff' }
  if (!bundle_id) return { ...known, missing: 'bundle' }
  return { ...known, properties: { contract_term: tariff.properties.contract_term } }
}

function line(block: Block, item: Priced, carriesShipping: boolean): CartLine {
  const { area, properties, missing, efficiency, powersupply } = item
  const conditions = carriesShipping
    ? item.conditions
    : item.conditions.filter(({ type }) => type !== CONDITION.shipping)
  const book = ledger(conditions)
  return {
    block,
    ...(area && { area }),
    id: item.concrete_product_id,
    name: item.product_name,
    mandatory: item.mandatory ?? false,
    ...(properties && { term: properties.contract_term }),
    ...(properties?.notice_months !== undefined && { noticeMonths: properties.notice_months }),
    book,
    steps: priceSteps(book),
    oneOff: oneOffParts(conditions),
    ...(missing && { missing }),
    ...(efficiency && { efficiency }),
    ...(powersupply && { powersupply }),
  }
}

/** The first item with the highest shipping. */
function shippingCarrier(items: readonly Priced[]): Priced | undefined {
  const shippingOf = ({ conditions }: Priced): number =>
    Math.max(0, ...conditions.filter(({ type }) => type === CONDITION.shipping).map(({ gross_value }) => gross_value))
  const highest = Math.max(0, ...items.map(shippingOf))
  return highest > 0 ? items.find((item) => shippingOf(item) === highest) : undefined
}
