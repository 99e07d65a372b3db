/** What the log may hold of an error. */
export interface ErrorFacts {
  name: string
  /** SQLSTATE or a system's code: "23505", "ECONNREFUSED" */
  code?: string
  /** The constraint of the database that was broken. */
  constraint?: string
  /** Where it was thrown; the lines of the stack without its message. */
  at?: string
}

/**
 * An error without its texts and values: a failed statement carries its parameters in message, stack and fields, and those
 * are what customers typed.
 * errorFacts(new DrizzleQueryError(…, {cause: {code: '23505', constraint: 'session_pkey'}})) → {name: 'Error', code: '23505', constraint: 'session_pkey', at: …}
 */
export function errorFacts(error: unknown): ErrorFacts {
  const chain = causesOf(error)
  const code = firstText(chain, 'code')
  const constraint = firstText(chain, 'constraint')
  const at = error instanceof Error ? framesOf(error) : undefined
  return {
    name: error instanceof Error ? error.name : typeof error,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(at !== undefined && { at }),
  }
}

/** Longer chains are no chains of ours. */
const MAX_CAUSES = 10

function causesOf(error: unknown): object[] {
  const chain: object[] = []
  let next: unknown = error
  while (typeof next === 'object' && next !== null && chain.length < MAX_CAUSES) {
    chain.push(next)
    next = 'cause' in next ? next.cause : undefined
  }
  return chain
}

/** Codes and constraints are short names; anything else is left out. */
const NAME = /^[\w.-]{1,80}$/

function firstText(chain: readonly object[], key: string): string | undefined {
  return chain
    .map((link) => (link as Record<string, unknown>)[key])
    .find((value): value is string => typeof value === 'string' && NAME.test(value))
}

/** The frames below the message; none when the message can't be told from them. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const begin = stack.indexOf(message)
  return begin < 0 ? undefined : stack.slice(begin + message.length).trim()
}
