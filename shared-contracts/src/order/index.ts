export { afterWithdrawal, deliveryDays, isoDayAfter } from './delivery-days'
export { idempotencyKey, randomKey, withoutKey } from './idempotency-key'
export {
  dropOrder,
  endOrder,
  keepOrderTab,
  orderedCart,
  orderedTab,
  orderTab,
  withoutDraft,
  type OrderTab,
} from './order-tab'
export { orderedOf, type Ordered } from './ordered'
export { orderedThings } from './ordered-things'
export { type RefusalReason, type RemovalReason } from './reasons'
export {
  PERSONAL_IN_RESUME,
  RESUME_CODE,
  resumeClaimSchema,
  resumedOrderSchema,
  resumeMailRequestSchema,
  resumeOfferSchema,
  resumeRequestSchema,
  type ResumedOrder,
  type ResumeMailRequest,
  type ResumeOffer,
  type ResumeRequest,
} from './resume'
export {
  agreedSchema,
  cartResponseSchema,
  contractSummarySchema,
  documentLinkSchema,
  landlineResultSchema,
  mailedSummarySchema,
  mobileResultSchema,
  orderKindSchema,
  orderResultSchema,
  PERSONAL_IN_RESULT,
  pricePlanSchema,
  scopeSchema,
  type CartResponse,
  type ContractSummary,
  type LandlineResult,
  type MobileResult,
  type OrderKind,
  type OrderResult,
  type OrderState,
  type PricePlan,
  type Scope,
} from './schema'
export {
  onOrderSentElsewhere,
  rememberSentOrder,
  SENT_ORDERS_KEY,
  sentOrderOf,
  forgetOldOrders,
  sentOrderWith,
  type SentOrder,
} from './sent-orders'
export { startsNotBefore } from './starts-not-before'
export { ORDER_KEY, orderStore } from './store'
export { TRACKING_PARAMETERS, trackingId, withoutTracking } from './tracking-id'
