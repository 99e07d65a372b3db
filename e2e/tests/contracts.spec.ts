import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { aHandMadeRemote, NAME } from '../shop/hand-made-remote'
import { startShop, type Shop } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'

/** Beside those of the workers' shops. */
const PORT = 4390

let folder: string
let shop: Shop | undefined

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-contracts-'))
})
test.afterEach(async () => {
  await shop?.stop()
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** What the edge says of the remote: its live version, and why the one that its team named is not live. */
async function statusOf(request: APIRequestContext, url: string): Promise<unknown> {
  const answer = (await (await request.get(`${url}/readyz`)).json()) as Record<string, Record<string, string>>
  return [answer.releases?.[NAME], answer.refused?.[NAME]]
}

test('a remote of another hand for the contract before works; for the next one, or another React, it stays as it was', async ({
  page,
  request,
}) => {
  // a shop of its own is made and started first
  test.slow()
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  page.on('pageerror', (error) => problems.push(error.message))
  const remote = aHandMadeRemote(folder)
  remote.publish('1.0.0', { contract: '1.1' })
  shop = await startShop(PORT, { ...remote.environment, SHOP_DATA_DIR: path.join(folder, 'data') })
  const { url } = shop

  expect(await (await request.get(`${url}/gruss`)).text()).toContain('<h1 tabindex="-1">Guten Tag, Welt</h1>')
  await page.goto(`${url}/gruss`)
  await rejectConsent(page)
  await expect(page).toHaveTitle(/Gruß an Welt/)
  await page.getByRole('button', { name: 'Grüßen (0)' }).click()
  await expect(page.getByRole('button', { name: 'Grüßen (1)' })).toBeVisible()
  await expect(page.getByText('Gegrüßt: Welt')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Grüßen (0)' })).toBeVisible()
  expect(problems).toEqual([])

  remote.publish('2.0.0', { contract: '2.0' })
  await expect
    .poll(() => statusOf(request, url))
    .toEqual(['1.0.0', expect.stringMatching(/2\.0\.0: needs contract 2\.0, the shell has 1\.\d+$/) as unknown])
  remote.publish('1.1.0', { react: '18.3.1' })
  await expect
    .poll(() => statusOf(request, url))
    .toEqual([
      '1.0.0',
      expect.stringMatching(/1\.1\.0: was built against React 18\.3\.1, the shell runs 19\.\d+\.\d+$/) as unknown,
    ])
  expect(await (await request.get(`${url}/metrics`)).text()).toContain(`nimbus_refused_releases{remote="${NAME}"} 1`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Welt' })).toBeVisible()
})
