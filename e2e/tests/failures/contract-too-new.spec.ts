import { expectTariffPageOutage, OUTAGE_MESSAGES, rewritingPageData, type Outage } from '../../shop/outage'
import { test } from '../../shop/shop'

/** The composition names a release that needs a contract this shell doesn't have. */
const tooNew: Outage = (page, remote) =>
  rewritingPageData(page, (data) => ({
    ...data,
    composition: {
      ...data.composition,
      releases: data.composition.releases.map((release) =>
        release.name === remote ? { ...release, requires: { ...release.requires, contract: '2.0' } } : release,
      ),
    },
  }))

test('a release for a newer contract is refused and costs only its slot', async ({ page, problems }) => {
  test.slow()
  problems.allow(OUTAGE_MESSAGES)
  // the document names the release, so only another document brings another one
  await expectTariffPageOutage(page, tooNew, { recovers: false })
})
