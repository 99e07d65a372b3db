import type { Head, Loaded, Rendered } from '@nimbus/shared-contracts/remote'
import * as v from 'valibot'
import { jsonOf, readValue } from '../composition/read-json'
import { MAX_ANSWER_LENGTH, type RenderMessage } from './render-protocol'
import { shopAddress } from './shop-address'

/** What a page has loaded, and its HTML where there is something to show. */
export type RenderOutcome = { loaded: Loaded<unknown>; rendered?: Rendered }

/** Levels of objects in an answer: what is deeper ends in a stack that overflows wherever it is written down. */
const MAX_DEPTH = 200

/** Values in an answer: what is wider takes more time to check than to make. */
const MAX_VALUES = 100_000

const text = (length: number) => v.pipe(v.string(), v.maxLength(length))

const addressSchema = v.pipe(
  text(2_000),
  v.check((address) => shopAddress(address) !== undefined, 'leads off the shop'),
  v.transform((address) => shopAddress(address) ?? '/'),
) satisfies v.GenericSchema<string>

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const headSchema = v.object({
  title: v.optional(text(500)),
  description: v.optional(text(2_000)),
  image: v.optional(addressSchema),
  address: v.optional(addressSchema),
  noindex: v.optional(v.boolean()),
  structuredData: v.optional(v.custom<object>(isRecord, 'is no object')),
  preloadImages: v.optional(
    v.pipe(v.array(v.object({ srcset: text(5_000), sizes: text(1_000), type: text(100) })), v.maxLength(20)),
  ),
}) satisfies v.GenericSchema<unknown, Head>

/** A page is there, or says what is wrong with it; other statuses have no page, or lead elsewhere. */
const statusSchema = v.pipe(
  v.number(),
  v.integer(),
  v.check((status) => status === 200 || (status >= 400 && status <= 599), 'is no status of a page'),
)

const renderedSchema = v.object({
  html: v.pipe(v.string(), v.nonEmpty('has no content')),
  head: headSchema,
  status: statusSchema,
}) satisfies v.GenericSchema<unknown, Rendered>

const pageSchema = v.object({ loaded: v.object({ payload: v.unknown() }), rendered: renderedSchema })

const missingSchema = v.object({ loaded: v.object({ status: v.picklist([404, 503]) }) })

const redirectSchema = v.object({
  loaded: v.object({ redirect: v.object({ to: addressSchema, status: v.picklist([301, 302, 307, 308]) }) }),
})

const answerSchema = v.pipe(
  v.object({ loaded: v.custom<object>(isRecord, 'is no object'), rendered: v.optional(v.unknown()) }),
  v.check(
    (answer) => isBounded(answer),
    `is nested more than ${MAX_DEPTH} times, or has more than ${MAX_VALUES} values`,
  ),
)

/**
 * The outcome in an answer of a worker. Whatever a bundle gives comes through here and nowhere else; throws an Error that
 * says what is wrong with it.
 * readAnswer({ loaded: { status: 99999 } }) → throws 'answer: loaded.status: Invalid type: …'
 */
export function readAnswer(answer: unknown): RenderOutcome {
  const outcome = readValue('answer', answerSchema, answer)
  if ('redirect' in outcome.loaded) return readValue('answer', redirectSchema, outcome)
  if ('status' in outcome.loaded) return readValue('answer', missingSchema, outcome)
  return readValue('answer', pageSchema, outcome)
}

/** tooLong(50 MB of JSON) → 'answer: has 50000000 characters, at most 4000000 are taken' */
export const tooLong = ({ length }: string): string =>
  `answer: has ${length} characters, at most ${MAX_ANSWER_LENGTH} are taken`

/** True of a value of few enough levels and values; one level after the other, since it may be too deep for recursion. */
function isBounded(value: unknown): boolean {
  let level = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false
    const below: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      for (const each of Object.values(one)) {
        if (++values > MAX_VALUES) return false
        below.push(each)
      }
    }
    level = below
  }
  return true
}

const messageSchema = v.union([
  v.literal('ready'),
  v.object({ alive: text(100) }),
  v.object({ id: text(100), answer: v.unknown() }),
  v.object({ id: text(100), failure: text(2_000) }),
  v.object({ lastWords: text(2_000) }),
]) satisfies v.GenericSchema<unknown, RenderMessage>

/** What a line of a worker says. Throws an Error for what is none of it. */
export const readMessage = (line: string): RenderMessage => readValue('message', messageSchema, jsonOf('message', line))
