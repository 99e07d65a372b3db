import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { publish, type ToastPayload } from '@nimbus/shared-contracts/events'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { Toaster } from './toaster'

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const info: ToastPayload = { type: 'info', title: 'Hinweis' }
const show = (toast: ToastPayload): void => act(() => publish('toast:show', toast))
const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds))
const shown = (title = 'Hinweis') => screen.queryByText(title)
const toastOf = (title = 'Hinweis') => screen.getByText(title).closest<HTMLElement>('.toast')!
const closeButton = (title = 'Hinweis') => within(toastOf(title)).getByRole('button', { name: 'Meldung schließen' })
const polite = () => screen.getByRole('status', { name: 'Meldungen' })
const urgent = () => screen.getByRole('alert', { name: 'Wichtige Meldungen' })

describe('Toaster', () => {
  it('has empty live regions from the start: one that was made with its text is often not read', () => {
    render(<Toaster />)
    expect(polite()).toBeEmptyDOMElement()
    expect(urgent()).toBeEmptyDOMElement()
  })

  it.each([
    ['info', polite, urgent],
    ['success', polite, urgent],
    ['warning', urgent, polite],
    ['error', urgent, polite],
  ] as const)('puts %s into one region only', (type, region, other) => {
    render(<Toaster />)
    show({ type, title: 'Ihre Session ist abgelaufen', message: 'Bitte versuchen Sie es erneut' })
    expect(within(region()).getByText('Ihre Session ist abgelaufen')).toBeVisible()
    expect(within(region()).getByText('Bitte versuchen Sie es erneut')).toBeVisible()
    expect(other()).toBeEmptyDOMElement()
  })

  it('inserts each text once and has only what is new read; the region used to be read again as a whole', () => {
    render(<Toaster />)
    const observer = new MutationObserver(() => {})
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    const insertedBy = (title: string): (string | null)[] => {
      show({ type: 'success', title })
      return observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent))
    }
    expect(insertedBy('Erster')).toEqual(['Erfolg: Erster'])
    expect(insertedBy('Zweiter')).toEqual(['Erfolg: Zweiter'])
    observer.disconnect()
    for (const region of [polite(), urgent()]) expect(region).toHaveAttribute('aria-atomic', 'false')
  })

  it.each([
    [undefined, 3000],
    [500, 500],
    [8000, 8000],
    [3_000_000_000, 2 ** 31 - 1],
  ])('with duration %s goes after %i ms', (duration, milliseconds) => {
    render(<Toaster />)
    show({ ...info, duration })
    pass(milliseconds - 1)
    expect(shown()).toBeVisible()
    pass(1)
    expect(shown()).toBeNull()
  })

  it('stays with duration 0 until it is closed by hand', () => {
    render(<Toaster />)
    show({ ...info, duration: 0 })
    pass(60_000)
    fireEvent.click(closeButton())
    expect(shown()).toBeNull()
  })

  it.each([
    ['top-right', undefined],
    ['top-right', 'top-right'],
    ['top-left', 'top-left'],
    ['top-center', 'top-center'],
    ['bottom-right', 'bottom-right'],
    ['bottom-left', 'bottom-left'],
    ['bottom-center', 'bottom-center'],
  ] as const)('shows a toast at %s for position %s', (place, position) => {
    render(<Toaster />)
    show({ ...info, position })
    expect(toastOf().parentElement).toHaveClass('toaster__place', `toaster__place--${place}`)
  })

  it('shows four at once, the newest first, each for its own time', () => {
    render(<Toaster />)
    const titles = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']
    titles.forEach((title, index) => show({ type: 'info', title, duration: 1000 * (index + 1) }))
    const texts = () => [...polite().querySelectorAll('b')].map(({ lastChild }) => lastChild?.textContent)
    expect(texts()).toEqual(['Fünf', 'Vier', 'Drei', 'Zwei'])
    pass(2000)
    expect(texts()).toEqual(['Fünf', 'Vier', 'Drei'])
  })

  it('keeps the places of one edge together, so that none covers another where they have no room beside each other', () => {
    render(<Toaster />)
    show({ ...info, title: 'Links', position: 'top-left' })
    show({ ...info, title: 'Unten', position: 'bottom-left' })
    show({ ...info, title: 'Rechts', position: 'top-right' })
    const edgeOf = (title: string) => toastOf(title).closest('.toaster__edge')
    expect(edgeOf('Links')).toBe(edgeOf('Rechts'))
    expect(edgeOf('Unten')).not.toBe(edgeOf('Links'))
  })

  // an urgent one used to stand below polite ones at the other side of the screen
  it.each([
    ['top-left', 'top-right', ''],
    ['top-right', 'bottom-right', ''],
    ['top-right', 'top-right', 'top'],
    ['bottom-left', 'bottom-left', 'bottom'],
  ] as const)('with a polite toast at %s and an urgent one at %s stacks "%s"', (place, other, stacked) => {
    render(<Toaster />)
    show({ ...info, position: place })
    show({ type: 'error', title: 'Dringend', position: other })
    expect(toastOf('Dringend').closest('.toaster')).toHaveAttribute('data-stacked', stacked)
  })

  it('scrolls to the newest where there is no room for all', () => {
    render(<Toaster />)
    show({ ...info, title: 'Eins' })
    const edge = toastOf('Eins').closest('.toaster__edge')!
    edge.scrollTop = 900
    show({ ...info, title: 'Zwei' })
    expect(edge.scrollTop).toBe(0)
  })

  it('shows the same once, for 3000 ms after the last time', () => {
    render(<Toaster />)
    show(info)
    pass(2500)
    show(info)
    expect(screen.getAllByText('Hinweis')).toHaveLength(1)
    pass(2999)
    expect(shown()).toBeVisible()
    pass(1)
    expect(shown()).toBeNull()
  })

  it('leads where its event says, and goes with that', () => {
    render(<Toaster />)
    show({ ...info, duration: 0, link: { label: 'Bestellung fortsetzen', href: '/weitermachen' } })
    const link = within(toastOf()).getByRole('link', { name: 'Bestellung fortsetzen' })
    expect(link).toHaveAttribute('href', '/weitermachen')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(shown()).toBeNull()
  })

  it('shows a widget that its event names', () => {
    const mountWidget = jest.fn((_widget: string, element: HTMLElement) => {
      element.textContent = 'Rückgängig'
      return { update() {}, unmount() {} }
    })
    setHost({ mountWidget } as unknown as Host)
    render(<Toaster />)
    show({ ...info, widget: 'mf-cart/undo' })
    expect(mountWidget).toHaveBeenCalledWith('mf-cart/undo', expect.any(HTMLElement), {}, expect.any(Function))
    expect(toastOf()).toHaveTextContent('Rückgängig')
    setHost(undefined)
  })
})

