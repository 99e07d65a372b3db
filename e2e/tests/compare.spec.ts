import { expect, test } from '../shop/shop'

test.use({ javaScriptEnabled: false })

// the browser says of each preloaded script that it will not run
test.beforeEach(({ problems }) => problems.allow(/^failed: \S+\.js csp$/))

test('without scripts five questions lead to tariffs, and these to a comparison that its address holds', async ({
  page,
}) => {
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
  await page.getByRole('link', { name: 'Nur Unterschiede zeigen' }).click()
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
