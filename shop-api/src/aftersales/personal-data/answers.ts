import * as v from 'valibot'

/** Rows of every table that holds something on an order, by table. */
export const heldDataSchema = v.objectWithRest(
  { order: v.record(v.string(), v.unknown()) },
  v.array(v.record(v.string(), v.unknown())),
)

/** What was erased and what is kept, in words for an operator. */
export const erasureSchema = v.object({ erased: v.array(v.string()), kept: v.array(v.string()) })
