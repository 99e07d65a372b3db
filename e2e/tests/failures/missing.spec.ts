import { answering, expectCartOutage, expectTariffPageOutage, OUTAGE_MESSAGES } from '../../shop/outage'
import { test } from '../../shop/shop'

const missing = answering((route) => route.abort('connectionrefused'))

test.beforeEach(({ problems }) => problems.allow(OUTAGE_MESSAGES))

test('a page whose remote refuses connections costs only its slot', async ({ page }) => {
  test.slow()
  await expectTariffPageOutage(page, missing)
})

test('a cart whose remote refuses connections costs its page and leaves a link in the header', async ({ page }) => {
  test.slow()
  await expectCartOutage(page, missing)
})
