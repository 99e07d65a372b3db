export { benefitsSchema, type Benefits } from './benefits'
export { bundleDataSchema, bundleFor, bundleSchema, type Bundle, type BundleData } from './bundle'
export {
  CAMPAIGN_FOOTNOTE,
  campaignsSchema,
  POINTS_RELEASED_WITHIN_DAYS,
  type Campaigns,
  type Cashback,
  type TradeIn,
} from './campaigns'
export {
  concreteProductSchema,
  deviceSchema,
  ENERGY_CLASSES,
  energyClassSchema,
  energyInformationsSchema,
  listedDeviceSchema,
  type Color,
  type ConcreteProduct,
  type Device,
  type Efficiency,
  type EnergyClass,
  type EnergyInformations,
  type GalleryPicture,
  type ListedDevice,
  type PowerSupply,
} from './device'
export {
  FILTER_KEYS,
  filterQuery,
  filtersOf,
  flushFilters,
  toggleFilter,
  type ActiveFilter,
  type FilterKey,
} from './device-filters'
export {
  deviceDetailSchema,
  deviceListSchema,
  SORT_ORDERS,
  sortOrderSchema,
  type DeviceDetail,
  type DeviceList,
  type DeviceListEntry,
  type Facet,
  type SortOrder,
} from './device-responses'
export { hasStreaming, isYoung, needsFibreConnection, NEW_CUSTOMER_MONTHS, STREAMING_GROUP } from './eligibility'
export {
  bandwidthSchema,
  dataVolumeSchema,
  familyOf,
  itemGroupSchema,
  itemSchema,
  NO_DEVICE,
  WITH_DEVICE,
  offerSchema,
  promotionSchema,
  onWire,
  tariffSchema,
  technologySchema,
  tvSchema,
  type Bandwidth,
  type DataVolume,
  type HardwareItem,
  type ItemGroup,
  type LandlineTariff,
  type MobileTariff,
  type Offer,
  type Option,
  type PrepaidTariff,
  type Promotion,
  type Tariff,
  type Technology,
  type Tv,
  type VolumeTariff,
} from './product'
export {
  footnotesSchema,
  heroesSchema,
  itemGroupsSchema,
  landlineListSchema,
  legalPageSchema,
  mobileListSchema,
  tariffListSchema,
  type Footnotes,
  type Heroes,
  type ItemGroups,
  type LandlineList,
  type LegalPage,
  type MobileList,
  type TariffList,
} from './responses'
export {
  contractInformationSchema,
  productSheetListSchema,
  productSheetSchema,
  type ContractInformation,
  type ProductSheet,
  type ProductSheetList,
  type SheetKind,
} from './product-sheet'
export { MAX_PICTURE_SIDE } from './picture-limits'
export { tariffListing } from './tariff-listing'
export { cheapestTariff, firstPrice, priceAfterTerm, runningPrice } from './tariff-prices'
export { promotionOf } from './promotion'
