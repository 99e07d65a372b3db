import { availabilityStore } from '../../availability'
import { cartStore } from '../../cart'
import { formStore } from '../../forms'
import { orderStore } from '../../order'
import { aCart, aCheckData, anOption, aTariff } from '../builders'

/** The stores that live in a tab. */
export const STORES = { cart: cartStore, availability: availabilityStore, form: formStore, order: orderStore }
export type StoreName = keyof typeof STORES

/** Fills the stores. */
export type StoreState = () => void

const KEYS = ['nimbus-c', 'nimbus-a', 'nimbus-f', 'nimbus-o']

/** What a remote has to bear: a new tab, one with a cart and a checked address, and records that nobody can read. */
export const STORE_STATES: Readonly<Record<string, StoreState>> = {
  empty() {},
  filled() {
    cartStore.set(aCart({ tariff: aTariff(), options: [anOption()] }))
    availabilityStore.set({ checkData: aCheckData() })
    formStore.set({ situation: 'NO_LINE', values: { CUSTOMER: { email: 'erika@example.org' } }, saved: [] })
  },
  unreadable() {
    for (const key of KEYS) sessionStorage.setItem(key, '{"version":1,"data":')
  },
}

/** A tab as a page finds it at hydration: the records are in the storage, the stores are empty and not restored yet. */
export function openTab(state: StoreState): void {
  closeTab()
  state()
  const records = Object.entries(sessionStorage) as [string, string][]
  for (const store of Object.values(STORES)) {
    store.reset()
    store.state.restored = false
  }
  for (const [key, record] of records) sessionStorage.setItem(key, record)
}

/** Brings the stores back to what they hold in a new tab. */
export function closeTab(): void {
  for (const store of Object.values(STORES)) {
    store.reset()
    store.state.restored = false
  }
  sessionStorage.clear()
  localStorage.clear()
}

/** What the shell does once a page is hydrated. */
export const restoreStores = (): void => Object.values(STORES).forEach((store) => store.restore())
