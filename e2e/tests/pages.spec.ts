import { TEXT_PAGES } from '@nimbus/shared-contracts/routes'
import { confirmSummary, onPage } from '../shop/order-form'
import { expectGoodAtAllWidths, expectSettled, expectStill, expectWellFormed, openStill } from '../shop/page-checks'
import { expect, test } from '../shop/shop'
import { orderButton, walkToCart, walkToOverview } from '../shop/walk'

const PUBLIC_PAGES = [
  '/',
  '/zuhause',
  '/zuhause/tarife',
  '/zuhause/tarife/magentazuhause-tarife',
  '/zuhause/tarife/glasfaser-tarife',
  '/zuhause/tarife/dsl-tarife',
  '/zuhause/tarife/young-tarife',
  '/zuhause/tarife/glasfaser-tarife/options',
  '/zuhause/tarife/glasfaser-tarife/hardware',
  '/magenta-tv',
  '/glasfaser-vorteile',
  '/smartphone-vorteile',
  '/unterwegs',
  '/unterwegs/tarife/mobilfunk-tarife',
  '/unterwegs/tarife/young-tarife',
  '/unterwegs/tarife/prepaid-tarife',
  '/unterwegs/geraete/smartphones',
  '/unterwegs/geraete/smartphones?company=Solvar&storage=256+GB&tariff=mobil-l-device-24',
  '/unterwegs/geraete/tablets',
  '/unterwegs/geraete/smartwatches',
  '/unterwegs/geraete/zubehoer',
  '/unterwegs/geraete/smartphones/solvar-s1-pro',
  '/warenkorb',
  '/checkout/finish',
  '/suche?q=glasfaser',
  '/vergleich?tarife=glasfaser-300-24,dsl-l-24,mobil-m-device-24~smartphones~solvar-s1-pro~solvar-s1-pro-graphit-256',
  '/beratung?personen=2&nutzung=serien&fernsehen=smart&heute=29,95',
  ...Object.values(TEXT_PAGES).map(({ path }) => path),
  '/agb?id=widerrufsrecht',
  '/produktinformationsblatt',
  '/produktinformationsblatt?tariff=glasfaser-300-smart-24',
  '/vorvertragliche-informationen?tariff=glasfaser-300-smart-24',
  '/leistungsbeschreibung?tariff=glasfaser-300-smart-24',
  '/vertrag-widerrufen',
  '/vertraege-kuendigen',
]

for (const path of PUBLIC_PAGES) {
  test(`${path} is accessible, well-formed and stands still`, async ({ page }) => {
    await openStill(page, path)
    await expectWellFormed(page, path)
    await expectStill(page, path)
    await expectGoodAtAllWidths(page, path)
  })
}

test('every page of an order is accessible and well-formed', async ({ page }) => {
  test.slow()
  const inspect = async (name: string): Promise<void> => {
    await expectSettled(page)
    await expectWellFormed(page, name)
    await expectGoodAtAllWidths(page, name)
  }
  await walkToCart(page, inspect)
  await walkToOverview(page, inspect)
  await confirmSummary(page)
  await orderButton(page).click()
  await onPage(page, /^Vielen Dank/)
  await inspect('finish')
})

test('an unknown page says so and leads back', async ({ page, problems }) => {
  problems.allow(/404/)
  await page.goto('/gibtsnicht')
  await expectSettled(page)
  await expect(page).toHaveTitle(/^404 Page not found/)
  await expectGoodAtAllWidths(page, '404')
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await onPage(page, /Internet, das einfach da/)
})
