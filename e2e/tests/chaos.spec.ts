import type { Page } from '@playwright/test'
import { BROKEN_CALLS, breakCalls, pressUntil, untilLoaded } from '../shop/chaos'
import { fillMobileCustomer, walkMobileOrder } from '../shop/mobile'
import { acceptTerms, confirmSummary, CUSTOMER, fillPayment, onPage, pick } from '../shop/order-form'
import { seededDraw } from '../shop/seeded-draw'
import { expect, test } from '../shop/shop'
import { next } from '../shop/summary'
import { chooseTariff, rejectConsent } from '../shop/tariff-page'
import { orderButton, toCheckout } from '../shop/walk'

const RUNS = Number(process.env.CHAOS_RUNS ?? 1)
const FAULTS = 14

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const forward = (page: Page) => page.getByRole('button', { name: /^Weiter zu/ })
const ORDER_NUMBER = /NB-\d{4}-[A-Z0-9]{6}/

async function fillCart(page: Page): Promise<void> {
  await page.goto('/unterwegs/tarife/mobilfunk-tarife')
  await rejectConsent(page)
  await chooseTariff(page, 'Nimbus Mobil S')
  await next(page, 'Zum Warenkorb', 'Ihr Warenkorb')
}

const expectCustomer = (page: Page) => async (): Promise<void> => {
  await expect(page.getByLabel('Nachname')).toHaveValue(CUSTOMER.Nachname)
  await expect(page.getByLabel('E-Mail')).toHaveValue(CUSTOMER['E-Mail'])
}

test.describe('an order through a network with faults', () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    test(`is made once, and nothing that was typed is lost (seed ${seed})`, async ({ page, problems }) => {
      test.setTimeout(240_000)
      problems.allow(BROKEN_CALLS)
      await fillCart(page)
      const { orders } = await breakCalls(page, seededDraw(seed), FAULTS)
      const press = () => forward(page).click()

      await toCheckout(page)
      await onPage(page, 'Neue Nummer oder Ihre bisherige?')
      await pick(page, 'radio', /^Neue Rufnummer/)
      await pressUntil(page, press, heading(page, 'Ihre persönlichen Daten'))
      await untilLoaded(page, page.getByLabel('Vorname'))
      await fillMobileCustomer(page)
      await pressUntil(page, press, heading(page, 'SIM-Karte und Lieferung'), expectCustomer(page))
      await untilLoaded(page, page.getByRole('radio', { name: /^eSIM/ }))
      await pick(page, 'radio', /^eSIM/)
      await pressUntil(page, press, heading(page, 'Wie möchten Sie zahlen?'))
      await untilLoaded(page, page.getByRole('radio', { name: /Lastschrift/ }))
      await fillPayment(page)
      await pressUntil(page, press, heading(page, 'Ihre Einwilligungen'))
      await untilLoaded(page, page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }))
      await acceptTerms(page)
      await pressUntil(page, press, heading(page, 'Prüfen und bestellen'))
      await untilLoaded(page, orderButton(page))

      let presses = 0
      const order = async (): Promise<void> => {
        // every other try comes after a reload, which must not make another order
        if (presses++ % 2 === 1) {
          await page.reload()
          await untilLoaded(page, orderButton(page))
        }
        await confirmSummary(page)
        await orderButton(page).dblclick()
      }
      await pressUntil(page, order, heading(page, /^Vielen Dank/))
      const number = await page.getByText(ORDER_NUMBER).first().textContent()
      expect([...orders]).toEqual([ORDER_NUMBER.exec(number ?? '')?.[0]])
    })
  }
})

test('a duplicated tab learns of the order at once, and two that press together make one', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000)
  // the slower of two that press in the same moment is refused, and shows the order of the other
  problems.allow(/status of 40[39]/)
  await fillCart(page)
  await walkMobileOrder(page, { device: false })
  const duplicate = async (): Promise<Page> => {
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open(location.href))
    const tab = await opened
    await expect(orderButton(tab)).toBeVisible()
    return tab
  }
  const [idle, pressing] = [await duplicate(), await duplicate()]
  const orders = new Set<string>()
  for (const tab of [page, pressing]) {
    tab.on('response', async (response) => {
      if (!response.url().endsWith('/submit') || !response.ok()) return
      orders.add(((await response.json()) as { order_id: string }).order_id)
    })
    await confirmSummary(tab)
  }
  // the slower one may find its button gone: the other tab has told it
  const press = (tab: Page) =>
    orderButton(tab)
      .click({ timeout: 10_000 })
      .catch(() => {})
  await Promise.all([press(page), press(pressing)])
  const sent = /^Vielen Dank, |Diese Bestellung ist schon eingegangen/
  for (const tab of [page, pressing, idle]) {
    await expect(tab.getByRole('main').getByRole('heading', { name: sent })).toBeVisible()
    await expect(tab.getByRole('main')).toContainText(ORDER_NUMBER)
    await expect(orderButton(tab)).toHaveCount(0)
  }
  await expect(idle.getByRole('main')).toContainText('Diese Bestellung ist schon eingegangen')
  expect(orders.size).toBe(1)
})
