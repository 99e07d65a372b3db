import {
  decidedSchema,
  decideSchema,
  edgeIdSchema,
  edgeReportSchema,
  releaseStateSchema,
  remoteSchema,
  sharedStateSchema,
} from '@nimbus/server-kit/releases'
import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { operatorOnly } from '../../kernel/operator/operator-key'
import type { SharedReleases } from './shared-releases'

/** A record of many remotes. */
const REPORT_BYTES = 2 * 1024 * 1024

export interface ReleaseRoutesDeps {
  releases: SharedReleases
  operatorKey: string
  /** What edges prove themselves with; none where they share no key with this API. */
  edgeToken: string | undefined
}

/** What edges share and operators decide about releases; for whoever has the operator's key, or is an edge of the shop. */
export const releaseRoutes =
  ({ releases, operatorKey, edgeToken }: ReleaseRoutesDeps): ApiPlugin =>
  async (app) => {
    app.addHook('preParsing', operatorOnly(operatorKey, ...(edgeToken === undefined ? [] : [edgeToken])))

    app.get(
      '/operator/releases',
      {
        schema: {
          tags: ['operator'],
          summary: 'Who has which release since when, and what was decided; needs the header X-Operator-Key',
          response: { 200: releaseStateSchema },
        },
      },
      async () => releases.state(),
    )

    app.put(
      '/operator/releases/:remote',
      {
        schema: {
          tags: ['operator'],
          summary: 'Decides for the releases of a remote, on all edges; needs the header X-Operator-Key',
          params: v.object({ remote: remoteSchema }),
          body: decideSchema,
          response: { 200: decidedSchema },
        },
      },
      async ({ params: { remote }, body: { decision, replaces } }) => releases.decide(remote, decision, replaces),
    )

    app.put(
      '/operator/edges/:edge',
      {
        bodyLimit: REPORT_BYTES,
        // asked for several times a second by each edge
        logLevel: 'warn',
        schema: {
          tags: ['operator'],
          summary: 'Hears how far an edge is, and answers with what all edges show; needs the header X-Operator-Key',
          params: v.object({ edge: edgeIdSchema }),
          body: edgeReportSchema,
          response: { 200: sharedStateSchema },
        },
      },
      async ({ params: { edge }, body }) => releases.sync(edge, body),
    )
  }
