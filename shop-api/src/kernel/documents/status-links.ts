import { routes } from '@nimbus/shared-contracts/routes'
import { isSigned, sign } from '@nimbus/server-kit/signing'

/** Addresses of an order's status page, which open without a session to whoever has them. */
export interface StatusLinks {
  /** Path and query, without an origin. */
  to(orderId: string): string
  /** True of the code in the order's own address. */
  opens(orderId: string, code: string): boolean
}

/** createStatusLinks({key}).to('NB-2026-7K3M9Q') → '/auftragsstatus?auftrag=NB-2026-7K3M9Q&code=<43 characters>' */
export const createStatusLinks = ({ key }: { key: Buffer }): StatusLinks => ({
  to: (auftrag) => routes.orderStatus({ auftrag, code: sign(auftrag, key) }),
  opens: (orderId, code) => isSigned(orderId, code, key),
})
