import { act, screen } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'
import { setHost, type PageProps } from '@nimbus/shared-contracts/remote'
import * as app from '../app'
import { render } from '../server'
import { aFakeShop, anOrderResult } from '../testing/fake-shop'
import { openTab } from '../testing/render-shop'

beforeEach(() => {
  openTab()
  setHost(aFakeShop().host)
})
afterEach(() => {
  mounted.splice(0).forEach((props) => act(() => void app.unmount(props)))
  setHost(undefined)
  document.body.innerHTML = ''
})

const mounted: PageProps[] = []
const restore = () => [availabilityStore, cartStore, formStore, orderStore].forEach((store) => store.restore())

/** Hydrates the server's HTML of a page; a difference would be an error in the console, which fails the test. */
async function hydrate(page: string, path: string): Promise<PageProps> {
  const request = { path, params: {}, query: {} }
  const domElement = document.createElement('div')
  document.body.append(domElement)
  domElement.innerHTML = (await render(page, null, request)).html
  const props = { ...request, domElement, page, payload: null, hydrate: true, onFailure: jest.fn() }
  await app.bootstrap(props)
  act(() => void app.mount(props))
  mounted.push(props)
  return props
}

describe('hydration', () => {
  it.each([
    ['checkout', '/checkout'],
    ['overview', '/checkout/overview'],
    ['finish', '/checkout/finish'],
    ['resume', '/weitermachen'],
  ])('finds the server’s HTML of %s before the stores are restored', async (page, path) => {
    const { html } = await render(page, null, { path, params: {}, query: {} })
    // the confirmation had none, so that without JavaScript it said nothing
    expect(html.match(/<h1/g)).toHaveLength(1)
    const { domElement, onFailure } = await hydrate(page, path)
    expect(domElement.innerHTML).toBe(html)
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('shows the order form when the stores were restored first', async () => {
    restore()
    await hydrate('checkout', '/checkout')
    expect(await screen.findByRole('radio', { name: /Kein Anschluss/ })).toBeVisible()
  })

  it('shows the confirmation when the stores were restored first', async () => {
    orderStore.set({ ...orderStore.get(), result: anOrderResult() })
    restore()
    await hydrate('finish', '/checkout/finish')
    expect(await screen.findByText('NB-2026-7K3M9Q')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung.' })).toBeVisible()
    act(() => void orderStore.set({ ...orderStore.get(), result: anOrderResult({ name: 'Ada von Ng' }) }))
    // a name held together by no-break spaces broke within a word on phones
    expect(screen.getByRole('heading', { level: 1, name: /^Vielen Dank, Ada von Ng\.$/ })).toBeVisible()
  })
})
