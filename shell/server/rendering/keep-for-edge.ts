import { MessagePort } from 'node:worker_threads'
import type { RenderCall, RenderMessage, RenderWorkerData } from './render-protocol'

/** Ways of a process to the whole of it, and to handles of others; a thread shares them. */
const OF_THE_WHOLE_PROCESS = ['kill', '_kill', '_getActiveHandles', '_getActiveRequests'] as const

type Heard = RenderCall | 'alive?'

/** The edge, as its worker speaks with it. */
interface Edge {
  say(message: RenderMessage): void
  hear(listener: (message: Heard) => Promise<void>): void
}

/**
 * Takes what speaks with the edge out of the reach of the bundle that runs in this thread next: its port, which no module
 * and no list of handles names any more, and the worker's own, which everybody can get. What a bundle or a library in it
 * says to its "parent" is heard by nobody, and answers of the edge's calls come from here alone.
 * It keeps out mistakes, as a worker is no sandbox: code that rewrites the platform's own prototypes still gets anywhere.
 */
export function keepForEdge(data: Partial<RenderWorkerData>, parentPort: MessagePort): Edge {
  const { port } = data
  if (!port) throw new Error('render-worker: was given no port')
  delete data.port
  parentPort.close()
  for (const name of OF_THE_WHOLE_PROCESS) Reflect.deleteProperty(process, name)
  // bound now: a bundle may put another function in its place
  const post = MessagePort.prototype.postMessage.bind(port)
  return {
    say: (message) => post(message),
    hear(listener) {
      port.on('message', (message: Heard) => void listener(message))
      // handles that count are listed
      port.unref()
    },
  }
}
