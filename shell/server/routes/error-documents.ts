import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTurns } from '@nimbus/server-kit/async'
import { UNREADABLE } from '@nimbus/server-kit/http'
import { isBot } from '../../src/session/is-bot'
import { errorVisit } from '../rendering/error-visit'
import type { Cohorts } from '../composition/cohorts'
import { BUILT_AT_ONCE } from '../document/shared-documents'
import { HTML, pageDocument, type PageDocumentOptions } from '../document/page-document'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for answers that operators read, whatever their status. */
    forOperators?: boolean
  }
}

/** Said of an address that can't be decoded. */
export const UNREADABLE_TEXT = 'Diese Adresse ist nicht lesbar.'

export interface ErrorDocumentOptions extends PageDocumentOptions {
  cohorts: Cohorts
}

/**
 * Whoever opens an address that is refused or fails sees the shop's error page with the words of its status
 * (ERR-30); calls, pictures and files keep their short answers.
 */
export function sendErrorDocuments(server: FastifyInstance, options: ErrorDocumentOptions): void {
  const turn = createTurns(BUILT_AT_ONCE)
  // before a body is read, whatever it is
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.code(400).send({ message: UNREADABLE_TEXT })
  server.all(UNREADABLE, { onRequest: refuse }, refuse)
  // what no route answers, other methods of pages among it; the path is not said back
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Diese Adresse gibt es nicht.' }))
  server.addHook('onSend', async (request, reply, payload) => {
    const failed = reply.statusCode >= 400 && !String(reply.getHeader('content-type')).startsWith('text/html')
    const plain = request.routeOptions.config.forOperators || request.originalUrl.startsWith(`${options.apiBase}/`)
    if (!failed || plain || !isNavigation(request)) return payload
    reply.type(HTML).header('cache-control', 'no-store').removeHeader('content-length')
    await turn()
    const path = request.url.split('?', 1)[0] ?? '/'
    const visit = errorVisit(reply.statusCode, { path, params: {}, query: {} })
    return pageDocument(
      { live: options.cohorts.compositionFor(request, reply), visit, html: undefined },
      {
        // not below the path itself, which may belong to files
        address: { path: UNREADABLE, search: '' },
        bot: isBot(request.headers['user-agent'] ?? ''),
      },
      options,
    )
  })
}

/** A browser that opens a page names HTML first; scripts and pictures don't name it at all. */
const isNavigation = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false
