import { DSL_ADDRESS } from '../shop/tariff-page'
import { LOW_SCREENS, scrollToEnd } from './dialogs'
import { expect, test } from './fixture'
import { query } from './shopper'
import { checkAddress, rejectConsent } from './walk'

const FIELD = query('combobox', 'Ihre Adresse')
const OPTION = query('option', DSL_ADDRESS.found)

test('the address check is done by keyboard alone', async ({ shopper }) => {
  await shopper.open('/zuhause/tarife/dsl-tarife')
  await rejectConsent(shopper)
  await shopper.clickOn(FIELD)
  await shopper.browser.type(DSL_ADDRESS.typed)
  await shopper.sees(OPTION)
  // Escape closes the list and keeps what was typed, and the focus
  await shopper.press('Escape')
  await shopper.seesNo(OPTION)
  await shopper.holds((page, field: never) => page.hasFocus(field), 'the field has the focus', FIELD)
  expect(await shopper.run((page, field: never) => page.value(field), { label: 'Ihre Adresse', exact: true })).toBe(
    DSL_ADDRESS.typed,
  )
  await shopper.open('/zuhause/tarife/dsl-tarife')
  await checkAddress(shopper)
})

// Safari gives a part that scrolls no stop of the Tab key by itself
test('what comes into a dialog late is reached by keyboard', async ({ shopper }) => {
  await shopper.resize(LOW_SCREENS[0]!)
  for (const grow of [
    // a text
    (body: Element) =>
      body.firstElementChild?.append(
        ...Array.from({ length: 60 }, () => Object.assign(document.createElement('p'), { textContent: 'Später' })),
      ),
    // a picture: nothing of the document changes when it comes
    (body: Element) =>
      new Promise((resolve) => {
        const picture = new Image()
        body.append(picture)
        setTimeout(() => {
          picture.addEventListener('load', resolve)
          picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="1200"/>')}`
        }, 300)
      }),
  ]) {
    await shopper.open('/unterwegs/geraete/smartphones/solvar-s1-pro')
    await shopper.run((page) => page.focusOpener('bar__p'))
    await shopper.press('Enter')
    await shopper.sees(query('dialog'))
    await shopper.browser.evaluate(
      `Promise.resolve((${grow.toString()})(document.querySelector('.dlg__b'))).then(() => null)`,
    )
    expect(await shopper.run((page) => page.leftToScroll())).toBeGreaterThan(100)
    await scrollToEnd(shopper, 'grown dialog')
  }
})
