import { press, type } from '../shop/keyboard'
import { expectGoodAtAllWidths } from '../shop/page-checks'
import { expect, test } from '../shop/shop'

const ORDER = 'NB-2026-7K3M9Q'

test('a contract is withdrawn by keyboard: three fields, one confirmation, a receipt to keep', async ({ page }) => {
  await page.goto(`/vertrag-widerrufen?auftrag=${ORDER}`)
  await expect(page.getByLabel('Auftrags- oder Vertragsnummer')).toHaveValue(ORDER)
  await type(page, page.getByLabel('Vor- und Nachname'), 'Ida Falk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 1 Angabe' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-Mail-Adresse für die Bestätigung')).toBeFocused()
  await page.keyboard.type('ida@beispiel.de')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Hiermit widerrufe ich den unten genannten Vertrag.')).toBeVisible()
  await expectGoodAtAllWidths(page, 'withdrawal to be confirmed')
  await press(page, page.getByRole('button', { name: 'Widerruf bestätigen', exact: true }))

  await expect(page.getByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })).toBeVisible()
  await expect(page.getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)).toBeVisible()
  await expectGoodAtAllWidths(page, 'receipt of a withdrawal')
  const pdf = page.getByRole('link', { name: 'Als PDF speichern' })
  const download = page.waitForEvent('download')
  await press(page, pdf)
  expect((await download).suggestedFilename()).toBe('Eingangsbestaetigung-Widerruf.pdf')

  const address = await pdf.getAttribute('href')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })).toBeVisible()
  await expect(pdf).toHaveAttribute('href', address ?? '')
  await expectGoodAtAllWidths(page, 'receipt of a withdrawal after a reload')
  await press(page, page.getByRole('button', { name: 'Weiteren Vertrag widerrufen' }))
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('')
})

// the button used to be below the fold (BGB § 312k)
test('a cancellation has its fields and its button on one screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/vertraege-kuendigen')
  await expect(page.getByRole('radiogroup', { name: 'Art der Kündigung' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'jetzt kündigen', exact: true })).toBeInViewport({ ratio: 1 })
})

test('a contract is cancelled on a phone without script, from one page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/vertraege-kuendigen')
  const button = page.getByRole('button', { name: 'jetzt kündigen', exact: true })
  await page.getByLabel('außerordentlich aus wichtigem Grund').check()
  await page.getByLabel('Vor- und Nachname').fill('Ida Falk')
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill('ida@beispiel.de')
  await button.click()
  // what was typed is still there
  await expect(page.getByRole('alert')).toContainText('Bitte nennen Sie den Grund')
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Ida Falk')
  await expect(page.getByLabel('außerordentlich aus wichtigem Grund')).toBeChecked()
  await page.getByLabel('Grund der außerordentlichen Kündigung').fill('Seit Mai zu langsam')
  await page.getByLabel('Auftrags- oder Vertragsnummer').fill('Glasfaser in der Lindenstraße')
  await button.click()

  await expect(page.getByRole('heading', { name: 'Bestätigung: Kündigung' })).toBeVisible()
  await expect(page.getByText('Seit Mai zu langsam')).toBeVisible()
  await expect(page.getByText('zum nächstmöglichen Zeitpunkt', { exact: true })).toBeVisible()
  const pdf = await page.getByRole('link', { name: 'Als PDF speichern' }).getAttribute('href')
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')
  await context.close()
})
