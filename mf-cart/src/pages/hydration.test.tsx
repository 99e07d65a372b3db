import { act } from '@testing-library/react'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { ok } from '@nimbus/shared-contracts/errors'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { aCart, aTariff } from '@nimbus/shared-contracts/testing'
import { mount, unmount } from '../app'
import { render } from '../server'

const request = { path: '/warenkorb', params: {}, query: {} }
const cart = aCart({ tariff: aTariff() })
const plan = { cart: { ...cart, handsets: [] }, sums: { conditions: [] }, details: [] }

afterEach(() => setHost(undefined))

describe('hydration', () => {
  // a mismatch is a console.error, which fails the test
  it('starts from the HTML of the server and then shows the stored cart', async () => {
    const widget = { update: () => {}, unmount: () => {} }
    setHost({ api: { post: async () => ok(plan) }, mountWidget: () => widget } as unknown as Host)
    cartStore.set(cart)
    cartStore.restore()
    const domElement = document.createElement('div')
    document.body.append(domElement)
    domElement.innerHTML = render('cart', {}, request).html
    const heading = domElement.querySelector('h1')
    const props = { ...request, domElement, page: 'cart', payload: {}, hydrate: true, onFailure: fail }
    await act(async () => void (await mount(props)))
    expect(domElement.querySelector('h1')).toBe(heading)
    expect(domElement).toHaveTextContent('Glasfaser 150')
    await act(async () => void (await unmount(props)))
  })
})

function fail(error: unknown): void {
  throw error
}
