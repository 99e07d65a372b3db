import fastifyPlugin from 'fastify-plugin'

/** What an answer of the API may do when somebody opens it as a page: nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Set on every answer that doesn't set its own; the edge's, which are for pages, give way to them. */
const HEADERS = {
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of calls: an answer is data, never a page, and is shown in no frame. */
export const answerHeaders = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })
  // shown in a frame of the shop by the browser's own viewer, to which the policy of data is one too many
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('application/pdf')) return payload
    reply.header('content-security-policy', PDF_POLICY).header('x-frame-options', 'SAMEORIGIN')
    return payload
  })
})

/** Of a PDF; its viewer is a plugin to the policy of pages. */
const PDF_POLICY = "frame-ancestors 'self'"
