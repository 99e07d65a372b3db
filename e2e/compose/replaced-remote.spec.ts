import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../shop/shop'
import { expectSettled } from '../shop/page-checks'
import { rejectConsent } from '../shop/tariff-page'
import { SHOP_URL } from '../engine/docker'
import { compose, expectHealthy, liveBuild } from './compose'

const ROOT = path.resolve(import.meta.dirname, '../..')

const BEFORE = 'Ihr Warenkorb ist leer'
const AFTER = 'Noch ist Ihr Warenkorb leer'

/** A copy of this checkout in which the team of the cart has changed a text; the caller removes it. */
function changedCheckout(): string {
  const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-drill-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT })
  for (const file of files.toString().split('\0').filter(Boolean)) {
    const source = path.join(ROOT, file)
    if (fs.existsSync(source)) fs.cpSync(source, path.join(checkout, file))
  }
  const texts = path.join(checkout, 'mf-cart/src/messages/de.ts')
  const text = fs.readFileSync(texts, 'utf8')
  if (!text.includes(BEFORE)) throw new Error(`drill: mf-cart has no text "${BEFORE}"`)
  fs.writeFileSync(texts, text.replace(BEFORE, AFTER))
  return checkout
}

/** Lets the tab hear of the live build twice, and the quiet second in which it reloads. */
async function hearTwice(page: Page): Promise<void> {
  for (const milliseconds of [37_000, 7_000]) {
    const answered = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
    await page.clock.fastForward(milliseconds)
    await answered
  }
}

test('another version of one remote reaches an open tab, and takes the one before from nobody', async ({ page }) => {
  test.slow()
  await page.clock.install()
  const entries: string[] = []
  page.on('request', (request) => {
    if (/\/remotes\/mf-cart\/.*\.js$/.test(request.url())) entries.push(request.url())
  })
  await page.goto('/warenkorb')
  await rejectConsent(page)
  await expect(page.getByText(BEFORE)).toBeVisible()
  await expectSettled(page)
  const before = await liveBuild()

  const checkout = changedCheckout()
  try {
    await compose(['up', '--detach', '--no-deps', '--build', 'mf-cart'], checkout)
  } finally {
    fs.rmSync(checkout, { recursive: true, force: true })
  }
  await expect.poll(liveBuild, { timeout: 30_000 }).not.toBe(before)

  const reloaded = page.waitForEvent('load')
  await hearTwice(page)
  await page.clock.fastForward(2_000)
  await reloaded
  await expect(page.getByText(AFTER)).toBeVisible()
  // tabs that have not reloaded yet still ask for files of the version before
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of new Set(entries)) expect((await fetch(entry)).status, entry).toBe(200)

  const ready = (await (await fetch(`${SHOP_URL}/readyz`)).json()) as { refused: Record<string, string> }
  expect(ready.refused).toEqual({})
  await expectHealthy()
})
