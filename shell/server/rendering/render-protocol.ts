import type { Loaded, PageRequest, Rendered } from '@nimbus/shared-contracts/remote'

/** What a render worker is started with. */
export interface RenderWorkerData {
  /** Path of the remote's node bundle in the mirror. */
  bundle: string
  apiBase: string
}

/** Asks a worker for one page. */
export interface RenderCall {
  id: number
  page: string
  request: PageRequest
  /** What the page shall show, in place of what it would load. */
  given?: { payload: unknown }
  /** Sent along with calls of the API, so that these can be told to be this page's. */
  requestId: string | undefined
}

/** A worker's answer: what was loaded and rendered, or what the bundle threw. */
export type RenderAnswer =
  { id: number; loaded: Loaded<unknown>; rendered?: Rendered } | { id: number; failure: string }
