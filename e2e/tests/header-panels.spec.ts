import { expectAccessible } from '../shop/page-checks'
import { expect, test } from '../shop/shop'
import { rejectConsent } from '../shop/tariff-page'

test('the panel of an area has its pages with first prices, for pointer and keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/hilfe')
  await rejectConsent(page)
  const link = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Zuhause' })
  await link.press('Enter')
  const panel = page.getByRole('group', { name: 'Zuhause' })
  await expect(panel.getByRole('link', { name: /^Glasfaser/ })).toContainText(
    /45,95\s€ je Monat ab Monat 4Monat 1–3: 9,95\s€, einmalig 69,95\s€/,
  )
  await expectAccessible(page, 'panel of an area')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: /^Glasfaser/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link).toBeFocused()

  await link.click()
  await panel.getByRole('link', { name: /^DSL/ }).click()
  await expect(page).toHaveURL(/\/zuhause\/tarife\/dsl-tarife$/)
  await expect(panel).toBeHidden()
})

test('the menu of a phone unfolds, and the search suggests with prices and labels', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/unterwegs/geraete/smartphones')
  await rejectConsent(page)
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation mobil' })
  // what has not come when somebody aims at the links is there with the next press
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.locator('.menu > summary').click()
    await expect(menu.getByRole('link', { name: /^Prepaid/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(menu.getByRole('link', { name: /^Prepaid/ })).toContainText(/9,95\s€ je 4 Wochen/)
  await expectAccessible(page, 'menu')
  await menu.getByText('Zuhause', { exact: true }).click()
  await expect(menu.getByRole('link', { name: /^Prepaid/ })).toBeHidden()
  await expect(menu.getByRole('link', { name: /^Glasfaser/ })).toBeVisible()

  await page.locator('.hd-search > summary').click()
  await expect(page.locator('#kopfsuche')).toBeFocused()
  await page.keyboard.type('solvar s1 pro')
  const hit = page.getByRole('list', { name: 'Vorschläge' }).getByRole('listitem').first()
  await expect(hit).toContainText(/Solvar S1 ProSmartphones.*€ je Monat.*einmalig.*Ø je Monat über/)
  await hit.getByRole('button', { name: /Energieeffizienz/ }).click()
  await expect(page.getByRole('dialog', { name: 'Energieeffizienzlabel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(hit.getByRole('button', { name: /Energieeffizienz/ })).toBeFocused()
  await expectAccessible(page, 'suggestions')
  await hit.getByRole('link', { name: 'Solvar S1 Pro', exact: true }).click()
  await expect(page).toHaveURL(/\/unterwegs\/geraete\/smartphones\/solvar-s1-pro$/)
})

test('what opens from the header can be seen whole on a screen that is not high', async ({ page }) => {
  await page.goto('/hilfe')
  await rejectConsent(page)
  for (const { width, height, opener, last } of [
    { width: 1280, height: 480, opener: '.nav a[href="/zuhause"]', last: '.mega__foot a' },
    { width: 1280, height: 600, opener: '.nav a[href="/zuhause"]', last: '.mega__foot a' },
    { width: 320, height: 256, opener: '.menu > summary', last: '.menu__panel a' },
    { width: 812, height: 375, opener: '.menu > summary', last: '.menu__panel a' },
    { width: 320, height: 256, opener: '.hd-search > summary', last: '.hd-search__panel button' },
  ]) {
    await page.setViewportSize({ width, height })
    await page.reload()
    const end = page.locator(last).last()
    // a press that comes before the scripts leads on, and the menu's links may be exchanged meanwhile
    await expect(async () => {
      if (!(await end.isVisible())) await page.locator(opener).click()
      await end.scrollIntoViewIfNeeded({ timeout: 1000 })
      await expect(end, `${opener} at ${width} × ${height}`).toBeInViewport({ ratio: 1, timeout: 1000 })
    }).toPass()
  }
})

test('without scripts the areas are links and the search is a form', async ({ browser, page }) => {
  await page.goto('/')
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await plain.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Unterwegs' }).click()
  await expect(plain).toHaveURL(/\/unterwegs$/)
  await plain.locator('.hd-search > summary').click()
  await plain.getByRole('searchbox').first().fill('DSL')
  await plain.keyboard.press('Enter')
  await expect(plain).toHaveURL(/\/suche\?q=DSL$/)
  await context.close()
})
