import { LOW_SCREENS, tryDialog } from './dialogs'
import { expect, test } from './fixture'
import { expectGoodLayout, expectNoErrors } from './layout'
import { pageKinds, shareOf } from './page-kinds'
import { chooseTariff, checkAddress, rejectConsent } from './walk'

test('every kind of page comes without an error, and its dialogs are opened, scrolled and closed by keyboard', async ({
  shopper,
  shop,
  share,
}) => {
  await shopper.open('/zuhause/tarife/dsl-tarife')
  await rejectConsent(shopper)
  // an address and a cart give the pages of an order something to show
  await checkAddress(shopper)
  await chooseTariff(shopper, 'DSL M')
  const tried = new Set<string>()
  const kinds = shareOf(await pageKinds(shop.url), share)
  expect(kinds.length).toBeGreaterThan(10)
  for (const { id, address } of kinds) {
    await shopper.open(address)
    await expectNoErrors(shopper, id)
    await expectGoodLayout(shopper, id, share.of === 1 ? 4 : 2)
    // the short form opens each kind of dialog once, the whole on each page that has it
    for (const screen of share.of === 1 ? LOW_SCREENS : LOW_SCREENS.slice(0, 1)) {
      await shopper.resize(screen)
      for (const opener of await shopper.run((page) => page.dialogOpeners())) {
        const key = share.of === 1 ? `${id} ${opener} ${screen.height}` : opener
        if (tried.has(key)) continue
        tried.add(key)
        await tryDialog(shopper, opener, `${id}, ${opener} at ${screen.height} px`)
      }
    }
  }
  expect(tried.size, 'kinds of dialogs').toBeGreaterThan(1)
})
