/** SQLSTATE classes and codes that say "not now": nothing is wrong with what was asked for. */
const NOT_NOW = [
  // no connection, no room (a full disk is 53100), an operator's stop, a crash, a start
  /^(08|53|57P|58)/,
  // a statement or a lock took too long, a deadlock was ended, a transaction has to be repeated
  /^(57014|55P03|40001|40P01|25P0[234])$/,
  // a copy that only reads, until the next one writes
  /^25006$/,
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EROFS|EDQUOT|EIO)$/,
]

/** What the driver says of a connection that it gave up; it has no codes for that. */
const GIVEN_UP =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** Longer chains are no chains of ours. */
const MAX_CAUSES = 10

/**
 * True for an error that says that the database, or the disk below it, can't be used at the moment, so that the same call
 * may well succeed later.
 * isUnavailable(new DrizzleQueryError(…, {cause: {code: '57P01'}})) → true; isUnavailable({code: '23505'}) → false
 */
export function isUnavailable(error: unknown): boolean {
  let next = error
  for (let depth = 0; typeof next === 'object' && next !== null && depth < MAX_CAUSES; depth += 1) {
    const { code, message = '', cause } = next as { code?: unknown; message?: string; cause?: unknown }
    if (typeof code === 'string' && NOT_NOW.some((pattern) => pattern.test(code))) return true
    if (GIVEN_UP.test(message)) return true
    next = cause
  }
  return false
}
