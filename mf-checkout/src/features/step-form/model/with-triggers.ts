import type { FieldDefinition, FormSchema } from '@nimbus/shared-contracts/forms'

/** The fields of a form, each with its triggers: its own, or the form's. withTriggers({triggers: ['input'], …}) → {a: {triggers: ['input'], …}} */
export function withTriggers({
  definitions,
  triggers,
}: Pick<FormSchema['definitionSchema'], 'definitions' | 'triggers'>): Record<string, FieldDefinition> {
  if (!triggers) return definitions
  return Object.fromEntries(Object.entries(definitions).map(([id, definition]) => [id, { triggers, ...definition }]))
}
