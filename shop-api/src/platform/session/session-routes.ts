import { randomUUID } from 'node:crypto'
import jwt from '@fastify/jwt'
import { SESSION_LIFETIME_MS } from '@nimbus/shared-contracts/session'
import { eq, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import type { Queries } from '../database/database'
import { sessions } from '../database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { limitOfAddress } from '../limits/limit'

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sid: string }
    user: { sid: string; exp: number }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest session of the token; empty on calls without one. */
    sessionId: string
  }
  interface FastifyInstance {
    /** Hook for every call that needs a guest session: `onRequest: app.requireSession`. */
    requireSession(request: FastifyRequest, reply: FastifyReply): Promise<void>
  }
}

const tokenSchema = v.object({ token: v.string() })

/** Sessions that one address may open in a minute; a household and a test run stay far below. */
const SESSIONS_PER_MINUTE = 300

const answers = { response: { 200: tokenSchema } }

export interface SessionDeps {
  db: Queries
  tokenKey: string
}

/**
 * Guest sessions: a signed token that names a row. 401 says "no valid token, get a new one", 403 "this session has ended
 * or the thing isn't yours" (SESS-6). Tokens live by the real time, never by the shop's clock.
 */
export const sessionTokens = fastifyPlugin<SessionDeps>(async (app, { db, tokenKey }) => {
  await app.register(jwt, { secret: tokenKey, sign: { expiresIn: SESSION_LIFETIME_MS / 1000 } })
  app.decorateRequest('sessionId', '')
  app.decorate('requireSession', async (request) => {
    const { sid } = await request.jwtVerify<{ sid: string }>().catch((cause: unknown) => {
      throw new ApiException(401, 'AuthenticationException', 'Authentifizierung fehlgeschlagen', [], { cause })
    })
    const [session] = await db.select().from(sessions).where(eq(sessions.id, sid))
    if (!session || session.revoked_at) throw new ApiException(403, 'ForbiddenException', 'Ihre Session ist abgelaufen')
    request.sessionId = sid
  })
})

/** Opens, prolongs and ends guest sessions. */
export const sessionRoutes =
  ({ db }: Pick<SessionDeps, 'db'>): ApiPlugin =>
  async (app) => {
    app.post(
      '/auth/create-session',
      {
        config: limitOfAddress(SESSIONS_PER_MINUTE, 'all copies'),
        schema: { tags: ['session'], summary: 'Opens a guest session of 24 hours', ...answers },
      },
      async (_request, reply) => {
        const id = randomUUID()
        await db.insert(sessions).values({ id })
        reply.header('cache-control', 'no-store')
        return { token: app.jwt.sign({ sid: id }) }
      },
    )

    app.put(
      '/auth/refresh-session',
      {
        onRequest: app.requireSession,
        schema: {
          tags: ['session'],
          summary: 'A new token for the same session',
          security: [{ guest: [] }],
          ...answers,
        },
      },
      async (request, reply) => {
        await db
          .update(sessions)
          .set({ seen_at: sql`now()` })
          .where(eq(sessions.id, request.sessionId))
        reply.header('cache-control', 'no-store')
        return { token: app.jwt.sign({ sid: request.sessionId }) }
      },
    )

    app.delete(
      '/auth/session',
      {
        onRequest: app.requireSession,
        schema: {
          tags: ['session'],
          summary: 'Ends the session: all of its tokens answer 403 from now on',
          security: [{ guest: [] }],
        },
      },
      async (request, reply) => {
        await db
          .update(sessions)
          .set({ revoked_at: sql`now()` })
          .where(eq(sessions.id, request.sessionId))
        return reply.code(204).send()
      },
    )
  }
