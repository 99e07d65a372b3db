/** True for what counts as not filled in: null, undefined, an empty array, a blank string. isEmpty(' ') → true; isEmpty(0) → false */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' && value.trim() === ''
}

/** Fails for null, an empty array, false and a blank string (FORM-2). required(false) → false; required(0) → true */
export const required = (value: unknown): boolean => value !== false && !isEmpty(value)

/** The value as text, where it is text or a number; anything else has no text form and fails the text rules. */
function trimmedText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** A rule about text: an empty value passes, since only `required` asks for one; of a list every entry has to pass. */
export const textRule =
  (holds: (text: string) => boolean) =>
  (value: unknown): boolean => {
    if (isEmpty(value)) return true
    if (Array.isArray(value)) return value.every((entry) => textRule(holds)(entry))
    const text = trimmedText(value)
    return text !== undefined && holds(text)
  }
