import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Statuses of what is no HTTP request, by the code of Node's error. */
const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers what never becomes a request: broken or two-faced heads, heads that are too large or too slow. The connection
 * ends, so that what follows on it isn't taken for another request.
 */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = JSON.stringify({
    status_code: status,
    error: 'MalformedRequestException',
    message: STATUS_CODES[status],
  })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy: no-referrer',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
