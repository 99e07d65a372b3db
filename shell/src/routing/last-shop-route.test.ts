import { lastShopRoute, rememberShopRoute } from './last-shop-route'

beforeEach(() => sessionStorage.clear())

describe('rememberShopRoute', () => {
  it('keeps where the visitor was when cart or checkout is entered', () => {
    rememberShopRoute(
      { layout: 'shop', path: '/zuhause/tarife/dsl-tarife', search: '?slug=dsl-m' },
      { layout: 'order' },
    )
    rememberShopRoute({ layout: 'order', path: '/warenkorb', search: '' }, { layout: 'order' })
    expect(lastShopRoute()).toBe('/zuhause/tarife/dsl-tarife?slug=dsl-m')
  })

  it('follows the visitor who goes back to the shop and returns to the cart', () => {
    rememberShopRoute({ layout: 'shop', path: '/zuhause/tarife/dsl-tarife', search: '' }, { layout: 'order' })
    rememberShopRoute({ layout: 'order', path: '/warenkorb', search: '' }, { layout: 'default' })
    expect(lastShopRoute()).toBe('/zuhause/tarife/dsl-tarife')
    rememberShopRoute({ layout: 'default', path: '/unterwegs/geraete/smartphones', search: '' }, { layout: 'order' })
    expect(lastShopRoute()).toBe('/unterwegs/geraete/smartphones')
  })

  it('keeps no tracking id, which would need consent', () => {
    const search = '?slug=dsl-m&ext_id=fruehling'
    rememberShopRoute({ layout: 'shop', path: '/zuhause/tarife/dsl-tarife', search }, { layout: 'order' })
    expect(lastShopRoute()).toBe('/zuhause/tarife/dsl-tarife?slug=dsl-m')
  })

  it('is the start page as long as nothing was remembered, or something broken', () => {
    expect(lastShopRoute()).toBe('/')
    sessionStorage.setItem('nimbus-l', '{oops')
    expect(lastShopRoute()).toBe('/')
  })
})
