/** Characters of what a bundle has thrown that go on: a message may be of any length. */
const MAX_LENGTH = 2_000

/**
 * What was thrown, as text, whatever it is: bundles throw undefined, objects without a prototype, errors whose stack is a
 * getter that throws. Never throws itself.
 * failureText(new Error('boom')) → 'Error: boom\n    at …'; failureText(undefined) → 'undefined'
 */
export function failureText(thrown: unknown): string {
  try {
    const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown
    return (typeof stack === 'string' ? stack : String(stack)).slice(0, MAX_LENGTH)
  } catch {
    return `a value of type ${typeof thrown}`
  }
}

/** What an error says, without its stack; of anything else that was thrown, that. */
export const messageText = (thrown: unknown): string =>
  failureText(typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown)
