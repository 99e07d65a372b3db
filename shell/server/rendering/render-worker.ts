import { createRequire } from 'node:module'
import { createApi, type Api } from '@nimbus/shared-contracts/http'
import type { RemoteServer } from '@nimbus/shared-contracts/remote'
import { failureText, messageText } from './failure-text'
import { keepForEdge, lineOf } from './keep-for-edge'
import { tooLong } from './render-answer'
import { MAX_ANSWER_LENGTH, type RenderCall } from './render-protocol'

/** Less than a page may take, so that a slow API becomes an answer of its own, in milliseconds. */
const API_LIMIT_MS = 2_000

const [bundle, apiBase] = process.argv.slice(2)
if (bundle === undefined || apiBase === undefined)
  throw new Error('render-worker: wants a bundle and the base of an API')

// before the bundle has run a line
const { say, hear, end } = keepForEdge()

// what a bundle throws while nobody waits for it ends the worker, as its state is anybody's guess
process.on('uncaughtException', (thrown: unknown) => end(messageText(thrown)))

const server = createRequire(import.meta.url)(bundle) as RemoteServer

/** The API for one page, whose calls carry the id of the request that asked for the page. */
const apiFor = (base: string, requestId: string | undefined): Api =>
  createApi({
    baseUrl: base,
    timeout: API_LIMIT_MS,
    fetch(input, init) {
      const call = new Request(input, init)
      if (requestId !== undefined) call.headers.set('x-request-id', requestId)
      return fetch(call, { redirect: 'error' })
    },
  })

/**
 * Loads and renders one page, for the line that tells the outcome. What the bundle throws becomes an answer, as does what
 * can't be told in JSON; what it does besides is the worker's end.
 */
async function answer(base: string, { id, page, request, given, requestId }: RenderCall): Promise<string> {
  try {
    const loaded = given ?? (await server.load(page, { ...request, api: apiFor(base, requestId) }))
    const outcome =
      'payload' in loaded
        ? // nothing to load is no failure to load
          { loaded: { payload: loaded.payload ?? null }, rendered: await server.render(page, loaded.payload, request) }
        : { loaded }
    const line = lineOf({ id, answer: outcome })
    return line.length > MAX_ANSWER_LENGTH ? lineOf({ id, failure: tooLong(line) }) : line
  } catch (cause) {
    return lineOf({ id, failure: failureText(cause) })
  }
}

hear(async (question) => say('alive' in question ? lineOf(question) : await answer(apiBase, question)))
say(lineOf('ready'))
