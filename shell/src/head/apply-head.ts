import type { Head, ImagePreload } from '@nimbus/shared-contracts/remote'
import { heroArea } from './hero-preloads'
import { imagePreloadAttributes } from './image-preload'
import { openGraph } from './open-graph'
import { originOf, ownAddress } from './own-address'
import { structuredData } from './structured-data'
import { errorHead } from './error-head'
import { documentTitle } from './title'

/** Brings title, description, canonical, robots, preloaded images and structured data of the document in line with the page shown. */
export function applyHead(head: Head, path: string, target: Document = document): void {
  const origin = originOf(target)
  target.title = documentTitle(head.title, path)
  setMeta(target, 'description', head.description)
  for (const [name, content] of openGraph(head, path, origin)) {
    setMeta(target, name, content, 'property')
  }
  setMeta(target, 'robots', head.noindex ? 'noindex' : undefined)
  setCanonical(target, head.noindex ? undefined : ownAddress(head, path, origin))
  const images = head.preloadImages ?? []
  // the heroes of an area stay until createHeroPreloads brings those of another one
  if (images.length > 0 || !heroArea(path)) setImagePreloads(target, images)
  setStructuredData(target, structuredData(head, path, origin))
}

/** Title and text of an error page (ERR-30), out of search engines. */
export function applyErrorHead(status: number, target: Document = document): void {
  applyHead(errorHead(status), target.location.pathname, target)
}

function setMeta(target: Document, name: string, content: string | undefined, attribute = 'name'): void {
  const found = target.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`)
  if (!content) return found?.remove()
  const meta = found ?? target.head.appendChild(target.createElement('meta'))
  meta.setAttribute(attribute, name)
  meta.content = content
}

function setCanonical(target: Document, href: string | undefined): void {
  const found = target.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!href) return found?.remove()
  const link = found ?? target.head.appendChild(Object.assign(target.createElement('link'), { rel: 'canonical' }))
  link.href = href
}

/** Links that are there already stay as they are, so that nothing is fetched or reported twice. */
export function setImagePreloads(target: Document, images: readonly ImagePreload[]): void {
  const found = [...target.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
  const missing = new Map(images.map((image) => [image.srcset, image]))
  for (const link of found) if (!missing.delete(link.getAttribute('imagesrcset') ?? '')) link.remove()
  for (const image of missing.values()) target.head.append(imagePreload(target, image))
}

function imagePreload(target: Document, image: ImagePreload): HTMLLinkElement {
  const link = target.createElement('link')
  for (const [name, value] of imagePreloadAttributes(image)) link.setAttribute(name, value)
  return link
}

function setStructuredData(target: Document, data: object | undefined): void {
  target.head.querySelector('script[type="application/ld+json"]')?.remove()
  if (!data) return
  const script = Object.assign(target.createElement('script'), { type: 'application/ld+json' })
  script.textContent = JSON.stringify(data)
  target.head.append(script)
}
