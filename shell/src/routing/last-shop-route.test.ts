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

  it('is the start page as long as nothing was remembered, or something broken', () => {
    expect(lastShopRoute()).toBe('/')
    sessionStorage.setItem('nimbus-l', '{oops')
    expect(lastShopRoute()).toBe('/')
  })
})
