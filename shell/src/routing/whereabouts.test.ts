import { lastShopRoute } from './last-shop-route'
import { createWhereabouts } from './whereabouts'

const shop = { layout: 'shop', path: '/zuhause', search: '?q=mail' } as const
const cart = { layout: 'order', path: '/warenkorb', search: '' } as const

beforeEach(() => sessionStorage.clear())

describe('createWhereabouts', () => {
  it('knows since when the first page is left, and that another query of it is no other page', () => {
    let time = 100
    const whereabouts = createWhereabouts(shop, () => time)
    whereabouts.come({ ...shop, search: '?tv=smart' })
    expect(whereabouts.firstLeftAt()).toBe(Infinity)
    time = 200
    whereabouts.come(cart)
    time = 300
    whereabouts.come(shop)
    whereabouts.come(cart)
    expect(whereabouts.firstLeftAt()).toBe(200)
  })

  it('remembers the shop page that the order was entered from', () => {
    const whereabouts = createWhereabouts(shop)
    whereabouts.come(cart)
    expect(whereabouts.now()).toEqual(cart)
    expect(lastShopRoute()).toBe('/zuhause?q=mail')
  })
})
