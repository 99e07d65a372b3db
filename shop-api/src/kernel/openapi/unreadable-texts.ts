import { isReadable } from '@nimbus/shared-contracts/forms/rules'

/**
 * Dotted paths of the texts, or of the names of fields, that no database can store or no paper can print. Walks without
 * recursion, since a body may be nested as deep as it is long.
 * unreadableTexts({customer: {last_name: 'Ng\\u0000'}}) → ['customer.last_name']
 */
export function unreadableTexts(body: unknown): string[] {
  const found: string[] = []
  const left: { path: string; value: unknown }[] = [{ path: '', value: body }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isReadable(value)) found.push(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (isReadable(key)) left.push({ path: path ? `${path}.${key}` : key, value: inner })
      else found.push(path)
    }
  }
  return found
}
