import { act, fireEvent, render, screen } from '@testing-library/react'
import { host, setHost, type Host } from '@nimbus/shared-contracts/remote'
import { WidgetSlot } from './widget'

/** A shell whose widget writes its text at once and is on screen when the test says so. */
function aHost() {
  let shown = (_: boolean): void => {}
  const handle = { update: jest.fn(), unmount: jest.fn() }
  const mountWidget: Host['mountWidget'] = (_widget, domElement, _props, onShown = () => {}) => {
    domElement.textContent = 'Widget'
    shown = onShown
    return handle
  }
  setHost({ mountWidget } as Host)
  return { handle, finish: () => act(() => shown(true)), breakDown: () => act(() => shown(false)) }
}

afterEach(() => setHost(undefined))

describe('WidgetSlot', () => {
  it('never shows fallback and widget together, which used to move the page', () => {
    const { finish } = aHost()
    render(<WidgetSlot widget="mf-cart/mini-cart" fallback={<p>Ersatz</p>} />)
    expect(screen.getByText('Ersatz')).toBeVisible()
    expect(screen.getByText('Widget')).not.toBeVisible()
    finish()
    expect(screen.queryByText('Ersatz')).not.toBeInTheDocument()
    expect(screen.getByText('Widget')).toBeVisible()
  })

  it('shows the fallback again when the widget broke', () => {
    const { finish, breakDown } = aHost()
    render(<WidgetSlot widget="mf-cart/mini-cart" fallback={<p>Ersatz</p>} />)
    finish()
    breakDown()
    expect(screen.getByText('Ersatz')).toBeVisible()
  })

  it('tells the widget of new props and unmounts it', () => {
    const { handle } = aHost()
    const { rerender, unmount } = render(<WidgetSlot widget="mf-cart/summary" props={{ step: 1 }} />)
    rerender(<WidgetSlot widget="mf-cart/summary" props={{ step: 2 }} />)
    expect(handle.update).toHaveBeenLastCalledWith({ step: 2 })
    unmount()
    expect(handle.unmount).toHaveBeenCalledTimes(1)
  })

  it('mounts on demand when a visitor reaches for it, and takes the focus over from the fallback', () => {
    const { finish } = aHost()
    const mountWidget = jest.spyOn(host(), 'mountWidget')
    render(<WidgetSlot widget="mf-home-internet/availability" onDemand fallback={<a href="/pruefen">Prüfen</a>} />)
    expect(mountWidget).not.toHaveBeenCalled()
    act(() => screen.getByRole('link').focus())
    expect(mountWidget).toHaveBeenCalledTimes(1)
    mountWidget.mock.calls[0]![1].innerHTML = '<input aria-label="Adresse">'
    finish()
    expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveFocus()
  })

  it('mounts on demand under a pointer, and takes no focus that is elsewhere', () => {
    const { finish } = aHost()
    const { container } = render(
      <WidgetSlot widget="mf-home-internet/availability" onDemand fallback={<p>Ersatz</p>} />,
    )
    fireEvent.pointerEnter(container.firstElementChild!)
    finish()
    expect(screen.getByText('Widget')).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['its place', '[data-widget]'],
    ['the element in it', '[data-widget] > div'],
  ])(
    'is there again at once when something has taken %s out; it used to be gone until the next page',
    async (_, which) => {
      const { finish, handle } = aHost()
      const { container, unmount } = render(
        <main>
          <WidgetSlot widget="mf-cart/summary" />
          <p>Danach</p>
        </main>,
      )
      finish()
      const before = container.innerHTML
      container.querySelector(which)!.remove()
      await Promise.resolve()
      expect(container.innerHTML).toBe(before)
      expect(handle.unmount).not.toHaveBeenCalled()
      unmount()
      await Promise.resolve()
      expect(container).toBeEmptyDOMElement()
    },
  )

  it('goes with its page, which takes it away on purpose', async () => {
    aHost()
    const { container, rerender } = render(
      <main>
        <WidgetSlot widget="mf-cart/summary" />
      </main>,
    )
    rerender(<main />)
    await Promise.resolve()
    expect(container.querySelector('[data-widget]')).toBeNull()
  })
})
