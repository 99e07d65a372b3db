import {
  filtersOf,
  sortOrderSchema,
  type FilterKey,
  type Bundle,
  type BundleData,
  type ConcreteProduct,
  type Device,
  type DeviceDetail,
  type DeviceList,
  type SortOrder,
  type Tariff,
} from '@nimbus/shared-contracts/catalogue'
import { needsHandset } from '@nimbus/shared-contracts/cart'
import * as v from 'valibot'
import { articlesOf, type Article, type Variant } from './articles'
import { createBundles, onceWith, totalWith, withDevice } from './bundles'
import type { DeviceFiles } from '../data/device-data'
import { toDevice, toListedDevice, type Surroundings } from './device'
import { createShelf, type Hit, type Shelf } from './shelf'

/** Devices on one page of a list, unless fewer are asked for. */
const PAGE_SIZE = 24

/** What a list is asked for, as text from an address; what isn't understood is left out. */
export type DeviceQuery = Partial<Record<'tariff' | FilterKey | 'sort' | 'page' | 'limit' | 'pid', string>>

/** Ids of a tariff and of a variant. */
interface BundleQuery {
  tariff?: string | undefined
  product?: string | undefined
}

/** What is sold besides tariffs, at one state of the catalogue. */
export interface DeviceRange {
  /** One page of a category's list; undefined for a slug that doesn't exist. */
  list(category: string, query: DeviceQuery): DeviceList | undefined
  detail(category: string, slug: string): DeviceDetail | undefined
  article(category: string, slug: string): Article | undefined
  product(id: string): { device: Device; product: ConcreteProduct } | undefined
  /** What a variant costs with a tariff, which may be the one without device; undefined where they aren't sold together. */
  bundle(tariff: Tariff, productId: string): Bundle | undefined
  /** Bundles of some tariffs with some variants, both by their ids; all of them where none is named. */
  bundles(wanted: BundleQuery): BundleData
  /** What the first variant adds that is sold with a tariff; the shipping of all of them is the same. */
  firstBundle(tariff: Tariff): Bundle | undefined
  /** How many variants there are. */
  size: number
}

export interface DeviceRangeDeps {
  files: DeviceFiles
  shipping: number
  /** All tariffs of the catalogue. */
  tariffs: readonly Tariff[]
  version: string
  /** Asked anew each time: the day goes on. */
  surroundings: () => Surroundings
}

