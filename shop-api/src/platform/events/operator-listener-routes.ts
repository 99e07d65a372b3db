import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { operatorOnly } from '../../kernel/operator/operator-key'
import type { Queries } from '../database/database'
import { listenerOverview, listenersSchema } from './listener-overview'

/** Shows who is told of events and what waits; for whoever has the operator's key. */
export const operatorListenerRoutes =
  ({ db, operatorKey }: { db: Queries; operatorKey: string }): ApiPlugin =>
  async (app) => {
    app.get(
      '/operator/listeners',
      {
        preParsing: operatorOnly(operatorKey),
        schema: {
          tags: ['operator'],
          summary: 'Who is told of events, and what waits for them; needs the header X-Operator-Key',
          response: { 200: listenersSchema },
        },
      },
      async () => ({ listeners: await listenerOverview(db) }),
    )
  }
