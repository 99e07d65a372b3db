import { setTimeout as wait } from 'node:timers/promises'
import { aCustomer, Customer, type Send } from './customer'

/** Milliseconds after which an answer counts as lost. */
const PATIENCE_MS = 15_000

/** Where somebody buys. */
export interface Errand {
  /** Where the next call goes. */
  origin: () => string
  /** Ends the patience. */
  failed: AbortSignal
  /** Hears of each answer that says "not now": "503 5 Der Dienst ist vorübergehend nicht verfügbar." */
  onRefusal?: (said: string) => void
}

/**
 * Sends each call until it is answered, by whichever edge, as somebody does who presses the button again: the same call
 * with the same key.
 */
const patientSend =
  ({ origin, failed, onRefusal }: Errand): Send =>
  async ({ method, url, headers, payload }) => {
    for (;;) {
      failed.throwIfAborted()
      try {
        const answer = await fetch(`${origin()}${url}`, {
          method,
          headers: payload ? { ...headers, 'content-type': 'application/json' } : headers,
          ...(payload && { body: JSON.stringify(payload) }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const body = (await answer.json()) as Record<string, unknown>
        if (answer.status < 500) return { status: answer.status, body }
        onRefusal?.(`${answer.status} ${answer.headers.get('retry-after')} ${String(body.message)}`)
      } catch {
        // cut off, refused or silent
      }
      await wait(50)
    }
  }

/** Buys until the order is acknowledged; comes back with its number. `email` tells the order from all others. */
export async function buyPatiently(errand: Errand, email: string): Promise<string> {
  const customer = await Customer.arrive(patientSend(errand))
  const { temp_order_id } = await customer.prepare({ customer: aCustomer({ email }), key: `initiate-${email}` })
  const { status, body } = await customer.submit(temp_order_id, `submit-${email}`)
  if (status !== 200) throw new Error(`${email} was answered ${status} ${JSON.stringify(body)}`)
  return String(body.order_id)
}
