import { useEffect, useState } from 'react'
import { act, render } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore, type Cart } from '@nimbus/shared-contracts/cart'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { checkoutPage } from '../pages/checkout-page'
import { finishPage } from '../pages/finish-page'
import { overviewPage } from '../pages/overview-page'
import { resumePage } from '../pages/resume-page'
import type { FakeShop } from './fake-shop'

const pages = [checkoutPage, overviewPage, finishPage, resumePage]
const stores = [cartStore, formStore, orderStore, availabilityStore]

/** A tab with a checked address and this cart, and nothing of an order yet. */
export function openTab(cart: Cart = aCart({ tariff: aTariff() })): void {
  sessionStorage.clear()
  localStorage.clear()
  for (const store of stores) {
    store.reset()
    store.state.restored = false
  }
  cartStore.set(cart)
  availabilityStore.set({ checkData: aCheckData() })
}

/** What the shell does after hydration. */
const restoreStores = (): void => stores.forEach((store) => store.restore())

/** Shows the remote's page of an address and follows its links and navigations, as the shell does. */
export function renderShop(shop: FakeShop, start: string) {
  let go: (href: string) => void = () => {}
  setHost({
    ...shop.host,
    navigate: (href) => {
      shop.navigated.push(href)
      go(href)
    },
  })
  function Shop() {
    const [address, setAddress] = useState(start)
    go = setAddress
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const found = pages.find(({ page }) => page.path === pathname)
    useEffect(() => {
      const follow = (event: MouseEvent): void => {
        const link = (event.target as Element).closest('a')
        if (!link || event.defaultPrevented || link.target || link.hasAttribute('download')) return
        event.preventDefault()
        const href = link.getAttribute('href') ?? ''
        shop.navigated.push(href)
        setAddress(href)
      }
      document.addEventListener('click', follow)
      return () => document.removeEventListener('click', follow)
    }, [])
    if (!found) return <p>{`elsewhere: ${address}`}</p>
    return <found.Component payload={null} path={pathname} params={{}} query={Object.fromEntries(searchParams)} />
  }
  const view = render(<Shop />)
  act(restoreStores)
  return view
}
