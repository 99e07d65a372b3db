import type { APIRequestContext } from '@playwright/test'
import type { Composition } from '@nimbus/shared-contracts/remote'
import budgets from '../../tooling/bench/budgets.json' with { type: 'json' }
import { firstLoadOf, javascriptBudget, noteLife } from '../../tooling/bench/first-load.mjs'
import { examplesOf } from '../../shell/server/testing/public'
import { expect, test } from '../shop/shop'

/** What a document asks for once it is painted (`shell/server/document/late-scripts`). */
interface LateScripts {
  data: string
  entry: string
  preload: { href: string }[]
}

/** Bytes on the wire by file; a file of a release or of the shell never changes. */
type Sizes = Map<string, number>

test('no page of the route table names more JavaScript than its budget', async ({ request }) => {
  const sizes: Sizes = new Map()
  const found: [page: string, bytes: number, files: string[]][] = []
  for (const { id, path } of await addresses(request)) {
    const files = scriptsOf(await lateScripts(request, path))
    found.push([id, await sumOf(request, files, sizes), files])
  }
  const tooLarge = found.filter(([id, bytes]) => bytes > javascriptBudget(id))
  expect(found.length).toBeGreaterThan(30)
  expect(tooLarge, JSON.stringify(Object.fromEntries(sizes), undefined, 1)).toEqual([])
})

// where a session is opened, where there is none, and where most is loaded later
for (const path of ['/', '/zuhause/tarife/glasfaser-tarife', '/warenkorb', '/beratung'])
  test(`${path} loads nothing until it is interactive but what its document names`, async ({ page, request }) => {
    await page.addInitScript(noteLife)
    await page.goto(path)
    const { requests, scripts } = await firstLoadOf(page)
    expect(Object.keys(scripts).sort()).toEqual(scriptsOf(await lateScripts(request, path)).sort())
    expect(requests).toBeLessThanOrEqual(budgets.requests)
  })

/** An address of every page of the live releases, by their own list: a page that is added can't be forgotten. */
async function addresses(request: APIRequestContext): Promise<{ id: string; path: string }[]> {
  const { data } = await lateScripts(request, '/')
  const { composition } = (await (await request.get(data)).json()) as { composition: Composition }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const sold = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const pages = composition.releases.flatMap((release) => release.pages)
  return examplesOf(pages, sold).map(({ id, request: { path } }) => ({ id, path }))
}

async function lateScripts(request: APIRequestContext, path: string): Promise<LateScripts> {
  const html = await (await request.get(path)).text()
  const [, late] = /data-late="(.*?)"/.exec(html) ?? []
  if (late === undefined) throw new Error(`${path} asks for no scripts`)
  return JSON.parse(late.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as LateScripts
}

const scriptsOf = ({ entry, preload }: LateScripts): string[] => [entry, ...preload.map(({ href }) => href)]

async function sumOf(request: APIRequestContext, files: readonly string[], sizes: Sizes): Promise<number> {
  for (const file of files) {
    if (sizes.has(file)) continue
    const headers = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers()
    expect(headers['content-encoding'], file).toBe('br')
    expect(Number(headers['content-length']), file).toBeGreaterThan(0)
    sizes.set(file, Number(headers['content-length']))
  }
  return files.reduce((sum, file) => sum + sizes.get(file)!, 0)
}
