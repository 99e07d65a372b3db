/** A mistake of whoever called the command, or a refusal: shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
