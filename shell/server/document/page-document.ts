import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { AreasPage } from '../../src/frame/areas-page'
import { ErrorPage } from '../../src/frame/error-page'
import { FogIllustration } from '../../src/frame/fog-illustration'
import { seldom } from '../../src/messages/seldom.de'
import type { PageData } from '../../src/page-data'
import { ERROR_SLOT_ID } from '../../src/element-ids'
import type { PageResult } from '../rendering/page-service'
import { renderDocument } from './document'
import { dataAddress, type KeptPageData, type PageAddress } from './kept-page-data'
import { remoteAssets } from './remote-assets'
import type { ShellAssets } from './shell-assets'

export const HTML = 'text/html; charset=utf-8'

export interface PageDocumentOptions {
  assets: ShellAssets
  kept: KeptPageData
  apiBase: string
  /** Origin of the shop's addresses, "https://shop.example"; never what a request says. */
  origin: string
}

export interface PageDocumentRequest {
  /** Where the page can be had anew; undefined for one that only this visitor gets, which then comes without scripts. */
  address: PageAddress | undefined
  /** True for bots, who get no error page in place of content (SESS-8). */
  bot: boolean
}

type Page = Omit<Extract<PageResult, { kind: 'page' }>, 'kind'>

/** What the browser is told about a page; the same for the same composition, content and query. */
export const pageDataOf = ({ visit, html, live }: Page, apiBase: string): PageData => ({
  composition: live.composition,
  visit,
  rendered: html !== undefined,
  apiBase,
})

/** The document of a visit: the owner's page, or the shell's error page where there is no owner. */
export async function pageDocument(
  page: Page,
  { address, bot }: PageDocumentRequest,
  { assets, kept, apiBase, origin }: PageDocumentOptions,
): Promise<string> {
  const { visit, html, live, personal } = page
  const told = pageDataOf(page, apiBase)
  return renderDocument({
    shell: assets,
    remote: await remoteAssets(live, visit.owner ?? '', visit.page),
    content: visit.owner ? noScriptNotice(page, bot) + slot(visit.owner, html) : errorSlot(visit.status, bot),
    visit,
    data: address && (personal ? dataAddress(told, address) : kept.keep(told, address)),
    origin,
  })
}

/** What the shop can't do without scripts, for people; the pages of an order say it themselves. */
function noScriptNotice({ visit, html }: Page, bot: boolean): string {
  if (bot || html === undefined || visit.status !== 200 || visit.layout === 'order') return ''
  return `<noscript><p class="wrap small unscripted">${seldom.needsScripts}</p></noscript>`
}

/** A remote's place in main with its page, or empty for the browser to fill. */
const slot = (owner: string, html = `<noscript>${seldom.noScript}</noscript>`): string =>
  `<div id="slot-${owner}" data-boundary="${owner}"><div data-content>${html}</div></div>`

function errorSlot(status: number, bot: boolean): string {
  const page = bot
    ? createElement(AreasPage)
    : createElement(ErrorPage, { status, illustration: createElement(FogIllustration) })
  return `<div id="${ERROR_SLOT_ID}">${renderToString(page)}</div>`
}
