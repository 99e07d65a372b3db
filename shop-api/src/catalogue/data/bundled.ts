import * as v from 'valibot'
import archive from '../../../data/catalogue/archive.json'
import campaigns from '../../../data/catalogue/campaigns.json'
import catalogue from '../../../data/catalogue/catalogue.json'
import categories from '../../../data/catalogue/categories.json'
import colors from '../../../data/catalogue/colors.json'
import deviceCategories from '../../../data/catalogue/device-categories.json'
import devicePrices from '../../../data/catalogue/device-prices.json'
import devices from '../../../data/catalogue/devices.json'
import families from '../../../data/catalogue/families.json'
import items from '../../../data/catalogue/items.json'
import makers from '../../../data/catalogue/makers.json'
import mobile from '../../../data/catalogue/mobile.json'
import offers from '../../../data/catalogue/offers.json'
import promotions from '../../../data/catalogue/promotions.json'
import tv from '../../../data/catalogue/tv.json'
import usagePrices from '../../../data/catalogue/usage-prices.json'
import { catalogueDataSchema, type CatalogueData } from './data'

/** The catalogue files that this build of the API brings along. */
export const bundledCatalogue = (): CatalogueData =>
  v.parse(catalogueDataSchema, {
    catalogue,
    families,
    tv,
    offers,
    promotions,
    campaigns,
    categories,
    items,
    mobile,
    archive,
    'usage-prices': usagePrices,
    makers,
    colors,
    'device-categories': deviceCategories,
    devices,
    'device-prices': devicePrices,
  })
