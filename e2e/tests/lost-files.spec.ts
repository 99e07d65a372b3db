import { expectSettled } from '../shop/page-checks'
import { expect, test } from '../shop/shop'

// the panel used to be there at once, and the tab never learnt of the release that had replaced its own
for (const kind of ['js', 'css'])
  for (const [loss, lose] of [
    ['gone', { status: 404, body: '' }],
    ['cut off', undefined],
  ] as const)
    test(`a page whose ${kind} is ${loss} is loaded anew, once`, async ({ page, problems }) => {
      problems.allow(/./)
      await page.goto('/agb')
      await expectSettled(page)
      let lost = 0
      await page.route(new RegExp(`/page-product-sheets\\.[^/]*\\.${kind}$`), (route) => {
        lost++
        return lose ? route.fulfill(lose) : route.abort()
      })
      let loads = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++
      })
      await page.locator('a[href="/produktinformationsblatt"]').first().click()
      await expect.poll(() => loads).toBe(1)
      await expect(page.getByRole('heading', { level: 1, name: 'Produktinformationsblätter' })).toBeVisible()
      expect(lost).toBeGreaterThan(0)
      await page.waitForTimeout(2_000)
      expect(loads, 'loads of the document').toBe(1)
    })
