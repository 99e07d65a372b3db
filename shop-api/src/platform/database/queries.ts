import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** The database or a transaction of it. Inside a transaction only its own `tx` may be used: PGlite has one session. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>
