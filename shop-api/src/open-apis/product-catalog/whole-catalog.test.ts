import { cents, LAST_MONTH, ledger, netOf, sum, type PriceCondition } from '@nimbus/shared-contracts/money'
import { needsHandset } from '@nimbus/shared-contracts/cart'
import { articlesOf } from '../../catalogue/devices/articles'
import { aCatalogue } from '../../testing/a-catalogue'
import { aPrice, aProductCatalog, BASE, PROMOTED, UNPROMOTED } from '../../testing/open-apis/a-product-catalog'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { bundlePlans } from './bundle-offerings'
import { pricedVariantsOf } from './device-offerings'
import type { OfferingPriceValue, ProductOffering, ProductOfferingPrice } from './entities'
import { RESOURCES, type ResourceName } from './entity-writer'
import { itemPlans } from './option-offerings'
import type { PricePlan } from './price-plan'
import { tariffPlans } from './tariff-prices'

const SCHEMAS: Record<ResourceName, string> = {
  catalog: 'Catalog',
  category: 'Category',
  productOffering: 'ProductOffering',
  productOfferingPrice: 'ProductOfferingPrice',
  productSpecification: 'ProductSpecification',
}

/**
 * What a plan comes to in each of the months 1 to 38, in gross cents: how a reader of the standard adds it up (TMF-5).
 * The plan of recurringPlan's example → [995, 995, 995, 4595, 4595, 4595, 5595, …]
 */
const monthsOf = ({ amount, alterations }: PricePlan): number[] =>
  Array.from({ length: LAST_MONTH }, (_, at) =>
    sum([amount.gross, ...alterations.filter(({ months }) => at < months).map((one) => one.amount.gross)]),
  )

