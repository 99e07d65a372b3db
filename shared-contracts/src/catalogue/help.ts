import * as v from 'valibot'

/** Drawings that a topic has beside it. */
const topicIconSchema = v.picklist([
  'house',
  'truck',
  'router',
  'euro',
  'smartphone',
  'tv',
  'file-text',
  'undo-2',
  'circle-alert',
])

const questionSchema = v.object({
  /** Names it in the address: /hilfe#esim */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
  title: v.string(),
  text: v.string(),
  /** Where one does what the answer speaks of. */
  link: v.optional(v.object({ label: v.string(), href: v.string() })),
})

/** GET /content/help: what customers ask, by topics, with answers that are made from what is in force. */
export const helpSchema = v.object({
  title: v.string(),
  description: v.string(),
  topics: v.array(v.object({ icon: topicIconSchema, title: v.string(), questions: v.array(questionSchema) })),
})
export type Help = v.InferOutput<typeof helpSchema>
