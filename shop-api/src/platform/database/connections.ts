import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** How long is waited, in milliseconds, 0 for ever; of an answer all together less than the edge waits for an answer. */
export interface Patience {
  /** For a connection, a free one or a new one. */
  connectMs: number
  /** For a lock that another transaction has. */
  lockMs: number
  /** For a statement, by the server's count. */
  statementMs: number
  /** For any sign of the server, which may be stopped or unreachable. */
  silenceMs: number
  /** For the next statement of a transaction, after which the server ends it with its locks. */
  pauseMs: number
}

/** Of an answer to a customer. */
export const FOR_CALLS: Patience = {
  connectMs: 3_000,
  lockMs: 3_000,
  statementMs: 8_000,
  silenceMs: 10_000,
  pauseMs: 20_000,
}

/** Of a command that reads or writes everything, which may wait for a slow disk or pipe. */
export const FOR_BACKUPS: Patience = { connectMs: 3_000, lockMs: 3_000, statementMs: 0, silenceMs: 0, pauseMs: 0 }

export interface Connections extends Patience {
  url: string
  most: number
  /** Hears of each connection that breaks. */
  onError: (error: Error) => void
}

/**
 * Connections to PostgreSQL that may break at any moment, also between two statements of a transaction, without harm to
 * the process; nobody waits for one, a lock or a silent server for ever.
 */
export function openConnections({ url, most, onError, ...patience }: Connections): Pool {
  const limits: PoolConfig = {
    connectionTimeoutMillis: patience.connectMs,
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    query_timeout: patience.silenceMs,
    idle_in_transaction_session_timeout: patience.pauseMs,
  }
  const pool = new Pool({ connectionString: url, max: most, keepAlive: true, ...limits })
  // without a listener, a connection that breaks would end the process: the pool's is for idle ones only
  pool.on('error', onError)
  pool.on('connect', (client: PoolClient) => {
    client.on('error', onError)
    leaveBroken(client)
  })
  return pool
}

type Query = (statement: unknown, ...rest: unknown[]) => unknown

/** A transaction's first statement, maybe behind the comment of `traceStatements`. */
const BEGIN = /^(\/\*.*\*\/ )?begin\b/

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '')

/**
 * Gives back what nobody else would: a connection on which a transaction couldn't begin (Drizzle releases it after that
 * only, and the pool would have one less for ever), and one whose server is silent, on which all others would wait too.
 */
function leaveBroken(client: PoolClient): void {
  const target = client as unknown as { query: Query; connection: { stream: { destroy(): void } } }
  const query = target.query.bind(client)
  target.query = (statement, ...rest) => {
    const answer = query(statement, ...rest)
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') target.connection.stream.destroy()
        if (BEGIN.test(textOf(statement))) client.release(error)
      })
    return answer
  }
}
