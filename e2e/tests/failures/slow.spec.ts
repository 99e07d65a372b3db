import { answering, expectCartOutage, expectTariffPageOutage, OUTAGE_MESSAGES } from '../../shop/outage'
import { test } from '../../shop/shop'

/** Never answers; the shell gives up after its time limit. */
const silent = answering(() => new Promise(() => {}))

test.beforeEach(({ problems }) => problems.allow(OUTAGE_MESSAGES))

test('a page whose remote never answers keeps no click waiting and costs only its slot', async ({ page }) => {
  test.slow()
  await expectTariffPageOutage(page, silent)
})

test('a cart whose remote never answers costs its page and leaves a link', async ({ page }) => {
  test.slow()
  await expectCartOutage(page, silent)
})
