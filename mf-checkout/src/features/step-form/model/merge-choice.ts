import type { FieldDefinition } from '@nimbus/shared-contracts/forms'

type Options = NonNullable<FieldDefinition['options']>

/** New options with the chosen one kept in sight. mergeChoice([c], [a, b], 'a') → [a, c]; a chosen one of both stays in its place. */
export function mergeChoice(now: Options, before: Options, chosen: string): Options {
  if (now.some(({ value }) => value === chosen)) return now
  return [...before.filter(({ value }) => value === chosen), ...now]
}
