import * as v from 'valibot'
import { bundleDataSchema, bundleSchema } from './bundle'
import { deviceSchema, listedDeviceSchema } from './device'
import { FILTER_KEYS } from './device-filters'
import { volumeTariffSchema } from './product'

/** Orders of a device list: by `sort_index` with those without last (CAT-5), by price per month, by the total of the term, by maker. */
export const SORT_ORDERS = ['recommended', 'price', 'total', 'company'] as const
export const sortOrderSchema = v.picklist(SORT_ORDERS)
export type SortOrder = v.InferOutput<typeof sortOrderSchema>

const filterSchema = v.object({ key: v.picklist(FILTER_KEYS), value: v.string() })

/** A filter's values; `count` is how many devices the list has with it and with the filters of the other keys. */
const facetSchema = v.object({
  key: v.picklist(FILTER_KEYS),
  options: v.array(
    v.object({
      value: v.string(),
      /** What it reads as where that differs: "35 bis unter 40 €" */
      label: v.optional(v.string()),
      count: v.number(),
      /** CSS colour of a colour group. */
      color: v.optional(v.string()),
    }),
  ),
})
export type Facet = v.InferOutput<typeof facetSchema>

/** A device in a list with the variant that it is shown in, and that variant's bundle with the list's tariff. */
const listEntrySchema = v.object({
  device: listedDeviceSchema,
  /** `concrete_product_id` of the shown variant: the one of `pid`, else the first that fits filters and tariff, if possible one that isn't sold out. */
  shown: v.string(),
  bundle: bundleSchema,
})
export type DeviceListEntry = v.InferOutput<typeof listEntrySchema>

/**
 * GET /catalogue/devices/{category}?tariff=&company=&color_group=&storage=&price=&display=&battery=&sort=&page=&limit=&pid= : one page of the list, of
 * 24 devices or of `limit` (1 to 24).
 * Values of a filter are separated by commas. Unknown values, tariffs and variants are left out, never an error.
 */
export const deviceListSchema = v.object({
  category: v.object({
    slug: v.string(),
    title: v.string(),
    lead: v.string(),
    description: v.string(),
    /** True where things are sold that somebody buys beside a phone: they lead with their own price (CAT-30). */
    accessories: v.boolean(),
  }),
  categories: v.array(v.object({ slug: v.string(), label: v.string() })),
  /** The tariff whose prices are shown: the chosen one, else the one that the shop shows devices with. */
  tariff: volumeTariffSchema,
  tariff_chosen: v.boolean(),
  facets: v.array(facetSchema),
  /** The filters that were understood. */
  active: v.array(filterSchema),
  sort: sortOrderSchema,
  /** From 1 up to `pages`. */
  page: v.number(),
  pages: v.number(),
  /** Devices that fit filters and tariff, on all pages. */
  total: v.number(),
  /** Devices that the chosen tariff has no bundle with and that fit the filters otherwise. */
  hidden: v.number(),
  entries: v.array(listEntrySchema),
  catalogue_version: v.string(),
})
export type DeviceList = v.InferOutput<typeof deviceListSchema>

/** GET /catalogue/devices/{category}/{slug} */
export const deviceDetailSchema = v.object({
  device: deviceSchema,
  category: v.object({ slug: v.string(), label: v.string(), accessories: v.boolean() }),
  /** The tariffs that are sold with devices, in the order of the page. */
  tariffs: v.array(volumeTariffSchema),
  /** Their bundles with the variants of this device. */
  bundles: bundleDataSchema,
  /** Id of the tariff that the shop shows devices with. */
  focus_tariff_id: v.string(),
  catalogue_version: v.string(),
})
export type DeviceDetail = v.InferOutput<typeof deviceDetailSchema>
