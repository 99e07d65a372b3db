import { lookup as lookUp } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { CallbackHosts } from './callback-hosts'

/** Where an event doesn't go, whatever somebody has registered before. */
export const NOT_ALLOWED = 'HOST_NOT_ALLOWED'

/** Refusals that are about what an event says, however its listener is else: not its key, its address or how busy it is. */
const ABOUT_EVENT = ['400', '409', '413', '415', '422']

/** isAboutEvent('422') → true; isAboutEvent('503') → false */
export const isAboutEvent = (code: string): boolean => ABOUT_EVENT.includes(code)

/** How long a listener may take to say that it has an event, in milliseconds. */
const ANSWER_MS = 10_000

/** What a listener is sent. */
export interface EventCall {
  callback: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** Hands an event over; answers with why it wasn't taken, as a code: "503", "ECONNREFUSED". Never throws. */
export type PostEvent = (call: EventCall) => Promise<string | undefined>

const codeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT'
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : 'FAILED'
}

/**
 * Posts to callbacks on the list alone: the address is looked at when the connection is made, so that a name can't lead
 * somewhere else in between. Nothing is followed, and of an answer only the status is read.
 */
export function createPost(hosts: CallbackHosts, answerMs = ANSWER_MS): PostEvent {
  const lookup: LookupFunction = (hostname, options, done) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const admitted = found.filter(({ address }) => hosts.admits(address))
      const [first] = admitted
      if (!first)
        return done(Object.assign(new Error(`${hostname} leads to no public address`), { code: NOT_ALLOWED }), '')
      return options.all ? done(null, admitted) : done(null, first.address, first.family)
    })

  return ({ callback, headers, body }) => {
    if (hosts.refusalOf(callback) !== undefined) return Promise.resolve(NOT_ALLOWED)
    return new Promise((resolve) => {
      // however it is written: schemes have no case
      const address = new URL(callback)
      const send = address.protocol === 'https:' ? overHttps : overHttp
      const length = String(Buffer.byteLength(body))
      const call = send(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'content-length': length },
        agent: false,
        lookup,
        signal: AbortSignal.timeout(answerMs),
      })
      call.on('error', (error) => resolve(codeOf(error)))
      call.on('response', (answer) => {
        const { statusCode = 0 } = answer
        resolve(statusCode >= 200 && statusCode < 300 ? undefined : String(statusCode))
        answer.destroy()
      })
      call.end(body)
    })
  }
}
