import type { Line } from '../addresses/data'
import type { Found } from './locate'

/** What can be had at a dwelling, and until when that holds where it is less than our own day. */
export interface LineAnswer {
  line: Line
  validUntil?: Date
}

/** Who says what can be had; rejects with LinesAwayError where that can't be known now. */
export type LineSource = (found: Found) => Promise<LineAnswer>

/** Nobody can say what can be had at an address at the moment; `code` is for logs and metrics. */
export class LinesAwayError extends Error {
  override readonly name = 'LinesAwayError'
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`lines can't be looked up: ${code}`, options)
  }
}
