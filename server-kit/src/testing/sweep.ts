/** True where a sweep runs over all of its kind: SWEEP=whole. Else over a part that stands for it, so that CI stays short. */
export const WHOLE = process.env.SWEEP === 'whole'

/** All of them, or every `step`th from the `offset`th on in the short form. swept(['a', 'b', 'c'], 2, 1) → ['b'] */
export const swept = <Item>(all: readonly Item[], step: number, offset = 0): Item[] =>
  all.filter((_, at) => WHOLE || at % step === offset % step)
