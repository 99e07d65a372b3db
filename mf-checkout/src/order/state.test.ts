import { addressKey } from '@nimbus/shared-contracts/availability'
import { orderStore, type OrderState } from '@nimbus/shared-contracts/order'
import { aCart, aCheckData, aMobileTariff, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { isOrderOf, type Wanted } from './state'

const here = addressKey(aCheckData())
const cart = aCart({ tariff: aTariff() })
const wanted: Wanted = { cart, kind: 'new-contract', addressKey: here }

const anOrder = (over: Partial<OrderState> = {}): OrderState => ({
  ...orderStore.get(),
  temp_order_id: 'order-1',
  kind: 'new-contract',
  initiated: cart,
  address_key: here,
  ...over,
})

const { address } = aCheckData().availability
const nextDoor = addressKey(aCheckData({ address: { ...address, house_no_suffix: 'b' } }))
const upstairs = addressKey(aCheckData({ unit: '2. OG links' }))
const dearer = aCart({ tariff: aTariff({ conditions: [] }) })

describe('isOrderOf', () => {
  it.each<[string, Wanted]>([
    ['the same', wanted],
    ['another price, which the server knows better', { ...wanted, cart: dearer }],
  ])('goes on with %s', (_, now) => {
    expect(isOrderOf(anOrder(), now)).toBe(true)
  })

  it.each<[string, Wanted]>([
    // the order used to go on, and went to the address that was checked first
    ['another house', { ...wanted, addressKey: nextDoor }],
    ['another dwelling of the house', { ...wanted, addressKey: upstairs }],
    ['no address', { ...wanted, addressKey: undefined }],
    ['another kind', { ...wanted, kind: 'provider-change' }],
    ['another cart', { ...wanted, cart: aCart({ tariff: aTariff(), options: [anOption()] }) }],
  ])('needs a new order for %s', (_, now) => {
    expect(isOrderOf(anOrder(), now)).toBe(false)
  })

  it('needs a new order where none was initiated, or one without an address', () => {
    expect(isOrderOf(orderStore.get(), wanted)).toBe(false)
    expect(isOrderOf(anOrder({ address_key: null }), wanted)).toBe(false)
  })

  it('asks for no address with a mobile tariff', () => {
    const mobile = aCart({ tariff: aMobileTariff() })
    expect(isOrderOf(anOrder({ initiated: mobile, address_key: null }), { ...wanted, cart: mobile })).toBe(true)
  })
})
