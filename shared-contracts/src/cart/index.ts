export { applyDetails, type CartDetail } from './apply-details'
export { cartQuery, cartQuerySchema, payloadOfQuery, type CartQuery } from './cart-query'
export { deviceTariffId } from './device-tariff'
export { handsetOf, isBundleChanged, removeHandset, setHandset, withoutBundle, variantText } from './handset'
export { cartIdentity } from './identity'
export { cartPayload, cartPayloadSchema, PERSONAL_IN_CONTEXT, type CartPayload, type PayloadContext } from './payload'
export {
  addItem,
  areaOf,
  conditionsOf,
  isLandline,
  isOtherArea,
  isReady,
  ledgerOf,
  lineCount,
  needsHandset,
  removeItem,
  setTariff,
  tariffOrderId,
  type Area,
  type ItemList,
} from './rules'
export { cartSchema, emptyCart, handsetSchema, type Cart, type Handset } from './schema'
export { CART_KEY, cartStore } from './store'
