import { needsHandset } from '@nimbus/shared-contracts/cart'
import { CONDITION } from '@nimbus/shared-contracts/money'
import type { Article } from '../../catalogue/devices/articles'
import { onceWith } from '../../catalogue/devices/bundles'
import type { SoldTariff } from '../../catalogue/tariffs/tariffs'
import { pricedVariantsOf, variantName, type DeviceContext, type PricedVariants } from './device-offerings'
import type { BundledOffering, ProductOffering } from './entities'
import { listed, type Listed } from './listing'
import { alterationResource, offeringPrice, priceResource, termOf } from './price-entities'
import { WEB } from './tariff-offerings'
import { oneTimePlan, recurringPlan, shippingPlan, type PricePlan } from './price-plan'

const SHARE = 'Gerät'
const ONCE = 'Gerät einmal'

const ONE: BundledOffering['bundledProductOfferingOption'] = {
  numberRelOfferLowerLimit: 1,
  numberRelOfferUpperLimit: 1,
  numberRelOfferDefault: 1,
}

/** What the ids of its prices begin with: "solvar-s1-pro-256-mobil-m-24" */
const priceBaseOf = ({ id }: Pick<PricedVariants, 'id'>, { properties }: SoldTariff): string =>
  [id, properties.family, properties.contract_term].join('-')

/** What a device adds to the price of a tariff: its share of each month of the term, the rest once, shipping. */
export function bundlePlans(
  { id, variants }: Pick<PricedVariants, 'id' | 'variants'>,
  tariff: SoldTariff,
  { devices }: Pick<DeviceContext, 'devices'>,
): PricePlan[] {
  const conditions = devices.bundle(tariff, variants[0].id)?.conditions ?? []
  const base = priceBaseOf({ id }, tariff)
  const share = recurringPlan(conditions, { id: `${base}-monthly`, name: SHARE })
  const once = conditions.filter(({ type }) => type === CONDITION.device)
  const shipping = conditions.filter(({ type }) => type === CONDITION.shipping)
  return [
    ...(share ? [share] : []),
    ...once.map(({ gross_value }) => oneTimePlan(`${base}-once`, ONCE, gross_value)),
    ...shipping.map(({ gross_value }) => shippingPlan(gross_value)),
  ]
}

/** What is sold out is ordered by nobody. */
const isFree = ({ soldOut }: PricedVariants['variants'][number]): boolean => !soldOut

const bundleIdOf = (tariff: SoldTariff, { id }: PricedVariants): string => `${tariff.concrete_product_id}-${id}`
const bundleNameOf = (tariff: SoldTariff, { name }: PricedVariants): string => `${tariff.product_name} mit ${name}`

function bundleOffering(priced: PricedVariants, tariff: SoldTariff, context: DeviceContext): ProductOffering {
  const { writer } = context
  const { article, variants } = priced
  const free = variants.filter(isFree)
  return {
    ...writer.described('productOffering', { id: bundleIdOf(tariff, priced), name: bundleNameOf(tariff, priced) }),
    isBundle: true,
    isSellable: free.length > 0,
    category: [writer.reference('category', { id: article.category.slug, name: article.category.label })],
    channel: [WEB],
    bundledProductOffering: [
      {
        ...writer.reference('productOffering', { id: tariff.concrete_product_id, name: tariff.product_name }),
        bundledProductOfferingOption: ONE,
      },
      ...free.map((variant) => ({
        ...writer.reference('productOffering', { id: variant.id, name: variantName(article, variant) }),
        bundledProductOfferingOption: {
          numberRelOfferLowerLimit: 0,
          numberRelOfferUpperLimit: 1,
          numberRelOfferDefault: variant === free[0] ? 1 : 0,
        },
      })),
    ],
    ...termOf(tariff.properties.contract_term),
    productOfferingPrice: bundlePlans(priced, tariff, context).map((plan) => offeringPrice(plan, writer)),
  }
}

/** A tariff with a device, and the price that the two have together. */
interface Pair {
  priced: PricedVariants
  tariff: SoldTariff
}

/** Everything that is sold together. */
function pairsOf(articles: readonly Article[], { data, tariffs }: DeviceContext): Pair[] {
  const partners = tariffs
    .filter(needsHandset)
    .map((tariff) => ({ tariff, onceOf: onceWith(data['device-prices'].families, tariff) }))
  return articles
    .flatMap(pricedVariantsOf)
    .flatMap((priced) =>
      partners
        .filter(({ onceOf }) => onceOf(priced.variants[0].prices) !== undefined)
        .map(({ tariff }) => ({ priced, tariff })),
    )
}

/** Tariffs with devices, and their prices: these differ by family and term, not by who can have the tariff. */
export function bundleListings(articles: readonly Article[], context: DeviceContext) {
  const pairs = pairsOf(articles, context)
  const byPrice = new Map(pairs.map((pair) => [priceBaseOf(pair.priced, pair.tariff), pair]))
  return {
    productOffering: pairs.map(({ priced, tariff }): Listed => {
      const facts = {
        name: bundleNameOf(tariff, priced),
        isBundle: true,
        isSellable: priced.variants.some(isFree),
        'category.id': priced.article.category.slug,
      }
      return listed(bundleIdOf(tariff, priced), facts, () => bundleOffering(priced, tariff, context))
    }),
    productOfferingPrice: [...byPrice.values()].flatMap((pair) => pricesOf(pair, context)),
  }
}

/** The prices of a bundle. They are worked out when they are shown, since there are more of them than of anything else. */
function pricesOf({ priced, tariff }: Pair, context: DeviceContext): Listed[] {
  const base = priceBaseOf(priced, tariff)
  const planOf = (id: string): PricePlan => {
    const plan = bundlePlans(priced, tariff, context).find((one) => one.id === id)
    if (!plan) throw new Error(`bundle-offerings: ${base} has no price ${id}`)
    return plan
  }
  const once = listed(`${base}-once`, { name: ONCE, priceType: 'oneTime' }, () =>
    priceResource(planOf(`${base}-once`), context.writer),
  )
  if (priced.variants[0].prices.monthly === 0) return [once]
  const monthly = `${base}-monthly`
  const months = tariff.properties.contract_term
  return [
    listed(monthly, { name: SHARE, priceType: 'recurring' }, () => priceResource(planOf(monthly), context.writer)),
    listed(`${monthly}-${months}`, { name: `${SHARE}, ${months} Monate`, priceType: 'discount' }, () => {
      const plan = planOf(monthly)
      return alterationResource(plan, plan.alterations[0]!, context.writer)
    }),
    once,
  ]
}
