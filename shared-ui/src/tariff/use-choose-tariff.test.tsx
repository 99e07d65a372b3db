import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore, setTariff } from '@nimbus/shared-contracts/cart'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { aCart, aMobileTariff, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { OUTDATED, useChooseTariff, type CartChange } from './use-choose-tariff'

const s = aMobileTariff({ concrete_product_id: 's' })
const m = aMobileTariff({ concrete_product_id: 'm' })
const put =
  (tariff: typeof s): CartChange =>
  (cart) => ({ cart: setTariff(cart, tariff) })

const toasts: ToastPayload[] = []
const onTaken = jest.fn()
let unsubscribe = (): void => {}

beforeEach(() => {
  cartStore.reset()
  toasts.length = 0
  onTaken.mockReset()
  unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
})
afterEach(() => unsubscribe())

/** A page with a button for each tariff, whose lookups the test answers, in the order in which they were made. */
function open() {
  const waiting: ((change: CartChange | undefined) => void)[] = []
  function Page() {
    const { choose, busyId, dialog } = useChooseTariff({
      prepare: () => new Promise((resolve) => waiting.push(resolve)),
      onChosen: () => {},
    })
    return (
      <>
        {[s, m].map((tariff) => (
          <button key={tariff.concrete_product_id} type="button" onClick={() => choose(tariff, onTaken)}>
            {tariff.concrete_product_id}
          </button>
        ))}
        <output>{busyId}</output>
        {dialog}
      </>
    )
  }
  const { unmount } = render(<Page />)
  return {
    unmount,
    waiting,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    answer: (index: number, change: CartChange | undefined) => act(async () => waiting[index]?.(change)),
  }
}

const inCart = (): string | undefined => cartStore.get().tariff?.concrete_product_id

describe('useChooseTariff', () => {
  it('writes the cart once the lookup is answered, and is busy until then', async () => {
    const { press, answer } = open()
    await press('m')
    expect(screen.getByRole('status')).toHaveTextContent('m')
    expect(inCart()).toBeUndefined()
    await answer(0, put(m))
    expect(inCart()).toBe('m')
    expect(onTaken).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('takes the newest of two wishes, whichever is answered first', async () => {
    const { press, answer } = open()
    await press('s')
    await press('m')
    await answer(1, put(m))
    await answer(0, put(s))
    expect(inCart()).toBe('m')
    expect(onTaken).toHaveBeenCalledTimes(1)
  })

  it('gives up when the page goes; a late answer used to write the cart and lead away from the next page', async () => {
    const { press, answer, unmount } = open()
    await press('m')
    unmount()
    await answer(0, put(m))
    expect(inCart()).toBeUndefined()
    expect(onTaken).not.toHaveBeenCalled()
    expect(toasts).toEqual([])
  })

  it('asks about a cart of the other area that came meanwhile; it used to be cleared without a word', async () => {
    const { press, answer } = open()
    await press('m')
    const landline = aCart({ tariff: aTariff(), options: [anOption()] })
    act(() => void cartStore.set(landline))
    await answer(0, put(m))
    expect(cartStore.get()).toEqual(landline)
    await press('Warenkorb leeren und auswählen')
    await answer(1, put(m))
    expect(inCart()).toBe('m')
  })

  it('asks once for one cart, and keeps it when told to', async () => {
    cartStore.set(aCart({ tariff: aTariff() }))
    const { press, answer, waiting } = open()
    await press('m')
    expect(waiting).toHaveLength(0)
    await press('Warenkorb behalten')
    expect(inCart()).toBe('glasfaser-150-24')
    await press('m')
    await press('Warenkorb leeren und auswählen')
    await answer(0, put(m))
    expect(inCart()).toBe('m')
  })

  it('looks up again what the cart has outgrown', async () => {
    const { press, answer, waiting } = open()
    await press('m')
    await answer(0, () => OUTDATED)
    expect(inCart()).toBeUndefined()
    expect(waiting).toHaveLength(2)
    await answer(1, put(m))
    expect(inCart()).toBe('m')
  })

  it('leaves the cart alone when the lookup fails, and says so', async () => {
    const { press, answer } = open()
    await press('m')
    await answer(0, undefined)
    expect(inCart()).toBeUndefined()
    expect(toasts).toMatchObject([{ type: 'error', title: 'Dieser Tarif kann gerade nicht ausgewählt werden' }])
  })
})
