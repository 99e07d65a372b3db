import { orderStore } from '@nimbus/shared-contracts/order'
import { pressButton, type PageVisit } from '@nimbus/shared-contracts/testing'
import { aFakeShop, anOrderResult } from './fake-shop'
import { openTab } from './render-shop'
import { openSavedOrder } from './saved-order'

const { api } = aFakeShop().host

const states = {
  'a cart': () => openTab(),
  'a saved order': () => openSavedOrder(),
  'a finished order': () => orderStore.set({ ...orderStore.get(), result: anOrderResult() }),
}

/** The answer to the first question, and on to the form. */
function initiate(page: HTMLElement): void {
  page.querySelector<HTMLInputElement>('input[value="NO_LINE"]')?.click()
  pressButton(/^Weiter/)(page)
}

export const pageVisits: readonly PageVisit[] = [
  {
    page: 'checkout',
    path: '/checkout',
    nextQuery: { step: 'customer' },
    api,
    states,
    uses: [
      {
        name: 'beginning an order',
        state: 'a cart',
        does: initiate,
        publishes: ['page:meta', 'track'],
        changes: ['order'],
      },
    ],
  },
  { page: 'overview', path: '/checkout/overview', api, states },
  { page: 'finish', path: '/checkout/finish', api, states },
  { page: 'order-status', path: '/auftragsstatus', api, states },
  { page: 'resume', path: '/weitermachen', api, states },
]
