import httpProxy from '@fastify/http-proxy'
import { REQUEST_ID_HEADER } from '@nimbus/server-kit/logging'
import fastifyPlugin from 'fastify-plugin'

export interface ApiProxyOptions {
  /** Origin of the API. */
  upstream: string
  prefix: string
  rewritePrefix: string
}

/** Longer than any call of a browser waits, in milliseconds; an API that is silent for so long gives no answer any more. */
const TIMEOUT_MS = 30_000

/**
 * The API behind the edge, where it runs elsewhere. It is told who asks as the edge knows it, never as the caller says; the
 * edge has to be among its TRUSTED_PROXIES.
 */
export const apiProxy = fastifyPlugin<ApiProxyOptions>(async (server, options) => {
  await server.register(httpProxy, {
    ...options,
    // the plugin's own default takes any certificate, and waits for five minutes
    undici: { connect: { rejectUnauthorized: true }, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        [REQUEST_ID_HEADER]: request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
    },
  })
})
