import { sql, type SQL } from 'drizzle-orm'

/** The instant of a statement by the clock of the database, which is the same for all copies of the shop. */
export type DatabaseClock = () => SQL

export const databaseNow: DatabaseClock = () => sql`now()`

/** later(databaseNow(), 60_000) is in a minute, earlier by a negative number. */
export const later = (now: SQL, ms: number): SQL => sql`${now} + ${ms}::double precision * interval '1 millisecond'`
