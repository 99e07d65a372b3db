import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { createApi, type Api } from '@nimbus/shared-contracts/http'
import type { RemoteServer } from '@nimbus/shared-contracts/remote'
import type { RenderAnswer, RenderCall, RenderWorkerData } from './render-protocol'

/** Less than a page may take, so that a slow API becomes an answer of its own, in milliseconds. */
const API_LIMIT_MS = 2_000

/** Bytes outside of the heap, as of buffers, that a bundle may hold; the heap has its limit by the worker's options. */
const MAX_EXTERNAL_BYTES = 256 * 1024 * 1024

/** How often that is looked at, in milliseconds. */
const LOOK_MS = 1_000

if (!parentPort) throw new Error('render-worker: runs in a worker only')
const port = parentPort
const { bundle, apiBase } = workerData as RenderWorkerData
const server = createRequire(import.meta.url)(bundle) as RemoteServer

/** The API for one page, whose calls carry the id of the request that asked for the page. */
const apiFor = (requestId: string | undefined): Api =>
  createApi({
    baseUrl: apiBase,
    timeout: API_LIMIT_MS,
    fetch(input, init) {
      const call = new Request(input, init)
      if (requestId !== undefined) call.headers.set('x-request-id', requestId)
      return fetch(call)
    },
  })

/** Loads and renders one page; what the bundle throws becomes an answer, what it does besides is the worker's end. */
async function answer({ id, page, request, given, requestId }: RenderCall): Promise<RenderAnswer> {
  try {
    const loaded = given ?? (await server.load(page, { ...request, api: apiFor(requestId) }))
    if (!('payload' in loaded)) return { id, loaded }
    return { id, loaded, rendered: await server.render(page, loaded.payload, request) }
  } catch (cause) {
    return { id, failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}

/** Nothing else limits what lies outside of the heap: a bundle that leaks buffers would end the edge. */
setInterval(() => {
  const { external } = process.memoryUsage()
  if (external > MAX_EXTERNAL_BYTES) throw new Error(`holds ${Math.round(external / 1024 / 1024)} MB of buffers`)
}, LOOK_MS).unref()

port.on('message', (call: RenderCall | 'alive?') => {
  if (call === 'alive?') port.postMessage('alive')
  else void answer(call).then((result) => port.postMessage(result))
})
port.postMessage('ready')
