import { waitFor } from '@testing-library/react'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { tellLosses } from './tell-losses'

const titles = (toasts: readonly ToastPayload[]) => toasts.map(({ title }) => title)

/** Waits for as many toasts, whose texts come with the first one. */
const until = (toasts: readonly unknown[], count: number) => waitFor(() => expect(toasts).toHaveLength(count))

describe('tellLosses', () => {
  let refused: () => void
  // it listens for the life of the page
  beforeAll(() => {
    refused = tellLosses(() => Promise.resolve())
  })
  afterEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
  })

  // a full storage used to lose the cart at the next load without a word
  it('says once what the browser does not keep, and once what it could not read', async () => {
    expectConsole('warn', /record nimbus-c is/)
    const toasts: ToastPayload[] = []
    const unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    cartStore.set(cartStore.get())
    refused()
    await until(toasts, 1)
    expect(titles(toasts)).toEqual(['Ihr Browser speichert hier nichts'])
    jest.restoreAllMocks()
    cartStore.set(cartStore.get())
    sessionStorage.setItem('nimbus-c', '{oops')
    cartStore.restore()
    await until(toasts, 2)
    expect(titles(toasts)).toEqual(['Ihr Browser speichert hier nichts', 'Nicht alles war noch lesbar'])
    unsubscribe()
  })

  // a button that changed nothing said nothing either
  it('says each time that a change is not taken', async () => {
    expectConsole('error', /StoreRefusal.*nimbus-c is refused/)
    const toasts: ToastPayload[] = []
    const unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
    for (const times of [1, 2]) {
      cartStore.set({ ...cartStore.get(), options: 'none' as unknown as [] })
      await until(toasts, times)
      expect(titles(toasts)).toEqual(Array<string>(times).fill('Änderung nicht übernommen'))
    }
    unsubscribe()
  })
})
