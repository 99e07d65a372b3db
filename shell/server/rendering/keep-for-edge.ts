import { createRequire } from 'node:module'
import net from 'node:net'
import { eachLine } from './lines'
import { EDGE_DESCRIPTOR, MAX_ANSWER_LENGTH, type RenderMessage, type RenderQuestion } from './render-protocol'

/** Ways of `process` to other processes, the edge among them, to what this one has open, and to the engine's own parts. */
const WAYS_OUT = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  '_linkedBinding',
  'binding',
  '_getActiveHandles',
  '_getActiveRequests',
] as const

// bound before the bundle has run a line: it may put other functions in their places
const { parse, stringify } = JSON
// without the listeners of others, which may loop
const exit = (process as unknown as { reallyExit: (code: number) => never }).reallyExit.bind(process)

/** The edge, as its worker speaks with it. */
interface Edge {
  say(line: string): void
  hear(listener: (question: RenderQuestion) => Promise<void>): void
  /** Says what the worker ends of, and ends it. */
  end(lastWords: string): void
}

/** A message of a worker as a line; JSON has no line breaks of its own. Throws for what JSON has no words for. */
export const lineOf = (message: RenderMessage): string => stringify(message)

/**
 * Takes what speaks with the edge out of the reach of the bundle that runs in this process next: no module and no list of
 * handles names it. The worker ends with its edge.
 * It keeps out mistakes. Code that writes to the descriptor all the same is killed for what nobody has asked (worker-process),
 * or answers for its own release.
 */
export function keepForEdge(): Edge {
  const edge = new net.Socket({ fd: EDGE_DESCRIPTOR, readable: true, writable: true })
  edge.on('error', () => {})
  edge.on('close', () => exit(0))
  for (const name of WAYS_OUT) Reflect.deleteProperty(process, name)
  Reflect.deleteProperty(createRequire(import.meta.url)('node:os') as object, 'setPriority')
  const write = edge.write.bind(edge)
  const say = (line: string, onSaid?: () => void): void => void write(`${line}\n`, onSaid)
  return {
    say,
    hear: (listener) =>
      eachLine(edge, MAX_ANSWER_LENGTH, {
        line: (text) => void listener(parse(text) as RenderQuestion),
        tooLong: () => exit(1),
      }),
    end: (lastWords) => say(lineOf({ lastWords }), () => exit(1)),
  }
}
