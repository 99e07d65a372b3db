import helmet from '@fastify/helmet'
import fastifyPlugin from 'fastify-plugin'
import { INLINE_SCRIPT_HASH } from './document/inline-script'

/** Content security policy of all pages: own scripts only and no eval; styles inline, since each page brings its CSS. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", INLINE_SCRIPT_HASH],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
}

/**
 * Of a PDF: shown by the browser's own viewer, a plugin to the policy of pages, in a page of this shop only. Set for every
 * PDF, since the policy of pages is set for every answer; the API says the same of its own where it runs without the edge.
 */
const PDF_POLICY = "frame-ancestors 'self'"

/** Of a drawing that is opened by itself: whatever is in it, no script of it runs and it asks for nothing. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Abilities of a browser that the shop never uses, for itself and for whatever gets into it. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** One year; only over TLS, since it would lock a shop out that has none. */
const ONLY_TLS = 'max-age=31536000; includeSubDomains'

/** Headers that hold for every answer of the edge. Routes take away what speaks to pages only, or set their own. */
export const securityHeaders = fastifyPlugin(async (server) => {
  await server.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (request.protocol === 'https') reply.header('strict-transport-security', ONLY_TLS)
  })
  server.addHook('onSend', async (_request, reply, payload) => {
    const type = String(reply.getHeader('content-type'))
    if (type.startsWith('application/pdf')) reply.header('content-security-policy', PDF_POLICY)
    if (type.startsWith('image/svg+xml')) reply.header('content-security-policy', DRAWING_POLICY)
    return payload
  })
})
