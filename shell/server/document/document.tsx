import { escapeMarkup } from '@nimbus/server-kit/markup'
import { renderToString } from 'react-dom/server'
import type { Head, ImagePreload } from '@nimbus/shared-contracts/remote'
import { Footer } from '../../src/frame/footer'
import { FRAME_IDS, framePrefix, MAIN_ID } from '../../src/element-ids'
import { Header } from '../../src/frame/header'
import { imagePreloadAttributes } from '../../src/head/image-preload'
import { openGraph } from '../../src/head/open-graph'
import { ownAddress } from '../../src/head/own-address'
import { structuredData } from '../../src/head/structured-data'
import { documentTitle } from '../../src/head/title'
import { messages } from '../../src/messages/de'
import { LATE_SCRIPT_ID } from '../../src/page-data'
import type { Visit } from '../../src/routing/visit'
import { INLINE_SCRIPT } from './inline-script'
import { lateScripts } from './late-scripts'
import type { RemoteAssets } from './remote-assets'
import type { ShellAssets } from './shell-assets'
import { inlineStyles, type InlineStyles } from './stylesheet'

export interface DocumentParts {
  shell: ShellAssets
  remote: RemoteAssets
  /** HTML of main's content. */
  content: string
  visit: Visit
  /** Address of what the browser is told about the page; undefined for one without scripts. */
  data: string | undefined
  /** Origin of the shop's addresses: "https://shop.example" */
  origin: string
}

/** The whole HTML document: frame, content, the CSS that they use, and hints for what the page will load. */
export function renderDocument({ shell, remote, content, visit, data, origin }: DocumentParts): string {
  const { head, layout, path } = visit
  const start = `<html lang="de" data-origin="${escapeMarkup(origin)}">`
  const body = [
    `<a class="skip" href="#${MAIN_ID}">${messages.skipLink}</a>`,
    part(FRAME_IDS.header, <Header layout={layout} path={path} />),
    `<main id="${MAIN_ID}" tabindex="-1">${content}</main>`,
    part(FRAME_IDS.footer, <Footer layout={layout} path={path} />),
    `<div id="${FRAME_IDS.overlays}"></div>`,
  ].join('')
  return [
    '<!doctype html>',
    `${start}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeMarkup(documentTitle(head.title, path))}</title>`,
    ...metadata(head, path, origin),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0b1619" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    shell.font ? `<link rel="preload" href="${shell.font}" as="font" type="font/woff2" crossorigin>` : '',
    ...firstPictures(head, content).map(preloadImage),
    ...inlineStyles([...shell.sheets, ...remote.sheets], `${start}<body>${body}`).map((sheet) =>
      styles(sheet, data !== undefined),
    ),
    '</head><body>',
    body,
    ...(data === undefined ? [] : [inlineScript(shell, remote, data)]),
    '</body></html>',
  ].join('')
}

function part(id: string, element: React.ReactElement): string {
  return `<div id="${id}">${renderToString(element, { identifierPrefix: framePrefix(id) })}</div>`
}

function inlineScript(shell: ShellAssets, remote: RemoteAssets, data: string): string {
  const late = escapeMarkup(JSON.stringify(lateScripts(shell, remote, data)))
  return `<script id="${LATE_SCRIPT_ID}" data-late="${late}">${INLINE_SCRIPT}</script>`
}

/**
 * Rules of a stylesheet. Scripts ask for the whole one, and browsers without scripts load it at once; so does any browser
 * where the document has none.
 */
function styles({ href, integrity, css, whole }: InlineStyles, scripted: boolean): string {
  if (whole) return `<style data-href="${href}" data-whole>${css}</style>`
  const hash = integrity ? ` data-integrity="${integrity}"` : ''
  const link = `<link rel="stylesheet" href="${href}">`
  return `<style data-href="${href}"${hash}>${css}</style>${scripted ? `<noscript>${link}</noscript>` : link}`
}

function metadata(head: Head, path: string, origin: string): string[] {
  const tags: string[] = []
  if (head.description) tags.push(`<meta name="description" content="${escapeMarkup(head.description)}">`)
  if (head.noindex) tags.push('<meta name="robots" content="noindex">')
  else tags.push(`<link rel="canonical" href="${escapeMarkup(ownAddress(head, path, origin))}">`)
  for (const [name, content] of openGraph(head, path, origin)) {
    if (content) tags.push(`<meta property="${name}" content="${escapeMarkup(content)}">`)
  }
  const linked = structuredData(head, path, origin)
  if (linked) tags.push(`<script type="application/ld+json">${json(linked)}</script>`)
  return tags
}

/** What a page preloads of the pictures that it shows at once; others would compete with them, and wait for the scripts. */
function firstPictures({ preloadImages = [] }: Head, content: string): readonly ImagePreload[] {
  return preloadImages.slice(0, content.match(/ fetchPriority="high"/g)?.length ?? 0)
}

function preloadImage(image: ImagePreload): string {
  const attributes = imagePreloadAttributes(image).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
  return `<link ${attributes.join(' ')}>`
}

/** JSON that can stand inside a script element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
