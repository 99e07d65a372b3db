import * as v from 'valibot'
import type { Head, Layout, PageRequest } from '@nimbus/shared-contracts/remote'

/** One page shown to the visitor: what the router hands to header, slot and title. */
export interface Visit extends PageRequest {
  /** Name of the remote, or undefined where no page fits. */
  owner: string | undefined
  page: string
  layout: Layout
  status: number
  /** What the page shows; undefined when the server could not load it and the browser has to. */
  payload: unknown
  head: Head
}

const headSchema = v.looseObject({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  image: v.optional(v.string()),
  noindex: v.optional(v.boolean()),
  structuredData: v.optional(v.looseObject({})),
  preloadImages: v.optional(v.array(v.object({ srcset: v.string(), sizes: v.string(), type: v.string() }))),
})

/** `{path}/_payload.json`: a visit as the edge prepared it, or the address to go to instead. */
export const payloadAnswerSchema = v.union([
  v.object({ redirect: v.string() }),
  v.object({
    status: v.number(),
    payload: v.optional(v.unknown()),
    head: headSchema,
    /** The release that made the payload, by `releaseName`; another one may not understand it. */
    release: v.optional(v.string()),
  }),
])
export type PayloadAnswer = v.InferOutput<typeof payloadAnswerSchema>

/** Address of a page's payload. payloadUrl('/', 'a=1') → '/_payload.json?a=1' */
export function payloadUrl(path: string, search: string): string {
  return `${path === '/' ? '' : path}/_payload.json${search && `?${search}`}`
}

/** releaseName('mf-cart', '1.4.2') → 'mf-cart 1.4.2' */
export const releaseName = (name: string, version: string): string => `${name} ${version}`
