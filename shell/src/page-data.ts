import * as v from 'valibot'
import { compositionSchema, layoutSchema, type Composition } from '@nimbus/shared-contracts/remote'
import type { Visit } from './routing/visit'

/** id of the JSON element that the edge writes into each page. */
export const PAGE_DATA_ID = 'nimbus-page'

/** What the browser is told with the HTML, so that the first page needs no further request for data. */
export interface PageData {
  composition: Composition
  visit: Visit
  /** True when the slot holds the server's HTML of the page. */
  rendered: boolean
  /** Base of the API for browsers, "/api". */
  apiBase: string
}

const pageDataSchema = v.object({
  composition: compositionSchema,
  visit: v.looseObject({ layout: layoutSchema }),
  rendered: v.boolean(),
  apiBase: v.string(),
})

/** Reads what the edge wrote; a page without it is broken, so this throws. */
export function readPageData(target: Document = document): PageData {
  const text = target.getElementById(PAGE_DATA_ID)?.textContent ?? ''
  return v.parse(pageDataSchema, JSON.parse(text)) as unknown as PageData
}
