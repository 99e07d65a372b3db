import type { Page } from '@playwright/test'
import { expect, test } from '../shop/shop'
import { hearTwice } from '../shop/new-build'
import { expectSettled } from '../shop/page-checks'
import { addressField, rejectConsent } from '../shop/tariff-page'

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.opened = 'before'
  })
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.opened === 'before')

test('a new build reloads an open tab once, and not while something is typed', async ({ page }) => {
  await page.clock.install()
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another-build' } }))
  await page.goto('/')
  await expectSettled(page)
  await rejectConsent(page)
  // the check comes for whoever reaches for it
  await page.getByRole('link', { name: 'Ihre Adresse' }).focus()
  const address = addressField(page)
  await address.fill('Linden')
  await mark(page)

  await hearTwice(page)
  await page.clock.fastForward(5_000)
  expect(await isMarked(page)).toBe(true)
  await expect(address).toHaveValue('Linden')

  await address.fill('')
  const reloaded = page.waitForEvent('load')
  await page.clock.fastForward(2_000)
  await reloaded
  expect(await isMarked(page)).toBe(false)

  await expectSettled(page)
  await mark(page)
  await hearTwice(page)
  await expect(page.getByText('Eine neue Version des Shops ist da')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})
