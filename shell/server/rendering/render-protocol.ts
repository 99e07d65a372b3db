import type { MessagePort } from 'node:worker_threads'
import type { PageRequest } from '@nimbus/shared-contracts/remote'

/** What a render worker is started with. */
export interface RenderWorkerData {
  /** Path of the remote's node bundle in the mirror. */
  bundle: string
  apiBase: string
  /** Where calls come and answers go; kept from the bundle, which shares everything else of the thread. */
  port: MessagePort
}

/** Asks a worker for one page. */
export interface RenderCall {
  /** Told to nobody else, so that only who was asked can answer. */
  id: string
  page: string
  request: PageRequest
  /** What the page shall show, in place of what it would load. */
  given?: { payload: unknown }
  /** Sent along with calls of the API, so that these can be told to be this page's. */
  requestId: string | undefined
}

/** What a worker says: that it has loaded its bundle, that it still runs, what came of a call. */
export type RenderMessage =
  | 'ready'
  | 'alive'
  /** `answer` is JSON, see render-answer; what can't be told in JSON fails in the worker already. */
  | { id: string; answer: string }
  /** What the bundle threw. */
  | { id: string; failure: string }

/** Characters of an answer: several times the largest page of the shop, and parsed in some 20 ms. */
export const MAX_ANSWER_LENGTH = 4_000_000
