import type { DeclarationPayload } from '@nimbus/shared-contracts/declaration'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import type { Cohorts } from '../composition/cohorts'
import { pageDocument, type PageDocumentOptions } from '../document/page-document'
import type { RemoteRenderer } from '../rendering/remote-renderer'

export interface ShowDeclarationOptions extends PageDocumentOptions {
  cohorts: Cohorts
  renderer: (owner: string, version: string) => RemoteRenderer | undefined
  warn: (message: string) => void
}

/**
 * The page of a declaration with what the visitor has just sent, rendered by its owner for this visitor alone: it is in no
 * cache, and nothing of it can be asked for again.
 */
export const createDeclarationPage =
  ({ cohorts, renderer, warn, ...documents }: ShowDeclarationOptions) =>
  async (
    path: string,
    payload: DeclarationPayload,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> => {
    const live = cohorts.compositionFor(request, reply)
    const route = live.table.find(path)
    const worker = route && renderer(route.owner, live.releases.get(route.owner)?.version ?? '')
    if (!worker) return undefined
    const { owner, page } = route
    const asked = { path, params: {}, query: {} }
    try {
      const attempt = () => worker.render(page.id, asked, { payload })
      // what was typed would be lost: worth a second try with a worker that was slow or has just ended
      const { rendered } = await attempt().catch(attempt)
      if (!rendered) return undefined
      const { html, head, status } = rendered
      const visit = {
        ...asked,
        owner,
        page: page.id,
        layout: page.layout,
        status,
        payload,
        head: { ...head, noindex: true },
      }
      return await pageDocument({ visit, html, live }, { address: undefined, bot: false }, documents)
    } catch (cause) {
      warn(errorMessage(cause))
      return undefined
    }
  }
