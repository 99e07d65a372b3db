import * as v from 'valibot'
import type { Api } from '../http'

export const layoutSchema = v.picklist(['default', 'shop', 'order'])
export type Layout = v.InferOutput<typeof layoutSchema>

/** The guards that the shell knows; another name is an error when the routes are built. */
export const guardSchema = v.picklist(['checkout-client', 'overview-client'])
export type GuardName = v.InferOutput<typeof guardSchema>

/** Leads within the shop: '//example.org' and '/\\example.org' name other hosts. */
const shopPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'leads off the shop'))

/**
 * A page as its owner declares it, plain JSON. `path` is a path-to-regexp pattern: "/zuhause/tarife/:category".
 * A redirect's target may use the parameters: "/zuhause/tarife/:category?slug=:slug"; it keeps the query.
 */
export const pageSchema = v.object({
  id: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  layout: layoutSchema,
  /** Title until the payload's own is known; without one it is the last path segment in title case. */
  title: v.optional(v.string()),
  guard: v.optional(guardSchema),
  redirect: v.optional(v.object({ to: shopPath, status: v.picklist([301, 302, 307, 308]) })),
  prerender: v.optional(v.boolean()),
  /** Query parameters that the payload depends on; all others change nothing on the server. */
  query: v.optional(v.array(v.string())),
  /** True keeps the page out of search engines and the sitemap. */
  noindex: v.optional(v.boolean()),
  /** True of a page whose address opens what is one person's: no cache keeps it, and no other page learns its address. */
  personal: v.optional(v.boolean()),
})
export type Page = v.InferOutput<typeof pageSchema>

/** A picture that a page asks for early; the same widths and sizes as in its `<picture>`, or it is fetched twice. */
export interface ImagePreload {
  srcset: string
  sizes: string
  /** Of the first format that the picture offers: "image/avif" */
  type: string
}

/** Metadata of a page (DATA-1). `structuredData` is schema.org JSON-LD. */
export interface Head {
  preloadImages?: readonly ImagePreload[]
  title?: string
  description?: string
  image?: string
  /** Path and query of the page's own address, where a query makes another page of it: "/agb?stand=2025". Else the path. */
  address?: string
  noindex?: boolean
  structuredData?: object
}

/** What a page is asked for. */
export interface PageRequest {
  path: string
  params: Record<string, string>
  query: Record<string, string>
}

/** What the loader of a page gets: the request and a client of the API without a session. */
export interface LoadContext extends PageRequest {
  api: Api
}

/** What a page shows, or why it can't: a status other than 200, or another address. */
export type Loaded<Payload> =
  { payload: Payload } | { status: 404 | 503 } | { redirect: { to: string; status: 301 | 302 | 307 | 308 } }

/** A page rendered to HTML on the server. */
export interface Rendered {
  html: string
  head: Head
  status: number
}
