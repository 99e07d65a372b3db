import type { OrderResult } from '@nimbus/shared-contracts/order'
import type { APIRequestContext } from '@playwright/test'
import { Customer, type Send } from '../../shop-api/src/testing/customer'
import { expectGoodAtAllWidths } from '../shop/page-checks'
import { expect, OPERATOR_KEY, test } from '../shop/shop'

/** An order as the API makes it. */
function anOrder(request: APIRequestContext): Promise<OrderResult> {
  const send: Send = async ({ method, url, headers, payload }) => {
    const answer = await request.fetch(url, { method, headers, ...(payload && { data: payload }) })
    const text = await answer.text()
    return { status: answer.status(), body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
  }
  return Customer.arrive(send).then((customer) => customer.buy())
}

test('an order is followed by its link, and found without it', async ({
  page,
  browser,
  request,
  baseURL,
  problems,
}) => {
  test.skip(OPERATOR_KEY === undefined, 'a shop of somebody else has a key of its own')
  // a refused form is an answer of 404
  problems.allow(/status of 404/)
  const { order_id, status = '' } = await anOrder(request)
  const move = (data: object) =>
    request.post(`/api/operator/orders/${order_id}/events`, { data, headers: { 'x-operator-key': OPERATOR_KEY ?? '' } })

  const answer = await page.goto(status)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.getByRole('heading', { name: 'Ihre Bestellung ist bei uns' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Auftragsbestätigung' })).toBeVisible()
  await expectGoodAtAllWidths(page, 'order status')

  expect((await move({ kind: 'activated' })).status()).toBe(409)
  for (const event of [{ kind: 'confirmed' }, { kind: 'dispatched', parcel: 'JD000390' }])
    expect((await move(event)).status()).toBe(200)
  // to read it needs no script
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const reader = await plain.newPage()
  await reader.goto(status)
  await expect(reader.getByRole('heading', { name: 'Vertrag geschlossen' })).toBeVisible()
  await expect(reader.getByText('Sendungsnummer: JD000390')).toBeVisible()
  await plain.close()

  await page.goto('/auftragsstatus')
  await page.getByLabel('Bestellnummer').fill(order_id)
  await page.getByLabel('E-Mail-Adresse').fill('katharina@beispiel.de')
  await page.getByLabel('Tag').fill('28.03.1990')
  await page.getByRole('button', { name: 'Auftragsstatus anzeigen' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Kein Auftrag gefunden' })).toBeFocused()
  await page.getByLabel('Tag').fill('27')
  await page.getByRole('button', { name: 'Auftragsstatus anzeigen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Auftrag ist in Arbeit' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
