export { benefitsSchema, type Benefits } from './benefits'
export { bundleDataSchema, bundleFor, bundleSchema, type Bundle, type BundleData } from './bundle'
export { CAMPAIGN_FOOTNOTE, POINTS_RELEASED_WITHIN_DAYS } from './campaign-facts'
export { campaignsSchema, type Campaigns, type Cashback, type TradeIn } from './campaigns'
export {
  concreteProductSchema,
  deviceSchema,
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
export { ENERGY_CLASSES, MAX_PICTURE_SIDE } from './device-facts'
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
  offerSchema,
  promotionSchema,
  tariffSchema,
  technologySchema,
  tvSchema,
  type Bandwidth,
  type DataVolume,
  type LandlineTariff,
  type MobileTariff,
  type Offer,
  type PrepaidTariff,
  type Promotion,
  type Tariff,
  type Technology,
  type Tv,
  type VolumeTariff,
} from './product'
export { familyOf, NO_DEVICE, onWire, technologyOf, tvOf, WITH_DEVICE } from './tariff-facts'
export { TVS } from './tvs'
export { helpSchema, type Help } from './help'
export {
  itemGroupSchema,
  itemGroupsSchema,
  itemSchema,
  type HardwareItem,
  type ItemGroup,
  type ItemGroups,
  type Option,
} from './item'
export {
  footnotesSchema,
  heroesSchema,
  landlineListSchema,
  legalPageSchema,
  mobileListSchema,
  tariffListSchema,
  type Footnotes,
  type Heroes,
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
export { isPlannedOffer } from './planned-offer'
export {
  cheapestTariff,
  firstPrice,
  hasStartPrice,
  priceAfterTerm,
  runningPrice,
  runningPriceFrom,
} from './tariff-prices'
export { promotionOf } from './promotion'
