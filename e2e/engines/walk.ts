import { CUSTOMER, IBAN } from '../shop/order-form'
import { ADDRESS } from '../shop/mobile'
import { DSL_ADDRESS } from '../shop/tariff-page'
import { expect } from './fixture'
import { query, type Shopper } from './shopper'

/** Called at every page of the way, with its name in the report. */
export type Stop = (name: string) => Promise<void>

const field = query('combobox', 'Ihre Adresse')

export async function rejectConsent(shopper: Shopper): Promise<void> {
  await shopper.clickOn(query('button', 'Alles ablehnen'))
  await shopper.seesNo(query('region', 'Ihre Privatsphäre'))
}

/** Types an address, takes the suggestion with the keyboard and waits for the result. */
export async function checkAddress(shopper: Shopper, { typed, found } = DSL_ADDRESS): Promise<void> {
  await shopper.clickOn(field)
  await shopper.browser.type(typed)
  await shopper.sees(query('option', found))
  await shopper.press('ArrowDown')
  await shopper.press('Enter')
  await shopper.tabTo(query('button', 'Verfügbarkeit prüfen'))
  await shopper.press('Enter')
  await shopper.sees(query('heading', 'An Ihrer Adresse verfügbar'))
}

/** Chooses a tariff; a click that came before the page was alive is repeated, as a shopper would. */
export const chooseTariff = (shopper: Shopper, tariff: string): Promise<void> =>
  expect(async () => {
    await shopper.clickOn(query('button', RegExp(`^Aus(wählen|gewählt): ${tariff}$`)))
    await expect
      .poll(() => shopper.ask((page, chosen: never) => page.count(chosen), query('button', `Ausgewählt: ${tariff}`)), {
        timeout: 5000,
      })
      .toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })

async function goOn(shopper: Shopper, link: string, heading: string | RegExp): Promise<void> {
  await shopper.clickOn(query('link', link))
  await shopper.arrivesAt(heading)
}

async function nextStep(shopper: Shopper, heading: string): Promise<void> {
  await shopper.clickOn(query('button', /^Weiter zu/))
  await shopper.arrivesAt(heading)
}

/** DSL M with the rented router at an address without fibre, as far as the cart. */
export async function landlineToCart(shopper: Shopper, stop: Stop): Promise<void> {
  await shopper.open('/zuhause/tarife/dsl-tarife')
  await rejectConsent(shopper)
  await checkAddress(shopper)
  await chooseTariff(shopper, 'DSL M')
  await stop('tariffs')
  await goOn(shopper, 'Weiter zu Optionen', /^Optionen/)
  await stop('options')
  await goOn(shopper, 'Weiter zu Hardware', /^Hardware/)
  await shopper.pick('radio', /^Nimbus Hub 6,95/)
  await stop('hardware')
  await goOn(shopper, 'Zum Warenkorb', 'Ihr Warenkorb')
  await shopper.sees(query('heading', 'Nimbus Hub', { level: 3 }))
  await stop('cart')
}

/** The order form of a landline order from the cart to the overview. */
export async function landlineToOverview(shopper: Shopper, stop: Stop): Promise<void> {
  await goOn(shopper, 'Zur Kasse', 'Ihr Anschluss heute')
  await shopper.pick('radio', /^Kein Anschluss/)
  await stop('situation')
  await nextStep(shopper, 'Ihre persönlichen Daten')
  for (const [label, value] of Object.entries(CUSTOMER)) await shopper.fill(label, value)
  await stop('customer')
  await nextStep(shopper, 'Ihr Anschluss')
  await shopper.pick('radio', 'Es gibt keinen Anschluss')
  await shopper.pick('radio', /^Einfamilienhaus/)
  await shopper.pick('radio', /So schnell wie möglich/i)
  await stop('connection')
  await pay(shopper, stop)
}

/** Solvar S1 Pro with Nimbus Mobil M, as far as the cart. */
export async function mobileToCart(shopper: Shopper, stop: Stop): Promise<void> {
  await shopper.open('/unterwegs/geraete/smartphones/solvar-s1-pro')
  await rejectConsent(shopper)
  await shopper.pick('radio', 'Graphit')
  await shopper.pick('radio', /Nimbus Mobil M/)
  await stop('device')
  await shopper.clickOn(query('button', 'In den Warenkorb'))
  await shopper.arrivesAt('Ihr Warenkorb')
  await stop('cart')
}

/** The order form of a mobile order: a new number, SIM card as eSIM and the device sent home. */
export async function mobileToOverview(shopper: Shopper, stop: Stop): Promise<void> {
  await goOn(shopper, 'Zur Kasse', 'Neue Nummer oder Ihre bisherige?')
  await shopper.pick('radio', /^Neue Rufnummer/)
  await stop('number')
  await nextStep(shopper, 'Ihre persönlichen Daten')
  for (const [label, value] of Object.entries(CUSTOMER)) await shopper.fill(label, value)
  for (const [label, value] of Object.entries(ADDRESS)) await shopper.fill(label, value, { exact: true })
  await stop('customer')
  await nextStep(shopper, 'SIM-Karte und Lieferung')
  await shopper.pick('radio', /^eSIM/)
  await shopper.pick('radio', 'Nach Hause')
  await stop('delivery')
  await pay(shopper, stop)
}

async function pay(shopper: Shopper, stop: Stop): Promise<void> {
  await nextStep(shopper, 'Wie möchten Sie zahlen?')
  await shopper.pick('radio', /Lastschrift/)
  await shopper.fill('Kontoinhaber', 'Erika Muster')
  await shopper.fill('IBAN', IBAN)
  await shopper.pick('checkbox', /SEPA|Mandat|Lastschrift/)
  await stop('payment')
  await nextStep(shopper, 'Ihre Einwilligungen')
  await shopper.pick('checkbox', /^Ich stimme den Allgemeinen/)
  await stop('consents')
  await nextStep(shopper, 'Prüfen und bestellen')
  await shopper.sees(query('region', 'Das bestellen Sie'))
  await stop('overview')
}

/** Orders, and returns the order's number. */
export async function submitOrder(shopper: Shopper): Promise<string> {
  await shopper.pick('checkbox', /Vertragszusammenfassung erhalten/)
  await shopper.clickOn(query('button', 'zahlungspflichtig bestellen'))
  await shopper.arrivesAt(/^Vielen Dank/)
  return /NB-\d{4}-[A-Z0-9]{6}/.exec(await shopper.pageText())?.[0] ?? ''
}
