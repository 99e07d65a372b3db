import { isReadable } from '@nimbus/shared-contracts/forms/rules'

/** Findings that are named, and signs of each path: whoever sends thousands gets no answer that is larger than the question. */
const MOST_FOUND = 20
const LONGEST_PATH = 200

/**
 * Dotted paths of the first texts, or of the names of fields, that no database can store or no paper can print. Walks without
 * recursion, since a body may be nested as deep as it is long.
 * unreadableTexts({customer: {last_name: 'Ng\\u0000'}}) → ['customer.last_name']
 */
export function unreadableTexts(body: unknown): string[] {
  const found: string[] = []
  const left: { path: string; value: unknown }[] = [{ path: '', value: body }]
  for (let next = left.pop(); next && found.length < MOST_FOUND; next = left.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isReadable(value)) found.push(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (isReadable(key)) left.push({ path: (path ? `${path}.${key}` : key).slice(0, LONGEST_PATH), value: inner })
      else found.push(path)
    }
  }
  return found
}
