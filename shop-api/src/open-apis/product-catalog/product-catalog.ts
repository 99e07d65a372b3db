import { startOfDay } from '@nimbus/server-kit/clock'
import type { LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import type { CatalogueData } from '../../catalogue/data/data'
import { articlesOf } from '../../catalogue/devices/articles'
import { promotionsOf } from '../../catalogue/tariffs/promotions'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { onceAState } from '../../catalogue/versions/once-a-state'
import type { Addresses } from '../standard/addresses'
import { archivedListings } from './archived-offerings'
import { bundleListings } from './bundle-offerings'
import { categoriesOf, categoryListings } from './categories'
import { deviceListings } from './device-offerings'
import { entityWriter, RESOURCES, type ResourceName } from './entity-writer'
import { listedPrices, type Listed, type Listings } from './listing'
import { optionListings, partsOf } from './option-offerings'
import { shippingPlan, type PricePlan } from './price-plan'
import { lineOfferings, tariffOfferings, type TariffContext } from './tariff-offerings'
import { tariffPlans } from './tariff-prices'
import { familySpecifications } from './tariff-specifications'

/** The lists of one state of the catalogue, and each resource by its id. */
export interface ProductCatalog {
  /** What all resources say of the state, for filters. */
  state: { version: string; lastUpdate: string }
  all(resource: ResourceName): readonly Listed[]
  find(resource: ResourceName, id: string): Listed | undefined
}

export interface ProductCatalogDeps {
  catalogue: Catalogue
  clock: () => Date
  addresses: Addresses
  /** Where browsers reach the shop's own API: "/api" */
  publicBase: string
}

/** The product catalogue of the clock's moment. Its lists are made once a state; what they list, whenever it is shown. */
export const createProductCatalog = ({ catalogue, clock, addresses, publicBase }: ProductCatalogDeps) =>
  onceAState({ catalogue, clock }, (now): ProductCatalog => {
    const data = catalogue.data()
    const state = { version: data.catalogue.version, lastUpdate: lastUpdateOf(data, now) }
    const listings = listingsOf({ catalogue, data, publicBase, writer: entityWriter(addresses, state) })
    const byId = new Map(
      RESOURCES.map((resource) => [resource, new Map(listings[resource].map((one) => [one.id, one]))] as const),
    )
    return {
      state,
      all: (resource) => listings[resource],
      find: (resource, id) => byId.get(resource)?.get(id),
    }
  })

/** When the files came into effect, or a promotion that has begun or ended since. */
export function lastUpdateOf(data: CatalogueData, now: Date): string {
  const turns = promotionsOf(data).flatMap(({ valid_from, valid_till }) => [valid_from, valid_till])
  const past = [startOfDay(data.catalogue.effective_from).toISOString(), ...turns].filter(
    (instant) => Date.parse(instant) <= now.getTime(),
  )
  return past.toSorted().at(-1) ?? startOfDay(data.catalogue.effective_from).toISOString()
}

type ListingDeps = Pick<ProductCatalogDeps, 'catalogue' | 'publicBase'> & Pick<TariffContext, 'data' | 'writer'>

function listingsOf({ catalogue, data, publicBase, writer }: ListingDeps): Listings {
  const tariffs = catalogue.tariffs()
  const landline = tariffs.filter((tariff): tariff is typeof tariff & LandlineTariff => tariff.kind === 'landline')
  const categories = categoriesOf(data)
  const ofTariffs: TariffContext = { data, categories, writer, partsOf: (tariff) => partsOf(data, tariff) }
  const ofDevices = { data, devices: catalogue.devices(), tariffs, writer, publicBase }
  const articles = articlesOf(data)
  const options = optionListings(data, writer, landline)
  const devices = deviceListings(articles, ofDevices)
  const bundles = bundleListings(articles, ofDevices)
  const archived = archivedListings(data, writer)
  const plans = [
    ...tariffs.flatMap((tariff) => tariffPlans(data, tariff)),
    ...options.plans,
    shippingPlan(data.catalogue.shipping),
    ...archived.plans,
  ]
  return {
    ...categoryListings(categories, writer),
    productSpecification: [
      ...familySpecifications(ofTariffs),
      ...options.productSpecification,
      ...devices.productSpecification,
      ...archived.productSpecification,
    ],
    productOffering: [
      ...tariffOfferings(tariffs, ofTariffs),
      ...lineOfferings(ofTariffs),
      ...options.productOffering,
      ...devices.productOffering,
      ...bundles.productOffering,
      ...archived.productOffering,
    ],
    productOfferingPrice: [
      ...eachOnce(plans).flatMap((plan) => listedPrices(plan, writer)),
      ...bundles.productOfferingPrice,
    ],
  }
}

/** The prices without those that several offerings share. */
const eachOnce = (plans: readonly PricePlan[]): PricePlan[] => [
  ...new Map(plans.map((plan) => [plan.id, plan])).values(),
]
