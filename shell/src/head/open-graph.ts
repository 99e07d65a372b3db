import type { Head } from '@nimbus/shared-contracts/remote'
import { messages } from '../messages/de'
import { ownAddress } from './own-address'
import { documentTitle } from './title'

/** Path of the picture of pages that have none of their own. */
export const SHARE_PICTURE = '/share.png'

/**
 * Name, description, picture and address of a page as others show them (PROD-6); addresses are absolute.
 * A page out of search engines is shared by nobody.
 */
export function openGraph(head: Head, path: string, origin: string): [name: string, content: string | undefined][] {
  const shown = <Value>(value: Value): Value | undefined => (head.noindex ? undefined : value)
  return [
    ['og:type', shown('website')],
    ['og:site_name', shown(messages.brand)],
    ['og:locale', shown('de_DE')],
    ['og:title', shown(documentTitle(head.title, path))],
    ['og:description', shown(head.description)],
    ['og:image', shown(new URL(head.image ?? SHARE_PICTURE, origin).href)],
    ['og:url', shown(ownAddress(head, path, origin))],
  ]
}
