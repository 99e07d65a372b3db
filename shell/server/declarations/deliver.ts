import { receiptSchema, type Receipt } from '@nimbus/shared-contracts/declaration'
import { currentRequestId, REQUEST_ID_HEADER } from '@nimbus/server-kit/logging'
import { receptionHeaders } from '@nimbus/server-kit/declarations'
import * as v from 'valibot'
import type { KeptDeclaration } from './declaration-box'

/** How long the API may take, in milliseconds; a customer may be waiting for it. */
const LIMIT_MS = 5_000

const CALLS = { withdrawal: 'withdrawals', cancellation: 'cancellations' } as const

/** Answers that will stay what they are, however often it is sent; all others may be of a moment or of a wrong setting. */
const FINAL = [400, 409, 413, 422]

/** What became of a delivery: later may be better, `away` when there is nobody to ask now. */
export type Delivery =
  | { outcome: 'delivered'; receipt: Receipt }
  | { outcome: 'refused'; why: string }
  | { outcome: 'later'; away: boolean; why: string }

export interface DeliverOptions {
  /** "http://shop-api:3001/api" */
  apiBase: string
  /** By which the API believes the time; without it the API takes its own. */
  declarationKey: string | undefined
}

/** Hands a declaration to the API, which takes it once however often it is handed over. */
export const createDelivery =
  ({ apiBase, declarationKey }: DeliverOptions) =>
  async ({ key, received_at: receivedAt, declaration }: KeptDeclaration): Promise<Delivery> => {
    const { kind, contents } = declaration
    const requestId = currentRequestId()
    try {
      const response = await fetch(`${apiBase}/${CALLS[kind]}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
          ...(declarationKey !== undefined && receptionHeaders({ kind, key, receivedAt }, declarationKey)),
        },
        body: JSON.stringify(contents),
        signal: AbortSignal.timeout(LIMIT_MS),
        redirect: 'error',
      })
      const why = `the API answered ${response.status}`
      if (FINAL.includes(response.status)) return { outcome: 'refused', why }
      if (!response.ok) return { outcome: 'later', away: [502, 503, 504].includes(response.status), why }
      const receipt = readReceipt(await response.text())
      // handing it over once more brings the same receipt, and what waits behind it needn't wait for that
      return receipt
        ? { outcome: 'delivered', receipt }
        : { outcome: 'later', away: false, why: `${why} without a receipt` }
    } catch (cause) {
      return { outcome: 'later', away: true, why: cause instanceof Error ? cause.name : 'unknown' }
    }
  }

function readReceipt(body: string): Receipt | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), receiptSchema), body)
  return parsed.success ? parsed.output : undefined
}