/** Builds the index of all devices; do it once per state of the catalogue. */
export function createDeviceRange({ files, shipping, tariffs, version, surroundings }: DeviceRangeDeps): DeviceRange {
  const { focus_tariff, families } = files['device-prices']
  const categories = files['device-categories']
  const mobileTariffs = tariffs.filter((tariff) => tariff.kind !== 'landline')
  const partners = mobileTariffs.filter(needsHandset)
  const terms = { families, shipping, tariffs: partners }
  const toBundle = createBundles(terms)
  const totals = new Map(mobileTariffs.map((tariff) => [tariff, totalWith(terms, tariff)]))
  const articles = articlesOf(files)
  const articleBySlug = new Map(articles.map((article) => [slugKey(article.category.slug, article.data.id), article]))
  const hitById = new Map(
    articles.flatMap((article) => article.variants.map((variant): [string, Hit] => [variant.id, { article, variant }])),
  )
  const shelves = new Map(
    categories.map(({ slug }): [string, Shelf] => [
      slug,
      createShelf(
        articles.filter(({ category }) => category.slug === slug),
        files.colors,
      ),
    ]),
  )
  const tariffById = new Map(mobileTariffs.map((tariff) => [tariff.concrete_product_id, tariff]))

  const shelfTexts = (slug: string) => categories.find((category) => category.slug === slug)

  function list(slug: string, query: DeviceQuery): DeviceList | undefined {
    const shelf = shelves.get(slug)
    const texts = shelfTexts(slug)
    const chosen = query.tariff === undefined ? undefined : tariffById.get(query.tariff)
    const tariff = chosen ?? tariffById.get(focus_tariff)
    if (!shelf || !texts || !tariff) return undefined
    const onceOf = onceWith(families, tariff)
    const isSold = ({ prices }: Variant): boolean => onceOf(prices) !== undefined
    const totalOf = ({ prices }: Variant): number | undefined => totals.get(tariff)?.(prices)
    const averageOf = (variant: Variant): number | undefined => {
      const total = totalOf(variant)
      return total === undefined ? undefined : Math.ceil(total / tariff.properties.contract_term)
    }
    const { hits, facets, active, hidden } = shelf.find({ filters: filtersOf(query), isSold, averageOf })
    const wanted = query.pid === undefined ? undefined : hitById.get(query.pid)
    if (wanted && isSold(wanted.variant)) showVariant(hits, wanted)
    const sort = v.is(sortOrderSchema, query.sort) ? query.sort : 'recommended'
    sortHits(hits, sort, {
      shelf,
      totalOf: (variant) => totalOf(variant) ?? 0,
    })
    const today = surroundings()
    const size = within(query.limit, PAGE_SIZE) ?? PAGE_SIZE
    const pages = Math.max(1, Math.ceil(hits.length / size))
    const page = within(query.page, pages) ?? 1
    return {
      category: {
        slug,
        title: texts.title,
        lead: texts.lead,
        description: texts.description,
        accessories: texts.accessories,
      },
      categories: categories.map(({ slug: other, label }) => ({ slug: other, label })),
      tariff,
      tariff_chosen: chosen !== undefined,
      facets,
      active: active.map(({ key, value }) => ({ key, value })),
      sort,
      page,
      pages,
      total: hits.length,
      hidden,
      entries: hits.slice((page - 1) * size, page * size).flatMap(({ article, variant }) => {
        const bundle = toBundle(tariff, variant)
        return bundle ? [{ device: toListedDevice(article, today), shown: variant.id, bundle }] : []
      }),
      catalogue_version: version,
    }
  }

  function groupOf(tariff: Tariff, variants: readonly Variant[]): BundleData['tariff_groups'] {
    const { product_id, contract_term } = tariff.properties
    const smartphone_bundles = variants
      .map((variant) => toBundle(tariff, variant))
      .filter((bundle) => bundle !== undefined)
    if (smartphone_bundles.length === 0) return []
    const group = { id: tariff.concrete_product_id, properties: { product_id, contract_term } }
    return [{ concrete_tariff_group: group, smartphone_bundles }]
  }

  const bundlesOf = (wanted: readonly Tariff[], variants: readonly Variant[]): BundleData => ({
    tariff_groups: wanted.flatMap((tariff) => groupOf(tariff, variants)),
  })

  const partnerOf = (id: string): Tariff[] => {
    const tariff = tariffById.get(id)
    const partner = tariff && withDevice(partners, tariff)
    return partner ? [partner] : []
  }

  return {
    size: hitById.size,
    list,
    article: (category, slug) => articleBySlug.get(slugKey(category, slug)),
    detail(category, slug) {
      const article = articleBySlug.get(slugKey(category, slug))
      if (!article) return undefined
      return {
        device: toDevice(article, surroundings()),
        category: {
          slug: article.category.slug,
          label: article.category.label,
          accessories: article.category.accessories,
        },
        tariffs: partners,
        bundles: bundlesOf(partners, article.variants),
        focus_tariff_id: focus_tariff,
        catalogue_version: version,
      }
    },
    product(id) {
      const hit = hitById.get(id)
      const device = hit && toDevice(hit.article, surroundings())
      const product = device?.concrete_products.find(({ concrete_product_id }) => concrete_product_id === id)
      return device && product && { device, product }
    },
    bundle(tariff, productId) {
      const variant = hitById.get(productId)?.variant
      return variant && toBundle(tariff, variant)
    },
    firstBundle(tariff) {
      for (const { variant } of hitById.values()) {
        const bundle = toBundle(tariff, variant)
        if (bundle) return bundle
      }
      return undefined
    },
    bundles({ tariff, product }) {
      const hit = product === undefined ? undefined : hitById.get(product)
      const variants = product === undefined ? [...hitById.values()] : hit ? [hit] : []
      return bundlesOf(
        tariff === undefined ? partners : partnerOf(tariff),
        variants.map(({ variant }) => variant),
      )
    },
  }
}

const slugKey = (category: string, slug: string): string => `${category}/${slug}`

/** Lets a device that is listed be shown in the wanted variant, whether or not that fits the filters. */
function showVariant(hits: Hit[], wanted: Hit): void {
  const at = hits.findIndex(({ article }) => article === wanted.article)
  if (at >= 0) hits[at] = wanted
}

interface Ranks {
  shelf: Shelf
  totalOf: (variant: Variant) => number
}

/** Hits come in the recommended order, which decides among equals. By price means: each month, then in all, which is once where the months are alike. */
function sortHits(hits: Hit[], sort: SortOrder, { shelf, totalOf }: Ranks): void {
  if (sort === 'total') hits.sort(({ variant: one }, { variant: other }) => totalOf(one) - totalOf(other))
  if (sort === 'company') hits.sort((one, other) => shelf.companyRank(one.article) - shelf.companyRank(other.article))
  if (sort === 'price') {
    hits.sort(
      ({ variant: one }, { variant: other }) =>
        one.prices.monthly - other.prices.monthly || totalOf(one) - totalOf(other),
    )
  }
}

/** A whole number from 1 up to `most`; undefined for other text. within('99', 3) → 3; within('0', 3) → 1; within('x', 3) → undefined */
const within = (text: string | undefined, most: number): number | undefined =>
  /^\d{1,6}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), most) : undefined
