import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { REQUEST_ID_HEADER } from '@nimbus/server-kit/logging'
import type { FastifyPluginAsync } from 'fastify'
import { SHARE_PICTURE } from '../../src/head/open-graph'
import { drawSharePicture, FAVICON } from '../brand'
import { SHELL_BASE } from '../document/shell-assets'
import { DRAWING_POLICY } from '../security'

/** One year, for addresses that carry a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const ONE_DAY = 'public, max-age=86400'

const HASHED = /\.[0-9a-f]{8}\.\w+$/

/** Headers that speak to documents: on a page's dozen files they weigh as much as one of its scripts. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Headers for asking again, or about an answer, which nobody does of a file that is kept for ever. */
const OF_PASSING_ANSWERS = ['etag', 'last-modified', 'accept-ranges', REQUEST_ID_HEADER]

export interface StaticRoutesOptions {
  /** Builds of the shell, the live one first. */
  shellFolders: string[]
  /** Verified releases: <mirror>/<name>/<version>/… */
  mirror: string
}

/** Built files of shell and remotes. Hashed names are kept for ever, others are asked for again; server code is not served. */
export const staticRoutes: FastifyPluginAsync<StaticRoutesOptions> = async (server, { shellFolders, mirror }) => {
  const common = {
    cacheControl: false,
    setHeaders: ((reply, file) => {
      reply.header('cache-control', HASHED.test(file.replace(/\.br$/, '')) ? IMMUTABLE : 'no-cache')
    }) satisfies FastifyStaticOptions['setHeaders'],
    preCompressed: true,
    index: false as const,
  }
  server.addHook('onSend', async (_request, reply, payload) => {
    for (const header of OF_DOCUMENTS) reply.removeHeader(header)
    if (String(reply.getHeader('content-type')).startsWith('image/svg+xml')) {
      reply.header('content-security-policy', DRAWING_POLICY)
    }
    if (reply.getHeader('cache-control') === IMMUTABLE) {
      for (const header of OF_PASSING_ANSWERS) reply.removeHeader(header)
    }
    return payload
  })
  await server.register(fastifyStatic, { ...common, root: shellFolders, prefix: SHELL_BASE })
  await server.register(fastifyStatic, {
    ...common,
    root: mirror,
    prefix: '/remotes/',
    decorateReply: false,
    allowedPath: (file) => /^\/mf-[\w-]+\/[\w.-]+\/[\w.-]+\.(js|css|json|svg|png|webp|avif|woff2)$/.test(file),
  })
  server.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', ONE_DAY).send(FAVICON),
  )
  // kept once it is drawn; what failed is tried again
  let sharePicture: Buffer | undefined
  server.get(SHARE_PICTURE, async (_request, reply) => {
    sharePicture ??= await drawSharePicture()
    return reply.type('image/png').header('cache-control', ONE_DAY).send(sharePicture)
  })
}
