import type { Lifecycles, RemoteWidgets, WidgetProps } from '@nimbus/shared-contracts/remote'
import { createWidgetMounter } from './widget-mounter'

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

function aWidget(): jest.Mocked<Lifecycles<WidgetProps>> {
  const done = async (_props: WidgetProps): Promise<unknown> => undefined
  return {
    bootstrap: jest.fn(done),
    mount: jest.fn(async ({ domElement }: WidgetProps): Promise<unknown> => {
      domElement.textContent = 'Warenkorb'
      return undefined
    }),
    update: jest.fn(done),
    unmount: jest.fn(done),
  }
}

function setUp(widgets: () => Promise<Partial<RemoteWidgets>>) {
  const report = jest.fn()
  const element = document.createElement('div')
  const mountWidget = createWidgetMounter({ app: jest.fn(), widgets: widgets as () => Promise<RemoteWidgets> }, report)
  return { report, element, mountWidget }
}

describe('createWidgetMounter', () => {
  it('mounts, updates and unmounts a widget', async () => {
    const widget = aWidget()
    const { element, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const onMounted = jest.fn()
    const handle = mountWidget('mf-cart/summary', element, { order: true }, onMounted)
    await settle()
    expect(onMounted).toHaveBeenCalledTimes(1)
    expect(widget.mount).toHaveBeenCalledWith(expect.objectContaining({ order: true, domElement: element }))
    handle.update({ order: false })
    expect(widget.update).toHaveBeenCalledWith(expect.objectContaining({ order: false, domElement: element }))
    handle.unmount()
    await settle()
    expect(widget.unmount).toHaveBeenCalledTimes(1)
  })

  it('leaves the element empty and tells why when the remote fails or has no such widget', async () => {
    const onMounted = jest.fn()
    const failing = setUp(async () => Promise.reject(new Error('down')))
    failing.mountWidget('mf-cart/summary', failing.element, {}, onMounted).unmount()
    const lacking = setUp(async () => ({ widgets: {} }))
    lacking.mountWidget('mf-cart/summary', lacking.element, {}, onMounted).unmount()
    await settle()
    expect(failing.report).toHaveBeenCalledWith(new Error('down'), 'mf-cart')
    expect(String(lacking.report.mock.calls[0][0])).toMatch('mf-cart has none of that name')
    expect(onMounted).not.toHaveBeenCalled()
  })

  it('leaves the fallback in the place of a widget that breaks while it is mounted', async () => {
    const widget = aWidget()
    widget.mount.mockImplementation(async ({ onFailure }) => onFailure?.(new Error('broken')))
    const { report, element, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const shown = jest.fn()
    const handle = mountWidget('mf-cart/summary', element, {}, shown)
    await settle()
    expect(shown.mock.calls).toEqual([[false]])
    expect(report).toHaveBeenCalledWith(new Error('broken'), 'mf-cart')
    handle.unmount()
  })

  it('tries again later when the remote could not be loaded', async () => {
    jest.useFakeTimers()
    const widget = aWidget()
    const load = jest.fn<Promise<Partial<RemoteWidgets>>, []>(async () => ({ widgets: { summary: widget } }))
    load.mockRejectedValueOnce(new Error('down'))
    const { element, mountWidget } = setUp(load)
    mountWidget('mf-cart/summary', element, {})
    await jest.advanceTimersByTimeAsync(2_000)
    expect(element).toHaveTextContent('Warenkorb')
    jest.useRealTimers()
  })

  it('gives the place back to the fallback when a mounted widget breaks', async () => {
    const widget = aWidget()
    const { element, report, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const onShown = jest.fn()
    const handle = mountWidget('mf-cart/summary', element, {}, onShown)
    await settle()
    widget.mount.mock.calls[0]?.[0].onFailure?.(new Error('render'))
    await settle()
    handle.unmount()
    expect(onShown.mock.calls).toEqual([[true], [false]])
    expect(widget.unmount).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(new Error('render'), 'mf-cart')
  })

  it('does not mount what was taken away while it was loading', async () => {
    const widget = aWidget()
    const { element, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    mountWidget('mf-cart/summary', element, {}).unmount()
    await settle()
    expect(widget.mount).not.toHaveBeenCalled()
  })

  it('does not mount what was taken away while its code was loading; such a widget used to stay for ever', async () => {
    const widget = aWidget()
    let codeIsThere = (): void => {}
    widget.bootstrap.mockReturnValue(new Promise<void>((resolve) => (codeIsThere = resolve)))
    const { element, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const onShown = jest.fn()
    const handle = mountWidget('mf-cart/summary', element, {}, onShown)
    await settle()
    handle.unmount()
    codeIsThere()
    await settle()
    expect(widget.mount).not.toHaveBeenCalled()
    expect(onShown).not.toHaveBeenCalled()
  })

  it('takes down what was taken away while it was mounting', async () => {
    const widget = aWidget()
    let isMounted = (): void => {}
    widget.mount.mockReturnValue(new Promise<void>((resolve) => (isMounted = resolve)))
    const { element, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const handle = mountWidget('mf-cart/summary', element, {})
    await settle()
    handle.unmount()
    isMounted()
    await settle()
    expect(widget.unmount).toHaveBeenCalledTimes(1)
  })

  it('gives a widget the props that came while it was mounting', async () => {
    const widget = aWidget()
    let isMounted = (): void => {}
    widget.mount.mockReturnValue(new Promise<void>((resolve) => (isMounted = resolve)))
    const { element, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const handle = mountWidget('mf-cart/summary', element, { step: 1 })
    await settle()
    handle.update({ step: 2 })
    isMounted()
    await settle()
    expect(widget.update).toHaveBeenLastCalledWith(expect.objectContaining({ step: 2 }))
  })

  it('keeps to itself what a widget throws at once; the page around it used to break', async () => {
    const thrown = (): never => {
      throw new Error('at once')
    }
    const widget = aWidget()
    widget.update.mockImplementation(thrown)
    widget.unmount.mockImplementation(thrown)
    const { element, report, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const handle = mountWidget('mf-cart/summary', element, {})
    await settle()
    expect(() => handle.update({ step: 2 })).not.toThrow()
    expect(() => handle.unmount()).not.toThrow()
    await settle()
    expect(report.mock.calls).toEqual([
      [new Error('at once'), 'mf-cart'],
      [new Error('at once'), 'mf-cart'],
    ])
  })

  // what was taken down told of a failure, and two attempts were on their way
  it('mounts one widget at a time in an element, whatever a past one tells', async () => {
    const widget = aWidget()
    widget.mount.mockImplementation(async ({ domElement }: { domElement: HTMLElement }) => {
      domElement.innerHTML = '<p>Ihre Kosten</p>'
    })
    const { element, report, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const onShown = jest.fn()
    jest.useFakeTimers()
    mountWidget('mf-cart/summary', element, {}, onShown)
    await jest.advanceTimersByTimeAsync(0)
    const first = widget.mount.mock.calls[0]![0]
    element.replaceChildren()
    first.onFailure?.(new Error('emptied'))
    first.onFailure?.(new Error('once more'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(widget.mount).toHaveBeenCalledTimes(2)
    expect(widget.unmount).toHaveBeenCalledTimes(1)
    first.onFailure?.(new Error('late'))
    await jest.advanceTimersByTimeAsync(60_000)
    jest.useRealTimers()
    expect(widget.mount).toHaveBeenCalledTimes(2)
    expect(onShown.mock.calls).toEqual([[true], [false], [true]])
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: emptied',
      'Error: once more',
      'Error: late',
    ])
  })

  it('tries once more, not twice, where a widget tells of its failure and its mount fails as well', async () => {
    const widget = aWidget()
    widget.mount.mockImplementation(async ({ onFailure }) => {
      onFailure?.(new Error('told'))
      throw new Error('thrown')
    })
    const { element, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    jest.useFakeTimers()
    mountWidget('mf-cart/summary', element, {})
    await jest.advanceTimersByTimeAsync(2_000)
    expect(widget.mount).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(60_000)
    jest.useRealTimers()
    expect(widget.mount).toHaveBeenCalledTimes(3)
  })

  it('draws a widget again whose element something else has emptied, twice', async () => {
    const widget = aWidget()
    widget.mount.mockImplementation(async ({ domElement }: { domElement: HTMLElement }) => {
      domElement.innerHTML = '<p>Ihre Kosten</p>'
    })
    const { element, report, mountWidget } = setUp(async () => ({ widgets: { summary: widget } }))
    const onShown = jest.fn()
    mountWidget('mf-cart/summary', element, {}, onShown)
    await settle()
    for (const times of [2, 3, 3]) {
      element.replaceChildren()
      await settle()
      await settle()
      expect(widget.mount).toHaveBeenCalledTimes(times)
    }
    expect(widget.unmount).toHaveBeenCalledTimes(2)
    expect(onShown.mock.calls).toEqual([[true], [false], [true], [false], [true]])
    expect(report).not.toHaveBeenCalled()
  })
})
