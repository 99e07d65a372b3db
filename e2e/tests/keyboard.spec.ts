import type { Locator, Page } from '@playwright/test'
import { choose, expectFocus, press, tabTo, type } from '../shop/keyboard'
import { ADDRESS } from '../shop/mobile'
import { CUSTOMER, IBAN, onPage } from '../shop/order-form'
import { expect, test } from '../shop/shop'
import { summaryOf } from '../shop/summary'
import { FIBRE_ADDRESS } from '../shop/tariff-page'
import { orderButton } from '../shop/walk'

/** A shopper at a page who has nothing but the keyboard. */
const shopper = (page: Page) => ({
  radio: (name: string | RegExp): Locator => page.getByRole('radio', { name }),
  nextStep: (): Locator => page.getByRole('button', { name: /^Weiter zu/ }),
  async arrive(heading: string | RegExp): Promise<void> {
    await onPage(page, heading)
    await expectFocus(page)
  },
})

/** Payment, consents, overview and the order itself. */
async function payAndOrder(page: Page): Promise<void> {
  const { radio, nextStep, arrive } = shopper(page)
  await arrive('Wie möchten Sie zahlen?')
  await choose(page, radio(/Lastschrift/))
  await type(page, page.getByLabel(/Kontoinhaber/), 'Erika Muster')
  await type(page, page.getByLabel('IBAN'), IBAN)
  await press(page, page.getByRole('checkbox', { name: /SEPA|Mandat|Lastschrift/ }), 'Space')
  await press(page, nextStep())
  await arrive('Ihre Einwilligungen')
  await press(page, page.getByRole('checkbox', { name: /^Ich stimme den Allgemeinen/ }), 'Space')
  await press(page, nextStep())
  await arrive('Prüfen und bestellen')
  await press(page, page.getByRole('checkbox', { name: /Vertragszusammenfassung erhalten/ }), 'Space')
  await press(page, orderButton(page))
  await arrive(/^Vielen Dank/)
}

/** The screen, and what it is: 1280 by 1024 pixels have 320 by 256 left at 400 %. */
const SCREENS = [
  ['on a desk', { width: 1280, height: 900 }],
  ['at 400 %', { width: 320, height: 256 }],
] as const

for (const [where, size] of SCREENS)
  test(`an order with the keyboard alone ${where}`, async ({ page }) => {
    await page.setViewportSize(size)
    await orderLandline(page)
  })

async function orderLandline(page: Page): Promise<void> {
  test.slow()
  const { radio, nextStep, arrive } = shopper(page)
  const summaryLink = (name: string): Locator => summaryOf(page).getByRole('link', { name })

  await page.goto('/zuhause/tarife/glasfaser-tarife')
  await tabTo(page, page.getByRole('link', { name: 'Springe zum Inhalt' }))
  await press(page, page.getByRole('button', { name: 'Alles ablehnen' }))
  await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeHidden()
  await type(page, page.getByRole('combobox', { name: 'Ihre Adresse' }), FIBRE_ADDRESS.typed)
  await expect(page.getByRole('option', { name: FIBRE_ADDRESS.found })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Verfügbarkeit prüfen' }))
  await expect(page.getByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeVisible()
  await expectFocus(page)
  await chooseSmart(page)
  await press(page, page.getByRole('button', { name: 'Auswählen: Glasfaser 300' }))
  await expect(page.getByRole('button', { name: 'Ausgewählt: Glasfaser 300' })).toBeFocused()

  await press(page, summaryLink('Weiter zu Optionen'))
  await arrive(/^Optionen/)
  await press(page, summaryLink('Weiter zu Hardware'))
  await arrive(/^Hardware/)
  await choose(page, radio(/^Nimbus Hub 6,95/))
  await press(page, summaryLink('Zum Warenkorb'))
  await arrive('Ihr Warenkorb')
  await press(page, page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first())

  await arrive('Ihr Anschluss heute')
  await choose(page, radio(/^Kein Anschluss/))
  await press(page, nextStep())
  await arrive('Ihre persönlichen Daten')
  for (const [label, value] of Object.entries(CUSTOMER)) await type(page, page.getByLabel(label), value)
  await press(page, nextStep())
  await arrive('Ihr Anschluss')
  await choose(page, radio('Es gibt keinen Anschluss'))
  await choose(page, radio('Einfamilienhaus'))
  await choose(page, radio(/So schnell wie möglich/i))
  await press(page, nextStep())
  await payAndOrder(page)
}

/** "Smart" from the segments or, where they have no room, from the list, which takes what is typed. */
async function chooseSmart(page: Page): Promise<void> {
  const list = page.getByRole('combobox', { name: 'Fernsehen dazu?' })
  if (!(await list.isVisible())) return choose(page, page.getByRole('radio', { name: /^Smart / }))
  await type(page, list, 'Smart')
  await expect(list.getByRole('option', { selected: true })).toHaveText(/^Smart /)
}

test('a mobile order with device, eSIM and the old number with the keyboard alone', async ({ page }) => {
  test.slow()
  const { radio, nextStep, arrive } = shopper(page)
  const fill = async (values: Record<string, string>): Promise<void> => {
    for (const [label, value] of Object.entries(values))
      await type(page, page.getByLabel(label, { exact: true }), value)
  }

  await page.goto('/impressum')
  await press(page, page.getByRole('button', { name: 'Alles ablehnen' }))
  await page.goto('/unterwegs/geraete/smartphones')
  await tabTo(page, page.getByRole('link', { name: 'Springe zum Inhalt' }))
  await press(page, page.getByRole('listitem').getByRole('link', { name: 'S1 Pro', exact: false }).first())
  await arrive(/S1 Pro/)
  await choose(page, radio('Graphit'))
  await choose(page, radio(/Nimbus Mobil M/))
  await press(page, page.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).first())
  await arrive('Ihr Warenkorb')
  await press(page, page.getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true }).first())

  await arrive('Neue Nummer oder Ihre bisherige?')
  await choose(page, radio(/^Rufnummer mitnehmen/))
  await press(page, nextStep())
  await arrive('Ihre persönlichen Daten')
  for (const [label, value] of Object.entries(CUSTOMER)) await type(page, page.getByLabel(label), value)
  await fill(ADDRESS)
  await press(page, nextStep())
  await arrive('SIM-Karte und Lieferung')
  await choose(page, radio(/^eSIM/))
  await choose(page, radio('Nach Hause'))
  await press(page, nextStep())
  await arrive('Ihre Rufnummer')
  await expect(radio('Ja, Rufnummer mitnehmen')).toBeChecked()
  await choose(page, radio('Laufzeitvertrag'))
  await choose(page, radio('So schnell wie möglich'))
  await choose(page, radio('Ja, sie ist freigegeben'))
  await fill({ Rufnummer: '0171 2345678', 'Rufnummer wiederholen': '0171 2345678' })
  await type(page, page.getByRole('combobox', { name: 'Bisheriger Anbieter' }), 'Funkwelle')
  await press(page, nextStep())
  await payAndOrder(page)
  await expect(page.getByText('Ihre Rufnummer kommt zu uns')).toBeVisible()
})
