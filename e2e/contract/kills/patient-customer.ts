import { setTimeout as wait } from 'node:timers/promises'
import { aCustomer, Customer, type Send } from '../../../shop-api/src/testing/customer'

/** Milliseconds after which an answer counts as lost. */
const PATIENCE_MS = 15_000

/**
 * Sends each call until it is answered, by whichever edge, as somebody does who presses the button again: the same call
 * with the same key.
 */
const patientSend =
  (edges: readonly string[], pick: (count: number) => number, failed: AbortSignal): Send =>
  async ({ method, url, headers, payload }) => {
    for (;;) {
      failed.throwIfAborted()
      try {
        const answer = await fetch(`${edges[pick(edges.length)]}${url}`, {
          method,
          headers: payload ? { ...headers, 'content-type': 'application/json' } : headers,
          ...(payload && { body: JSON.stringify(payload) }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const body = (await answer.json()) as Record<string, unknown>
        if (answer.status < 500) return { status: answer.status, body }
      } catch {
        // cut off, refused or silent
      }
      await wait(50)
    }
  }

/** Buys until the order is acknowledged; comes back with its number. `email` tells the order from all others; `failed` ends the patience. */
export async function buyPatiently(
  edges: readonly string[],
  email: string,
  pick: (count: number) => number,
  failed: AbortSignal,
): Promise<string> {
  const customer = await Customer.arrive(patientSend(edges, pick, failed))
  const { temp_order_id } = await customer.prepare({ customer: aCustomer({ email }), key: `initiate-${email}` })
  const { status, body } = await customer.submit(temp_order_id, `submit-${email}`)
  if (status !== 200) throw new Error(`${email} was answered ${status} ${JSON.stringify(body)}`)
  return String(body.order_id)
}
