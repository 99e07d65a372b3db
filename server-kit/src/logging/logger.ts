import { pino, type DestinationStream, type Logger } from 'pino'

import { errorFacts } from './error-facts'
import { PERSONAL_PATHS } from './personal-data'

export type { Logger }

/** Levels of a log, most silent first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export interface LoggerOptions {
  level: string
  /** Which program speaks: "edge", "api" */
  name: string
  /** Other than standard output, for tests. */
  stream?: DestinationStream | undefined
}

/**
 * The log of a program: one JSON object a line. Nothing that a customer typed gets in: errors are written without their
 * texts, requests without queries and bodies, and fields of such names are blotted out wherever they stand.
 */
export function createLogger({ level, name, stream }: LoggerOptions): Logger {
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
    redact: { paths: PERSONAL_PATHS, censor: '…' },
    serializers: {
      err: errorFacts,
      error: (value: unknown) => (value instanceof Error ? errorFacts(value) : value),
      req: ({ id, method }: { id?: string; method?: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    },
  }
  return stream ? pino(options, stream) : pino(options)
}
