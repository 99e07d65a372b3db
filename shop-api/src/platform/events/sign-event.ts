import { createHmac } from 'node:crypto'

/** What stands before a secret of Standard Webhooks. */
const PREFIX = 'whsec_'

/**
 * The secret of a listener, by which it knows what comes from the shop. It follows from the shop's key and the listener's id,
 * so that it is stored nowhere, and can be told only by who makes the listener.
 */
export const secretOf = (key: Buffer, listenerId: string): string =>
  `${PREFIX}${createHmac('sha256', key).update(listenerId).digest('base64')}`

/**
 * The headers of Standard Webhooks 1.0: its id, which is the same for each try, the instant of this one in seconds, and both
 * signed with the body.
 */
export function signedHeaders(
  secret: string,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
