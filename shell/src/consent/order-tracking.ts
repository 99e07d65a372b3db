import * as v from 'valibot'
import { trackingId } from '@nimbus/shared-contracts/order'
import { browserSessionStorage, storedRecord } from '@nimbus/shared-contracts/storage'
import type { ConsentStore } from './consent'

/** sessionStorage key of the order tracking id; there only with consent. */
export const TRACKING_KEY = 'nimbus-t'

export interface OrderTracking {
  id(): string | undefined
  /** An address that was come to; one with a tracking parameter replaces the id of an earlier one. */
  see(search: string): void
  /** After the order, which it belonged to. */
  forget(): void
}

/**
 * The order tracking id from the address that brought the visitor (ORDER-6) until the order. It lives in memory;
 * only a visitor who consents has it kept over a reload, and loses it with the consent (TDDDG § 25, TRACK-3).
 */
export function createOrderTracking(consent: ConsentStore): OrderTracking {
  const record = storedRecord({ key: TRACKING_KEY, version: 1, schema: v.string(), storage: browserSessionStorage })
  const isAllowed = (): boolean => consent.choice()?.statistics ?? false
  let id = isAllowed() ? record.read() : undefined

  function keep(): void {
    if (id !== undefined && isAllowed()) record.write(id)
    else record.clear()
  }
  consent.subscribe(keep)
  return {
    id: () => id,
    see(search) {
      const seen = trackingId(search)
      if (seen === undefined) return
      id = seen
      keep()
    },
    forget() {
      id = undefined
      keep()
    },
  }
}
