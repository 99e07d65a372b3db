import { cartStore } from '@nimbus/shared-contracts/cart'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aBundleData, aCart, aHandset } from '@nimbus/shared-contracts/testing'
import { OUTDATED } from '@nimbus/shared-ui/tariff'
import { mobileTariff } from '../../../testing/devices'
import { anApiOf, setTestHost } from '../../../testing/open-page'
import { withoutDevice } from '../../../testing/mobile'
import { withBundle } from './with-bundle'

const ofM = aCart({ tariff: mobileTariff('m'), handset: aHandset() })
const l = mobileTariff('l')

beforeEach(() => {
  setTestHost(anApiOf({ '/catalogue/bundles': aBundleData() }).api, [])
  cartStore.set(ofM)
})
afterEach(() => {
  setHost(undefined)
  cartStore.reset()
})

describe('withBundle', () => {
  it('asks again when another handset came into the cart meanwhile; it used to get the price of the first', async () => {
    const change = await withBundle(l)
    expect(change?.({ ...ofM, handset: aHandset({ concrete_product_id: 'another' }) })).toBe(OUTDATED)
  })

  it('asks again when a handset came into a cart without one', async () => {
    cartStore.set(aCart({ tariff: withoutDevice(mobileTariff('m')) }))
    const change = await withBundle(l)
    expect(change?.(ofM)).toBe(OUTDATED)
  })

  it('needs nothing any more once the handset is gone', async () => {
    const change = await withBundle(l)
    expect(change?.({ ...ofM, handset: null })).toMatchObject({ cart: { tariff: l, handset: null } })
  })
})
