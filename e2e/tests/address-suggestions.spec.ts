import { expect, test } from '../shop/shop'

test('every address that the start page suggests lies over what follows it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Alles ablehnen' }).click()
  // a link until the check of the other team is here
  await page.getByRole('main').getByText('Straße, Hausnummer, Ort').or(page.getByRole('combobox')).first().hover()
  const field = page.getByRole('main').getByRole('combobox', { name: 'Ihre Adresse' })
  await field.fill('Linden')
  const options = page.getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(2)
  // the window alone, as a wheel does: scrolling into view would move what a box hides as well
  await page.evaluate(() => scrollBy(0, 250))
  const covered = await options.evaluateAll(
    (all) =>
      all.slice(0, 3).filter((option) => {
        const { left, top, width, height } = option.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen?.closest('[role=option]') !== option
      }).length,
  )
  expect(covered).toBe(0)
})
