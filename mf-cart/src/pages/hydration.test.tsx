import { act } from '@testing-library/react'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { ok } from '@nimbus/shared-contracts/errors'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { aCart, aHandset, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { bootstrap, mount, unmount } from '../app'
import { render } from '../server'

const request = { path: '/warenkorb', params: {}, query: {} }

afterEach(() => setHost(undefined))

describe('hydration', () => {
  // a mismatch is a console.error, which fails the test
  it.each([
    ['Glasfaser 150', aCart({ tariff: aTariff() })],
    ['Solvar S1 Pro', aCart({ tariff: aMobileTariff(), handset: aHandset() })],
    ['Nimbus Prepaid L', aCart({ tariff: aPrepaidTariff() })],
  ])('starts from the HTML of the server and then shows %s of the stored cart', async (name, cart) => {
    const { handset, ...rest } = cart
    const priced = { ...rest, handsets: handset ? [handset] : [] }
    const plan = { cart: priced, sums: { conditions: [] }, details: [] }
    const widget = { update: () => {}, unmount: () => {} }
    setHost({ api: { post: async () => ok(plan) }, mountWidget: () => widget } as unknown as Host)
    cartStore.set(cart)
    cartStore.restore()
    const domElement = document.createElement('div')
    document.body.append(domElement)
    domElement.innerHTML = (await render('cart', {}, request)).html
    const heading = domElement.querySelector('h1')
    const props = { ...request, domElement, page: 'cart', payload: {}, hydrate: true, onFailure: fail }
    await bootstrap(props)
    await act(async () => void (await mount(props)))
    expect(domElement.querySelector('h1')).toBe(heading)
    expect(domElement).toHaveTextContent(name)
    await act(async () => void (await unmount(props)))
  })
})

function fail(error: unknown): void {
  throw error
}
