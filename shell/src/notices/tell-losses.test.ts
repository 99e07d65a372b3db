import { cartStore } from '@nimbus/shared-contracts/cart'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { tellLosses } from './tell-losses'

const titles = (toasts: readonly ToastPayload[]) => toasts.map(({ title }) => title)

describe('tellLosses', () => {
  afterEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
  })

  // a full storage used to lose the cart at the next load without a word
  it('says once what the browser does not keep, and once what it could not read', async () => {
    expectConsole('warn', /record nimbus-c is/)
    const toasts: ToastPayload[] = []
    const unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
    const refused = tellLosses(() => Promise.resolve())
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    cartStore.set(cartStore.get())
    refused()
    await Promise.resolve()
    expect(titles(toasts)).toEqual(['Ihr Browser speichert hier nichts'])
    jest.restoreAllMocks()
    cartStore.set(cartStore.get())
    sessionStorage.setItem('nimbus-c', '{oops')
    cartStore.restore()
    await Promise.resolve()
    expect(titles(toasts)).toEqual(['Ihr Browser speichert hier nichts', 'Nicht alles war noch lesbar'])
    unsubscribe()
  })
})
