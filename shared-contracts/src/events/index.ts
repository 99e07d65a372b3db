export { listenerCount, publish, subscribe } from './bus'
export { eventSchemas, type EventName, type EventPayload, type ToastPayload } from './events'
export type { EcommerceData } from './ecommerce'
