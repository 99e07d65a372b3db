import net from 'node:net'
import split2 from 'split2'
import { EDGE_DESCRIPTOR, type RenderQuestion } from './render-protocol'

/** Ways to other processes, the edge among them, and to what this one has open. */
const WAYS_OUT = ['kill', '_kill', '_getActiveHandles', '_getActiveRequests'] as const

/** The edge, as its worker speaks with it. */
interface Edge {
  say(line: string, onSaid?: () => void): void
  hear(listener: (question: RenderQuestion) => Promise<void>): void
}

/**
 * Takes what speaks with the edge out of the reach of the bundle that runs in this process next: no module and no list of
 * handles names it. The worker ends with its edge.
 * It keeps out mistakes; code that writes to the descriptor, or rewrites the platform's own prototypes, is heard, and ends
 * its own worker at worst (worker-process).
 */
export function keepForEdge(): Edge {
  const edge = new net.Socket({ fd: EDGE_DESCRIPTOR, readable: true, writable: true })
  edge.on('error', () => {})
  edge.on('close', () => process.exit())
  // a terminal sends these to the edge and all its workers; the edge finishes what was begun, and ends them
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  for (const name of WAYS_OUT) Reflect.deleteProperty(process, name)
  // bound now: a bundle may put another function in its place
  const write = edge.write.bind(edge)
  return {
    say: (line, onSaid) => void write(`${line}\n`, onSaid),
    hear: (listener) =>
      void edge.pipe(split2()).on('data', (line: string) => void listener(JSON.parse(line) as RenderQuestion)),
  }
}
