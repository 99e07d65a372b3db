import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { expect, startShop, test, type Shop } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'

/** Beside those of the workers' shops. */
const PORT = 4391

const CONTAINER = path.resolve(import.meta.dirname, '../fixtures/mf-greeting/container.js')

/** A developer's machine that serves a container in the place of mf-legal, and its address. */
async function aDeveloper({ url }: Pick<Shop, 'url'>): Promise<{ entry: string; stop: () => void }> {
  const script = fs
    .readFileSync(CONTAINER, 'utf8')
    .replaceAll('CONTAINER', 'mf_legal_dev')
    .replace('CONTRACT', '1.1')
    .replace('FEDERATION', await federationOf(url))
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': url })
    response.end(script)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { entry: `http://127.0.0.1:${port}/remoteEntry.js`, stop: () => void server.close() }
}

/** Which federation runtime the shop runs, by what its own remotes were built against. */
async function federationOf(url: string): Promise<string> {
  const { releases } = (await (await fetch(`${url}/readyz`)).json()) as { releases: Record<string, string> }
  const answer = await fetch(`${url}/remotes/mf-legal/${releases['mf-legal']}/release.json`)
  return ((await answer.json()) as { requires: { federation: string } }).requires.federation
}

const asking = (override: string): string => `/impressum?${new URLSearchParams({ 'mf-override': override })}`

test('a developer sees the own remote in a shop that allows it, and nobody in one that does not', async ({
  page,
  shop: strict,
  problems,
}) => {
  // a shop of its own is made and started first
  test.slow()
  problems.allow(/the override .* is refused|status of 404|preload/)
  const shop = await startShop(PORT, { REMOTE_OVERRIDES: 'loopback' })
  const developer = await aDeveloper(shop)
  const banner = page.getByText('nicht aus diesem Shop')
  const own = page.getByRole('heading', { level: 1, name: 'Guten Tag, Welt' })
  const released = page.getByRole('heading', { level: 1, name: 'Impressum' })
  try {
    await page.goto(shop.url + asking(`mf-legal=${developer.entry}`))
    await expect(own).toBeVisible()
    await expect(banner).toContainText(`mf-legal kommt von ${new URL(developer.entry).origin}`)
    await rejectConsent(page)

    await page.goto(`${shop.url}/warenkorb`)
    await expect(banner).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(own).toBeVisible()

    await banner.getByRole('button', { name: 'Entfernen' }).click()
    await expect(released).toBeVisible()
    await expect(banner).toBeHidden()

    await page.goto(shop.url + asking('mf-legal=https://shop.example/remoteEntry.js'))
    await expect(page.getByText('nur vom eigenen Rechner')).toBeVisible()
    await expect(released).toBeVisible()

    const answer = await page.goto(strict.url + asking(`mf-legal=${developer.entry}`))
    expect(answer?.headers()['content-security-policy']).not.toContain('127.0.0.1')
    await expect(page.getByText('lädt keine Anwendung von anderswo')).toBeVisible()
    await expect(released).toBeVisible()
  } finally {
    developer.stop()
    await shop.stop()
    fs.rmSync(shop.dataDir, { recursive: true, force: true })
  }
})
