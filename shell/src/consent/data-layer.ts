import { subscribe, type EventPayload } from '@nimbus/shared-contracts/events'
import type { ConsentStore } from './consent'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Pushes ecommerce events to the data layer, the only place that touches it. Without consent an event is dropped and
 * never replayed (TDDDG § 25, TRACK-1). Returns a stop.
 */
export function startDataLayer(consent: ConsentStore, target: Window = window): () => void {
  return subscribe('track', ({ event, data }: EventPayload<'track'>) => {
    if (!consent.choice()?.statistics) return
    target.dataLayer ??= []
    target.dataLayer.push({ event, ecommerce: data })
  })
}
