import type { Head } from '@nimbus/shared-contracts/remote'
import { ownAddress } from './own-address'

/** Properties of schema.org whose values are addresses. */
const ADDRESSES: readonly string[] = ['@id', 'url', 'image', 'item', 'urlTemplate']

/**
 * schema.org data of a page from its name, description, picture and address (PROD-6), and what the page itself
 * lists; addresses become absolute. A page out of search engines has none.
 */
export function structuredData(head: Head, path: string, origin: string): object | undefined {
  if (head.noindex) return undefined
  const url = ownAddress(head, path, origin)
  const page = {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    ...(head.title && { name: head.title }),
    ...(head.description && { description: head.description }),
    ...(head.image && { image: head.image }),
    inLanguage: 'de',
    isPartOf: { '@id': '/#website' },
  }
  const listed = head.structuredData ? graphOf(head.structuredData) : []
  return { '@context': 'https://schema.org', '@graph': withOrigin([page, ...listed], origin) }
}

/** The nodes of JSON-LD, whether it has one or a graph of them. */
function graphOf(data: object): unknown[] {
  const { '@context': _, '@graph': graph, ...node } = data as { '@context'?: unknown; '@graph'?: unknown }
  return Array.isArray(graph) ? graph : [node]
}

function withOrigin(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.includes(key) && value.startsWith('/') ? `${origin}${value}` : value
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withOrigin(item, origin, name)]))
}