describe('a toast that is held', () => {
  const hiddenTab = (hidden: boolean): void => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['the pointer is on it', () => fireEvent.pointerEnter(toastOf()), () => fireEvent.pointerLeave(toastOf())],
    ['the focus is in it', () => act(() => closeButton().focus()), () => act(() => closeButton().blur())],
    ['the tab is hidden', () => hiddenTab(true), () => hiddenTab(false)],
  ])('waits while %s and goes on with the time that was left', (_, hold, release) => {
    render(<Toaster />)
    show(info)
    pass(2000)
    hold()
    pass(10_000)
    expect(shown()).toBeVisible()
    release()
    pass(999)
    expect(shown()).toBeVisible()
    pass(1)
    expect(shown()).toBeNull()
  })

  it('waits for the focus although the pointer has left; it used to go', () => {
    render(<Toaster />)
    show(info)
    act(() => closeButton().focus())
    fireEvent.pointerEnter(toastOf())
    fireEvent.pointerLeave(toastOf())
    pass(10_000)
    expect(shown()).toBeVisible()
  })
})

describe('a toast closed by keyboard', () => {
  const Page = () => (
    <>
      <button type="button">In den Warenkorb</button>
      <Toaster />
    </>
  )

  it.each([
    ['its button', () => fireEvent.click(closeButton())],
    ['Escape', () => fireEvent.keyDown(closeButton(), { key: 'Escape' })],
  ])('by %s gives the focus back', (_, close) => {
    render(<Page />)
    const before = screen.getByRole('button', { name: 'In den Warenkorb' })
    before.focus()
    show(info)
    expect(before).toHaveFocus()
    act(() => closeButton().focus())
    close()
    expect(shown()).toBeNull()
    expect(before).toHaveFocus()
  })

  it('leaves others and a dialog below it open', () => {
    const onClose = jest.fn()
    render(
      <>
        <Dialog open onClose={onClose} title="Tarifdetails">
          Inhalt
        </Dialog>
        <Page />
      </>,
    )
    show(info)
    show({ type: 'error', title: 'Formularfehler', duration: 0 })
    act(() => closeButton().focus())
    fireEvent.keyDown(closeButton(), { key: 'Escape' })
    expect(shown()).toBeNull()
    expect(shown('Formularfehler')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
