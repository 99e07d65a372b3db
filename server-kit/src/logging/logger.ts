import { pino, type DestinationStream, type Logger } from 'pino'

import { errorFacts } from './error-facts'
import { blotOut, HIDDEN, hiddenNames } from './personal-data'

export type { Logger }

/** Levels of a log, most silent first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export interface LoggerOptions {
  level: string
  /** Which program speaks: "edge", "api" */
  name: string
  /** Dotted ids of the fields whose values are blotted out: 'customer.email' */
  personal: readonly string[]
  /** Other than standard output, for tests. */
  stream?: DestinationStream | undefined
}

/**
 * The log of a program: one JSON object a line. Nothing that a customer typed gets in: errors are written without their
 * texts, requests without queries and bodies, and personal fields are blotted out wherever they stand.
 */
export function createLogger({ level, name, personal, stream }: LoggerOptions): Logger {
  const hidden = hiddenNames(personal)
  const options: pino.LoggerOptions = {
    level,
    hooks: {
      // a line without words of its own would get those of its error
      logMethod(line, method) {
        if (line.length === 1 && typeof line[0] === 'object') line.push('failed')
        method.apply(this, line)
      },
    },
    base: { name },
    // pino's own redaction takes half a millisecond a line when it looks into every depth: it does what children are bound to
    redact: { paths: [...hidden], censor: HIDDEN },
    formatters: { log: blotOut(hidden) },
    serializers: {
      err: errorFacts,
      error: (value: unknown) => (value instanceof Error ? errorFacts(value) : value),
      req: ({ id, method }: { id?: string; method?: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    },
  }
  return stream ? pino(options, stream) : pino(options)
}
