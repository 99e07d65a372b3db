import type { PageRequest } from '@nimbus/shared-contracts/remote'

/** Where edge and worker speak with each other: a file descriptor of the worker, a line of JSON for each message. */
export const EDGE_DESCRIPTOR = 3

/** Asks a worker for one page. */
export interface RenderCall {
  /** Told to nobody else, so that only who was asked can answer. */
  id: string
  page: string
  request: PageRequest
  /** What the page shall show, in place of what it would load. */
  given?: { payload: unknown }
  /** Sent along with calls of the API, so that these can be told to be this page's. */
  requestId?: string | undefined
}

/** What a worker hears: a page that is wanted, or whether it still runs. */
export type RenderQuestion = RenderCall | 'alive?'

/** What a worker says: that it has loaded its bundle, that it still runs, what came of a call, why it ends. */
export type RenderMessage =
  | 'ready'
  | 'alive'
  /** Not looked at yet, see render-answer; what can't be told in JSON fails in the worker already. */
  | { id: string; answer: unknown }
  /** What the bundle threw. */
  | { id: string; failure: string }
  /** What the bundle threw while nobody was asking. */
  | { end: string }

/** Characters of a line with an answer: several times the largest page of the shop, and parsed in some 20 ms. */
export const MAX_ANSWER_LENGTH = 4_000_000
