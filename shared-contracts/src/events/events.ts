import * as v from 'valibot'
import { ecommerceSchema } from './ecommerce'

const noticeSchema = v.object({
  type: v.picklist(['info', 'success', 'warning', 'error']),
  title: v.string(),
  message: v.optional(v.string()),
  /** Milliseconds; 3000 when not given, 0 stays until closed (UI-7). */
  duration: v.optional(v.number()),
  position: v.optional(
    v.picklist(['top-right', 'top-left', 'top-center', 'bottom-right', 'bottom-left', 'bottom-center']),
  ),
  /** Where the toast leads to: {label: 'Bestellung fortsetzen', href: '/weitermachen'} */
  link: v.optional(v.object({ label: v.string(), href: v.string() })),
  /** A widget shown inside the toast, "mf-cart/undo"; no component travels over the bus. */
  widget: v.optional(v.string()),
})

const nothing = v.object({})

/**
 * Every event with the schema of its payload: what one team tells and another has to act on. Changes of cart, availability
 * and order are in their stores, which can be subscribed to. A new event or an optional field raises the minor version.
 */
export const eventSchemas = {
  'session:expired': nothing,
  'toast:show': noticeSchema,
  /**
   * A click that concerns the whole shop (UI-4). Key "energy-modal" shows the sheet or label at `value`;
   * `about` names the device and `details` are what a label says, for those who can't see it.
   */
  'shop:click': v.object({
    key: v.string(),
    value: v.string(),
    about: v.optional(v.string()),
    details: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
  }),
  'page:meta': v.object({
    /** Path of the page that says it: once that was left, it says nothing any more. */
    path: v.optional(v.string()),
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    image: v.optional(v.string()),
  }),
  'loading:changed': v.object({ loading: v.boolean(), by: v.string() }),
  /** An ecommerce event for the data layer; dropped without consent (TDDDG § 25). */
  track: v.object({ event: v.picklist(['begin_checkout', 'purchase']), data: ecommerceSchema }),
} as const satisfies Record<string, v.GenericSchema>

export type EventName = keyof typeof eventSchemas
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof eventSchemas)[Name]>
export type ToastPayload = EventPayload<'toast:show'>
