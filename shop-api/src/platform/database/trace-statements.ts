import type { Logger } from 'drizzle-orm/logger'
import type { Pool } from 'pg'
import { currentRequestId } from '@nimbus/server-kit/logging'

type Query = (statement: unknown, ...rest: unknown[]) => unknown

/**
 * Begins every statement with the id of the request that it belongs to, where PostgreSQL shows it in its own log, in
 * pg_stat_activity and beside a lock that waits. In front, since PostgreSQL cuts long texts off at their end.
 */
export function traceStatements(pool: Pool): void {
  withRequestId(pool)
  // transactions speak to a connection of their own
  pool.on('connect', withRequestId)
}

function withRequestId(target: object): void {
  const client = target as { query: Query }
  const query = client.query.bind(client)
  client.query = (statement, ...rest) => query(traced(statement), ...rest)
}

const MARK = '/* request '

function traced(statement: unknown): unknown {
  const id = currentRequestId()
  // a pool hands its statements on to a connection, maybe on behalf of another request
  if (id === undefined || !isText(statement) || statement.text.startsWith(MARK)) return statement
  return { ...statement, text: `${MARK}${id} */ ${statement.text}` }
}

/** A statement as Drizzle sends it; a named one is prepared once for all requests and can't have the id of one. */
const isText = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  !('name' in statement && statement.name !== undefined)

/** Tells each statement without its parameters, which are what customers typed. */
export const statementsTo = (onStatement: (text: string, requestId: string | undefined) => void): Logger => ({
  logQuery: (text) => onStatement(text, currentRequestId()),
})
