import httpProxy from '@fastify/http-proxy'
import { REQUEST_ID_HEADER } from '@nimbus/shop-api/operation'
import fastifyPlugin from 'fastify-plugin'

export interface ApiProxyOptions {
  /** Origin of the API. */
  upstream: string
  prefix: string
  rewritePrefix: string
}

/**
 * The API behind the edge, where it runs elsewhere. It is told who asks as the edge knows it, never as the caller says; the
 * edge has to be among its TRUSTED_PROXIES.
 */
export const apiProxy = fastifyPlugin<ApiProxyOptions>(async (server, options) => {
  await server.register(httpProxy, {
    ...options,
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
