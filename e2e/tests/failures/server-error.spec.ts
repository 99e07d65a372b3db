import { answering, expectCartOutage, expectTariffPageOutage, OUTAGE_MESSAGES } from '../../shop/outage'
import { test } from '../../shop/shop'

const errorPage = answering((route) =>
  route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
)

const errorInJson = answering((route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"Internal Server Error"}' }),
)

test.beforeEach(({ problems }) => problems.allow(OUTAGE_MESSAGES))

test('a remote that answers with an error page costs only its slot', async ({ page }) => {
  test.slow()
  await expectTariffPageOutage(page, errorPage)
})

test('a remote that answers with an error in JSON costs only its slot', async ({ page }) => {
  test.slow()
  await expectTariffPageOutage(page, errorInJson)
})

test('a cart whose remote answers with an error page costs its page and leaves a link', async ({ page }) => {
  test.slow()
  await expectCartOutage(page, errorPage)
})
