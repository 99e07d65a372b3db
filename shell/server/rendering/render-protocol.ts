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

/** What a worker hears: a page that is wanted, or whether it still runs, which it says by the same word. */
export type RenderQuestion = RenderCall | { alive: string }

/** What a worker says: that it has loaded its bundle, that it still runs, what came of a call, why it ends. */
export type RenderMessage =
  | 'ready'
  | { alive: string }
  /** Not looked at yet, see render-answer; what can't be told in JSON fails in the worker already. */
  | { id: string; answer: unknown }
  /** What the bundle threw. */
  | { id: string; failure: string }
  /** What the bundle threw while nobody was asking; it is killed for that. */
  | { lastWords: string }

/** Characters of a line with an answer: several times the largest page of the shop, read in some 30 ms at worst. */
export const MAX_ANSWER_LENGTH = 1_500_000
