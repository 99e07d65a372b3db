import { answering, expectTariffPageOutage, OUTAGE_MESSAGES } from '../../shop/outage'
import { test } from '../../shop/shop'

/** One byte more, which no longer has the hash that the release names. */
const corrupt = answering(async (route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${await response.text()} ` })
}, '*/*.js*')

/** Half a file, as after a broken connection. */
const truncated = answering(async (route) => {
  const response = await route.fetch()
  const whole = await response.text()
  await route.fulfill({ response, body: whole.slice(0, whole.length / 2) })
}, '*/*.js*')

// a browser keeps what it has got of a damaged file for as long as the document lives, so the panel's button can't help
test.beforeEach(({ problems }) => problems.allow(OUTAGE_MESSAGES))

test('a changed file of a remote does not run and costs only its slot', async ({ page }) => {
  test.slow()
  await expectTariffPageOutage(page, corrupt, { recovers: false })
})

test('half a file of a remote costs only its slot', async ({ page }) => {
  test.slow()
  await expectTariffPageOutage(page, truncated, { recovers: false })
})
