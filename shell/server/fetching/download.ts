import { readBounded } from '@nimbus/server-kit/http'

/** How long a remote's own server may take for a file, in milliseconds. */
const TIMEOUT_MS = 5_000

/**
 * A file of somebody else's server: from that address itself and no other, within a time and a number of bytes. The Error
 * names `what` was asked for and repeats nothing of an answer, since reasons are public.
 */
export async function download(what: string, url: string, maxBytes: number, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
    // another address would be asked from within the edge's own network
    redirect: 'manual',
  }).catch((cause: unknown) => {
    throw new Error(`${what}: its server doesn't answer`, { cause })
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${what}: its server answered ${response.status}`)
  }
  const bytes = await readBounded(response, maxBytes).catch((cause: unknown) => {
    throw new Error(`${what}: its server gave no whole answer`, { cause })
  })
  if (!bytes) throw new Error(`${what}: has more than ${maxBytes} bytes`)
  return bytes
}