describe.each([PROMOTED, UNPROMOTED])('the whole catalogue at %s', (now) => {
  const catalog = aProductCatalog(now)
  const everything = RESOURCES.flatMap((resource) =>
    catalog.all(resource).map((listed) => ({ resource, listed, value: listed.make() })),
  )

  it('fits the official definitions, resource by resource', () => {
    expect(everything.length).toBeGreaterThan(2_000)
    const faults = everything.flatMap(({ resource, value }) =>
      misfits(SCHEMAS[resource], value).map((fault) => `${resource} ${value.id}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('has what the conformance profile asks for, and no id twice', () => {
    for (const resource of RESOURCES) {
      const ids = catalog.all(resource).map(({ id }) => id)
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    }
    const faults = everything.filter(({ resource, value }) => {
      const { id, href, name, lastUpdate, lifecycleStatus } = value
      const isWhole = Boolean(id && name && lastUpdate && lifecycleStatus) && href === `${BASE}/${resource}/${id}`
      if (resource !== 'productOffering') return !isWhole
      const { isBundle, bundledProductOffering = [], productSpecification } = value as ProductOffering
      return (
        !isWhole || isBundle === (bundledProductOffering.length === 0) || isBundle === Boolean(productSpecification)
      )
    })
    expect(faults.map(({ value }) => value.id)).toEqual([])
  })

  it('is found by the facts that it shows', () => {
    const at = (value: object, path: string): unknown =>
      path.split('.').reduce<unknown>((inner, key) => {
        const one = inner as Record<string, unknown> | Record<string, unknown>[] | undefined
        return Array.isArray(one) ? one.map((each) => each[key]) : one?.[key]
      }, value)
    const faults = everything.flatMap(({ listed, value }) =>
      Object.entries(listed.facts)
        .filter(([name, fact]) => JSON.stringify([at(value, name)].flat()) !== JSON.stringify([fact].flat()))
        .map(([name]) => `${value.id} ${name}`),
    )
    expect(faults).toEqual([])
  })

  it('refers to nothing that it does not have', () => {
    const known = Object.fromEntries(RESOURCES.map((name) => [name, new Set(catalog.all(name).map(({ id }) => id))]))
    const missing = everything.flatMap(({ value }) => {
      const one = value as unknown as Partial<ProductOffering & ProductOfferingPrice>
      const refer = (resource: ResourceName, refs: { id: string }[] = []): string[] =>
        refs.filter(({ id }) => !known[resource]!.has(id)).map(({ id }) => `${value.id} → ${resource} ${id}`)
      return [
        ...refer('category', one.category),
        ...refer('productOffering', one.bundledProductOffering),
        ...refer('productOffering', one.productOfferingRelationship),
        ...refer('productOfferingPrice', one.productOfferingPrice),
        ...refer(
          'productOfferingPrice',
          one.productOfferingPrice?.flatMap(({ priceAlteration = [] }) => priceAlteration),
        ),
        ...refer('productOfferingPrice', one.popRelationship),
        ...refer('productSpecification', one.productSpecification && [one.productSpecification]),
      ]
    })
    expect(missing).toEqual([])
  })

  const catalogue = aCatalogue(now)
  const data = catalogue.data()

  /** What a reader of the standard adds up, against our own ledger: each month, once, and the net of both. */
  function faultsOf(what: string, plans: readonly PricePlan[], conditions: readonly PriceCondition[]): string[] {
    const book = ledger(conditions)
    const recurring = plans.filter(({ priceType }) => priceType === 'recurring')
    const isFourWeekly = recurring.some(({ period }) => period?.type === 'week')
    const months = book.months.map((_, at) => recurring.reduce((sum, plan) => sum + monthsOf(plan)[at]!, 0))
    const expected = isFourWeekly ? book.months.map(() => book.fourWeekly) : [...book.months]
    const once = plans
      .filter(({ priceType }) => priceType === 'oneTime')
      .reduce((sum, one) => sum + one.amount.gross, 0)
    const untaxed = recurring.flatMap((plan) =>
      monthsOf(plan).filter((gross, at) => {
        const inForce = plan.alterations.filter((one) => at < one.months)
        return inForce.reduce((sum, one) => sum + one.amount.net, plan.amount.net as number) !== netOf(cents(gross))
      }),
    )
    return [
      ...(JSON.stringify(months) === JSON.stringify(expected)
        ? []
        : [`${what}: ${months.join()} for ${expected.join()}`]),
      ...(once === book.oneOff ? [] : [`${what}: once ${once} for ${book.oneOff}`]),
      ...(untaxed.length === 0 ? [] : [`${what}: net of ${untaxed.join()}`]),
    ]
  }

  it('comes to what the shop takes, for each tariff in each month', () => {
    const tariffs = catalogue.tariffs()
    expect(tariffs.length).toBeGreaterThan(150)
    expect(tariffs.flatMap((one) => faultsOf(one.concrete_product_id, tariffPlans(data, one), one.conditions))).toEqual(
      [],
    )
  })

  it('comes to what the shop takes, for each option and device of the landline', () => {
    const sold = new Map(
      catalogue
        .tariffs()
        .flatMap((tariff) => [...catalogue.optionsFor(tariff), ...catalogue.hardwareFor(tariff)])
        .flatMap(({ items }) => items.map((item) => [item.concrete_product_id, item.conditions] as const)),
    )
    const items = [...data.items.options, ...data.items.hardware].flatMap((group) => group.items)
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(sold.keys()))
    expect(items.flatMap((item) => faultsOf(item.id, itemPlans(data, item), sold.get(item.id) ?? []))).toEqual([])
  })

  it('comes to what the shop takes, for each device with each tariff that it is sold with', () => {
    const devices = catalogue.devices()
    const partners = catalogue.tariffs().filter(needsHandset)
    const listed = new Set(catalog.all('productOffering').map(({ id }) => id))
    const faults: string[] = []
    let sold = 0
    for (const priced of articlesOf(data).flatMap(pricedVariantsOf))
      for (const tariff of partners) {
        const bundle = devices.bundle(tariff, priced.variants[0].id)
        const id = `${tariff.concrete_product_id}-${priced.id}`
        if (listed.has(id) !== Boolean(bundle)) faults.push(`${id} is listed and not sold, or the other way round`)
        if (!bundle) continue
        sold += 1
        faults.push(...faultsOf(id, bundlePlans(priced, tariff, { devices }), bundle.conditions))
      }
    expect(faults).toEqual([])
    expect(sold).toBeGreaterThan(1_000)
  })

  it('writes each price by value as the resource of the same id has it', () => {
    const byValue = catalog
      .all('productOffering')
      .flatMap(({ make }) => (make() as ProductOffering).productOfferingPrice ?? [])
    const differs = byValue.filter(({ id, name, priceType, price }: OfferingPriceValue) => {
      const resource = aPrice(catalog, id)
      const gross = price.taxIncludedAmount.value
      const tax = Math.round((gross - price.dutyFreeAmount.value) * 100) / 100
      return (
        resource.name !== name ||
        resource.priceType !== priceType ||
        resource.price.value !== gross ||
        resource.tax[0]?.taxAmount.value !== tax
      )
    })
    expect(differs).toEqual([])
  })
})
