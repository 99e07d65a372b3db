import { expect, test } from '../shop/shop'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // the browser says of each preloaded script that it will not run
  test.beforeEach(({ problems }) => problems.allow(/^failed: \S+\.js csp$/))

  test('five questions lead to tariffs, and these to a comparison that its address holds', async ({ page }) => {
    await page.goto('/beratung')
    expect(await page.locator('input[type=radio]:checked').count()).toBe(0)
    for (const answer of ['Zwei', 'Serien in HD und Videoanrufe', 'Nein']) {
      await page.getByRole('radio', { name: answer, exact: true }).check({ force: true })
    }
    await page.getByLabel(/Was zahlen Sie heute/).fill('29,95')
    await page.getByRole('button', { name: 'Empfehlung anzeigen' }).click()
    await expect(page).toHaveURL('/beratung?personen=2&nutzung=serien&fernsehen=nein&heute=29%2C95')
    await expect(page.getByRole('heading', { name: 'Ihr heutiger Vertrag ist günstiger' })).toBeVisible()

    await page.getByRole('link', { name: 'Alle Empfehlungen vergleichen' }).click()
    await expect(page).toHaveURL('/vergleich?tarife=dsl-m-24,glasfaser-150-24,dsl-m-12')
    const totals = page.getByRole('row', { name: /^Gesamt/ }).getByRole('cell')
    // decisions: 1.064,75 € for Glasfaser 150 for 24 months
    await expect(totals.nth(1)).toHaveText(/^1\.064,75\s€ in 24\sMonaten$/)
    await page.getByRole('link', { name: 'Nur Unterschiede anzeigen' }).click()
    await expect(page.getByRole('row', { name: /^Download/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Datenvolumen/ })).toHaveCount(0)

    await page.getByLabel('Tarif 2').selectOption('mobil-s-24')
    await page.getByLabel('Tarif 3').selectOption('')
    await page.getByRole('button', { name: 'Vergleichen', exact: true }).click()
    await expect(page.getByRole('columnheader')).toHaveText([/Merkmal/, /DSL M/, /Nimbus Mobil S/])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Vergleichen', exact: true })).toBeHidden()
    await expect(page.getByRole('table').first()).toBeVisible()
  })

  test('tariffs are ticked in their list and compared together', async ({ page }) => {
    await page.goto('/zuhause/tarife/glasfaser-tarife')
    await page.getByRole('checkbox', { name: 'Vergleichen Glasfaser 150' }).check()
    await page.getByRole('checkbox', { name: 'Vergleichen Glasfaser 600' }).check()
    await page.getByRole('button', { name: 'Auswahl vergleichen' }).first().click()
    await expect(page.getByRole('columnheader')).toHaveText([/Merkmal/, /Glasfaser 150/, /Glasfaser 600/])
  })

  test('an advisor that is asked nothing says what it needs', async ({ page }) => {
    await page.goto('/beratung')
    await page.getByRole('button', { name: 'Empfehlung anzeigen' }).click()
    await expect(page.getByRole('form').getByRole('alert').getByRole('link')).toHaveCount(3)
  })
})

test('tariffs of a list are ticked and compared together, and the comparison begins where it is seen', async ({
  page,
}) => {
  await page.goto('/unterwegs/tarife/mobilfunk-tarife')
  await expect(page.getByRole('button', { name: 'Auswahl vergleichen' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Vergleichen Nimbus Mobil S' }).check()
  await page.getByRole('checkbox', { name: 'Vergleichen Nimbus Mobil M' }).check()
  await page.getByRole('button', { name: 'Auswahl vergleichen' }).first().click()
  await expect(page).toHaveURL('/vergleich?tarife=mobil-s-24,mobil-m-24')
  await page.getByLabel('Tarif 3').selectOption('dsl-m-24')
  await page.getByRole('button', { name: 'Vergleichen', exact: true }).click()
  await expect(page).toHaveURL('/vergleich?tarife=mobil-s-24,mobil-m-24,dsl-m-24')
  await expect(page.getByRole('region', { name: 'Vergleich der Angebote' })).toBeFocused()
  await expect(page.getByRole('columnheader', { name: /DSL M/ })).toBeInViewport()
})

test('the advisor leads to what is missing, and to its recommendation', async ({ page }) => {
  const send = (): Promise<void> => page.getByRole('button', { name: 'Empfehlung anzeigen' }).click()
  await page.goto('/beratung')
  await send()
  await expect(page.getByRole('form').getByRole('alert')).toBeFocused()
  await expect(page.getByRole('form').getByRole('alert')).toBeInViewport()
  for (const answer of ['Zwei', 'Serien in HD und Videoanrufe', 'Nein']) {
    await page.getByRole('radio', { name: answer, exact: true }).check()
  }
  await send()
  const heading = page.getByRole('heading', { level: 1, name: 'Unsere Empfehlung für Sie' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('radio', { name: 'Eine', exact: true }).check()
  await send()
  await expect(page).toHaveURL(/personen=1/)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})
