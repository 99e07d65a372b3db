import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { createApi, type Api } from '@nimbus/shared-contracts/http'
import type { RemoteServer } from '@nimbus/shared-contracts/remote'
import { failureText } from './failure-text'
import { keepForEdge } from './keep-for-edge'
import { tooLong } from './render-answer'
import { MAX_ANSWER_LENGTH, type RenderCall, type RenderMessage, type RenderWorkerData } from './render-protocol'

/** Less than a page may take, so that a slow API becomes an answer of its own, in milliseconds. */
const API_LIMIT_MS = 2_000

/** Bytes outside of the heap, as of buffers, that a bundle may hold; the heap has its limit by the worker's options. */
const MAX_EXTERNAL_BYTES = 256 * 1024 * 1024

/** How often that is looked at, in milliseconds. */
const LOOK_MS = 1_000

if (!parentPort) throw new Error('render-worker: runs in a worker only')
const { bundle, apiBase } = workerData as RenderWorkerData
// before the bundle has run a line
const { say, hear } = keepForEdge(workerData as RenderWorkerData, parentPort)

/**
 * Nothing else limits what lies outside of the heap: a bundle that leaks buffers would end the edge. It is what the worker
 * lives by, too, since the edge's port doesn't count as a handle.
 */
setInterval(() => {
  const { external } = process.memoryUsage()
  if (external > MAX_EXTERNAL_BYTES) throw new Error(`holds ${Math.round(external / 1024 / 1024)} MB of buffers`)
}, LOOK_MS)

const server = createRequire(import.meta.url)(bundle) as RemoteServer

/** The API for one page, whose calls carry the id of the request that asked for the page. */
const apiFor = (requestId: string | undefined): Api =>
  createApi({
    baseUrl: apiBase,
    timeout: API_LIMIT_MS,
    fetch(input, init) {
      const call = new Request(input, init)
      if (requestId !== undefined) call.headers.set('x-request-id', requestId)
      return fetch(call, { redirect: 'error' })
    },
  })

/**
 * Loads and renders one page. What the bundle throws becomes an answer, as does what can't be told in JSON; what it does
 * besides is the worker's end.
 */
async function answer({ id, page, request, given, requestId }: RenderCall): Promise<RenderMessage> {
  try {
    const loaded = given ?? (await server.load(page, { ...request, api: apiFor(requestId) }))
    const outcome =
      'payload' in loaded
        ? // nothing to load is no failure to load
          { loaded: { payload: loaded.payload ?? null }, rendered: await server.render(page, loaded.payload, request) }
        : { loaded }
    const text = JSON.stringify(outcome)
    return text.length > MAX_ANSWER_LENGTH ? { id, failure: tooLong(text) } : { id, answer: text }
  } catch (cause) {
    return { id, failure: failureText(cause) }
  }
}

hear(async (call) => say(call === 'alive?' ? 'alive' : await answer(call)))
say('ready')
