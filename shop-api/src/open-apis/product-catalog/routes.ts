import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import { limitOfOneRoute, type Access } from '../standard/access'
import { keepPages } from '../standard/kept-pages'
import { type Fact, listQuery, matching, PAGE_SIZE, resourceQuery, withFields } from '../standard/list-query'
import { nothingThere, sendPage, sendResource } from '../standard/send-list'
import { DRAFT_RESOURCES, type DraftResource } from './draft-content'
import { draftRoutes } from './draft-routes'
import type { Drafts } from './drafts'
import { RESOURCES, type ResourceName } from './entity-writer'
import type { Listed } from './listing'
import type { ProductCatalog } from './product-catalog'

/** Below which the API lies, after the prefix of all of them. */
export const PRODUCT_CATALOG_BASE = '/productCatalogManagement/v4'

const OF_ALL = ['id', 'name', 'lifecycleStatus', 'lastUpdate', 'version']

/** By what each list can be filtered. */
const FILTERS: Readonly<Record<ResourceName, readonly string[]>> = {
  catalog: OF_ALL,
  category: OF_ALL,
  productOffering: [...OF_ALL, 'isBundle', 'isSellable', 'category.id', 'productSpecification.id'],
  productOfferingPrice: [...OF_ALL, 'priceType'],
  productSpecification: [...OF_ALL, 'brand', 'productNumber'],
}

/** What is sure of a resource; the official definition has the rest. */
const resourceSchema = v.looseObject({ id: v.string(), href: v.string(), name: v.string() })

export interface ProductCatalogRoutesDeps {
  productCatalog: () => ProductCatalog
  drafts: Drafts
  access: Access
}

const isDraftResource = (resource: ResourceName): resource is DraftResource =>
  (DRAFT_RESOURCES as readonly ResourceName[]).includes(resource)

/** TMF620 product catalogue, version 4.1.0: what is sold is read, drafts are read and written by the operator. */
export const productCatalogRoutes =
  ({ productCatalog, drafts, access }: ProductCatalogRoutesDeps): ApiPlugin =>
  async (app) => {
    const pages = keepPages()
    /** What nobody but the operator sees beside what is sold. */
    const draftsFor = async (request: Parameters<Access['roleOf']>[0], resource: ResourceName): Promise<Listed[]> =>
      isDraftResource(resource) && access.roleOf(request) === 'operator' ? drafts.all(resource) : []

    await app.register(draftRoutes({ base: PRODUCT_CATALOG_BASE, drafts, productCatalog, access }))
    for (const resource of RESOURCES) {
      const path = `${PRODUCT_CATALOG_BASE}/${resource}`
      // behind the limit, which counts wrong keys too
      const common = { preParsing: access.readers, config: limitOfOneRoute }
      const described = { tags: ['TMF620'], security: [{ reader: [] }], ...tmf('TMF620 4.1.0') }

      app.get(
        path,
        {
          ...common,
          schema: {
            ...described,
            summary: `A page of ${resource}, with X-Total-Count and X-Result-Count`,
            querystring: listQuery(FILTERS[resource]),
            response: { 200: v.array(resourceSchema), 206: v.array(resourceSchema) },
          },
        },
        async (request, reply) => {
          const { fields, offset = 0, limit = PAGE_SIZE, ...filters } = request.query
          const catalog = productCatalog()
          const prepared = await draftsFor(request, resource)
          const write = () => {
            const found = [...matchingAll(catalog, resource, filters), ...matchingDrafts(prepared, filters)]
            const shown = found.slice(offset, offset + Math.min(limit, PAGE_SIZE))
            const resources = shown.map((one) => withFields(one.make(), fields))
            return { total: found.length, count: shown.length, text: JSON.stringify(resources) }
          }
          const isKept = prepared.length === 0
          const page = isKept ? pages(catalog, JSON.stringify([resource, request.query]), write) : write()
          return sendPage(request, reply, page)
        },
      )

      app.get(
        `${path}/:id`,
        {
          ...common,
          schema: {
            ...described,
            summary: `One ${resource}`,
            params: v.object({ id: pathPart }),
            querystring: resourceQuery,
            response: { 200: resourceSchema },
          },
        },
        async (request, reply) => {
          const { id } = request.params
          const isOperator = isDraftResource(resource) && access.roleOf(request) === 'operator'
          const known =
            productCatalog().find(resource, id) ?? (isOperator ? await drafts.find(resource, id) : undefined)
          if (!known) throw nothingThere()
          return sendResource(request, reply, withFields(known.make(), request.query.fields))
        },
      )
    }
  }

type Filters = Readonly<Record<string, string | readonly string[] | undefined>>

/** What has all the values that were asked for; the whole list where none were. */
function matchingAll(catalog: ProductCatalog, resource: ResourceName, filters: Filters): readonly Listed[] {
  const { state } = catalog
  const ofState = Object.entries(state) as [string, Fact][]
  const asked = Object.entries(filters).map(([name, values]) => ({ name, fits: matching(name, values) }))
  if (ofState.some(([name, fact]) => asked.some((one) => one.name === name && !one.fits(fact)))) return []
  const ofEach = asked.filter(({ name }) => !(name in state))
  const all = catalog.all(resource)
  return ofEach.length === 0 ? all : all.filter(({ facts }) => ofEach.every(({ name, fits }) => fits(facts[name])))
}

/** Of drafts, each of which says all of itself. */
function matchingDrafts(drafts: readonly Listed[], filters: Filters): readonly Listed[] {
  const asked = Object.entries(filters).map(([name, values]) => ({ name, fits: matching(name, values) }))
  return drafts.filter(({ facts }) => asked.every(({ name, fits }) => fits(facts[name])))
}
