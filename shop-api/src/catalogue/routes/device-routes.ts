import {
  bundleDataSchema,
  deviceDetailSchema,
  deviceListSchema,
  FILTER_KEYS,
  onWire,
} from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { sendTagged } from '../../kernel/openapi/tagged-answers'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart, repeatable } from '../../kernel/openapi/bounds'
import type { Catalogue } from '../versions/catalogue'
import { ApiException } from '../../kernel/errors/api-exception'
import type { DeviceQuery } from '../devices/device-range'
import { energyRoutes } from './energy-routes'

type Parameter = v.InferOutput<typeof repeatable>

const listParams = v.object({ category: pathPart })
const detailParams = v.object({ category: pathPart, slug: pathPart })

const listQuery = v.object({
  tariff: repeatable,
  company: repeatable,
  color_group: repeatable,
  storage: repeatable,
  price: repeatable,
  display: repeatable,
  battery: repeatable,
  sort: repeatable,
  page: repeatable,
  limit: repeatable,
  pid: repeatable,
})
type ListQuery = v.InferOutput<typeof listQuery>

const bundleQuery = v.object({ tariff: repeatable, product: repeatable })

/** Variants up to which a tariff's bundles are sent all at once; a larger catalogue is asked for one variant at a time. */
const MOST_BUNDLES = 2_000

/** Devices with their variants and prices. Public, as all of the catalogue is. */
export const deviceRoutes =
  ({ catalogue }: { catalogue: Catalogue }): ApiPlugin =>
  async (app) => {
    const tags = ['catalogue']

    app.get(
      '/catalogue/devices/:category',
      {
        schema: {
          tags,
          summary: 'One page of the devices of a category, with filters, order and the prices with a tariff',
          params: listParams,
          querystring: listQuery,
          response: { 200: deviceListSchema },
        },
      },
      async (request, reply) => {
        const { category } = request.params
        const list = catalogue.devices().list(category, queryOf(request.query))
        if (!list) throw new ApiException(404, 'NotFoundException', 'Diese Geräte gibt es nicht.', [{ category }])
        return sendTagged(request, reply, { ...list, tariff: onWire(list.tariff) })
      },
    )

    app.get(
      '/catalogue/devices/:category/:slug',
      {
        schema: {
          tags,
          summary: 'One device with its variants, and its bundles with all tariffs',
          params: detailParams,
          response: { 200: deviceDetailSchema },
        },
      },
      async (request, reply) => {
        const { category, slug } = request.params
        const detail = catalogue.devices().detail(category, slug)
        if (!detail) throw new ApiException(404, 'NotFoundException', 'Dieses Gerät gibt es nicht.', [{ slug }])
        return sendTagged(request, reply, { ...detail, tariffs: detail.tariffs.map(onWire) })
      },
    )

    app.get(
      '/catalogue/bundles',
      {
        schema: {
          tags,
          summary: 'Bundles of a tariff, of a variant of a device, or of both; ids that nobody knows have none',
          description: `At least one of tariff and product. A tariff alone is answered while the catalogue has at most ${MOST_BUNDLES} variants of devices; above that product is required.`,
          querystring: bundleQuery,
          response: { 200: bundleDataSchema },
        },
      },
      async (request, reply) => {
        const [tariff, product] = [firstOf(request.query.tariff), firstOf(request.query.product)]
        const devices = catalogue.devices()
        if (product === undefined && (tariff === undefined || devices.size > MOST_BUNDLES)) {
          throw new ApiException(400, 'MalformedRequestException', 'Bitte nennen Sie ein Gerät (product).', [
            { field: 'product', rule: 'required' },
          ])
        }
        return sendTagged(request, reply, devices.bundles({ tariff, product }))
      },
    )

    await app.register(energyRoutes({ catalogue }))
  }

const firstOf = (parameter: Parameter): string | undefined => [parameter].flat()[0] || undefined

/** A repeated filter is a list of values; of the others the first counts. */
function queryOf(query: ListQuery): DeviceQuery {
  const filters = FILTER_KEYS.map((key) => [key, [query[key] ?? []].flat().join(',')] as const)
  const others = (['tariff', 'sort', 'page', 'limit', 'pid'] as const).map((key) => [key, firstOf(query[key])] as const)
  return Object.fromEntries([...filters, ...others].filter(([, value]) => value))
}
