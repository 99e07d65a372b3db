import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PageProps, RemoteApp } from '@nimbus/shared-contracts/remote'
import type { Api } from '@nimbus/shared-contracts/http'
import type { Visit } from '../routing/visit'
import { createRemoteSlot, KEEP_MS, type SlotServices } from './remote-slot'

const visit = (over: Partial<Visit> = {}): Visit => ({
  owner: 'mf-a',
  page: 'list',
  layout: 'shop',
  status: 200,
  payload: { text: 'Tarife' },
  head: {},
  path: '/tarife',
  params: {},
  query: {},
  ...over,
})

/** A remote that writes its payload into its element, and whatever a test makes it do. */
function anApp(over: Partial<RemoteApp> = {}): jest.Mocked<RemoteApp> {
  const write = async ({ domElement, payload, onShown }: PageProps): Promise<void> => {
    domElement.innerHTML = `<h1>${(payload as { text: string }).text}</h1>`
    onShown?.()
  }
  return {
    contract: { contract: '1.0', federation: '2.9.3', react: '19.3.1' },
    load: jest.fn(),
    head: jest.fn(() => ({})),
    bootstrap: jest.fn(async () => {}),
    mount: jest.fn(write),
    update: jest.fn(write),
    unmount: jest.fn(async ({ domElement }: PageProps) => domElement.replaceChildren()),
    ...over,
  } as jest.Mocked<RemoteApp>
}

function setUp(load: SlotServices['load'], html = '', bot = false) {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.replaceChildren(element)
  const services: SlotServices = {
    load,
    api: {} as Api,
    bot,
    report: jest.fn(),
    shown: jest.fn(),
    reloads: jest.fn(() => false),
    retried: jest.fn(),
    elsewhere: jest.fn(),
  }
  return { element, services, slot: createRemoteSlot(element, html === '' ? undefined : visit().path, services) }
}

const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))

describe('createRemoteSlot', () => {
  it('mounts the page with its payload', async () => {
    const { element, services, slot } = setUp(async () => anApp())
    slot.show(visit())
    await settle()
    expect(element).toHaveTextContent('Tarife')
    expect(services.shown).toHaveBeenCalledTimes(1)
  })

  it('hydrates what the server has rendered', async () => {
    const app = anApp({ mount: jest.fn(async () => {}) })
    const { element, slot } = setUp(async () => app, '<div data-content><h1>vom Server</h1></div>')
    slot.show(visit())
    await settle()
    expect(app.mount).toHaveBeenCalledWith(expect.objectContaining({ hydrate: true }))
    expect(element).toHaveTextContent('vom Server')
  })

  // a guard that leads to another page of the same remote used to hydrate it from the HTML of the first
  it('draws another page anew in place of what the server has rendered', async () => {
    const app = anApp()
    const { element, slot } = setUp(async () => app, '<div data-content><h1>vom Server</h1></div>')
    slot.show(visit({ path: '/tarife/andere', payload: { text: 'Andere' } }))
    await settle()
    expect(app.mount).toHaveBeenCalledWith(expect.objectContaining({ hydrate: false }))
    expect(element.textContent).toBe('Andere')
  })

  it('returns at once although the remote never loads, and shows a skeleton', async () => {
    const { element, slot } = setUp(() => new Promise(() => {}))
    slot.show(visit())
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)))
    expect(element).toHaveTextContent('Wird geladen..')
  })

  it('updates a mounted remote instead of mounting it again', async () => {
    const app = anApp()
    const { element, slot } = setUp(async () => app)
    slot.show(visit())
    await settle()
    slot.show(visit({ page: 'other', path: '/andere', payload: { text: 'Andere' } }))
    await settle()
    expect(app.mount).toHaveBeenCalledTimes(1)
    expect(element).toHaveTextContent('Andere')
  })

  it('shows the latest visit when an earlier one is still loading', async () => {
    let finish: (app: RemoteApp) => void = () => {}
    const app = anApp()
    const load = jest.fn<Promise<RemoteApp>, []>(() => Promise.resolve(app))
    load.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const { element, slot } = setUp(load)
    slot.show(visit({ payload: { text: 'Erste' } }))
    slot.show(visit({ payload: { text: 'Zweite' } }))
    await settle()
    finish(app)
    await settle()
    expect(element).toHaveTextContent('Zweite')
    expect(app.mount).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the first page', false],
    ['another page of the same remote', true],
  ])('takes the skeleton away when the code of %s comes late; it used to stay', async (_, second) => {
    let arrive: () => void = () => {}
    const late = (): Promise<void> => new Promise((resolve) => (arrive = resolve))
    const app = anApp()
    const { element, slot } = setUp(async () => app)
    if (second) {
      slot.show(visit({ payload: { text: 'Erste' } }))
      await settle()
    }
    jest.mocked(app.bootstrap).mockImplementationOnce(late)
    slot.show(visit({ page: 'late', path: '/spät', payload: { text: 'Späte' } }))
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, KEEP_MS + 50)))
    expect(element).toHaveTextContent('Wird geladen..')
    arrive()
    await settle()
    expect(element).not.toHaveTextContent('Wird geladen..')
    expect(within(element).getByText('Späte')).toBeVisible()
  })

  it('keeps the server’s HTML readable when the code of its page can’t be had', async () => {
    const app = anApp({ bootstrap: jest.fn(async () => Promise.reject(new Error('chunk'))) })
    const { element, slot } = setUp(async () => app, '<div data-content><h1>vom Server</h1></div>')
    slot.show(visit())
    await settle()
    expect(element).toHaveTextContent('vom Server')
    expect(within(element).getByRole('alert')).toBeVisible()
  })

  it('shows bots the server’s HTML alone when the remote is away', async () => {
    const { element, services, slot } = setUp(
      () => Promise.reject(new Error('down')),
      '<div data-content><h1>vom Server</h1></div>',
      true,
    )
    slot.show(visit())
    await settle()
    expect(services.report).toHaveBeenCalled()
    expect(element).toHaveTextContent(/^vom Server$/)
    expect(element.querySelector('[role=alert]')).toBeNull()
  })

  it('loads the payload in the browser when the server has none', async () => {
    const app = anApp({ load: jest.fn(async () => ({ payload: { text: 'geladen' } })) })
    const { element, slot } = setUp(async () => app)
    slot.show(visit({ payload: undefined }))
    await settle()
    expect(element).toHaveTextContent('geladen')
  })

  describe.each<[string, Partial<RemoteApp>]>([
    ['bootstrap rejects', { bootstrap: jest.fn(async () => Promise.reject(new Error('bootstrap'))) }],
    ['mount rejects', { mount: jest.fn(async () => Promise.reject(new Error('mount'))) }],
    [
      'mount throws',
      {
        mount: jest.fn(() => {
          throw new Error('mount')
        }),
      },
    ],
    ['load rejects', { load: jest.fn(async () => Promise.reject(new Error('load'))) }],
    ['load answers 503', { load: jest.fn(async () => ({ status: 503 as const })) }],
  ])('when %s', (_, broken) => {
    it('shows the failure panel in the slot and recovers by its button', async () => {
      const apps = [anApp(broken), anApp({ load: jest.fn(async () => ({ payload: { text: 'wieder da' } })) })]
      const { element, services, slot } = setUp(async () => apps.shift()!)
      slot.show(visit({ payload: undefined }))
      await settle()
      expect(services.report).toHaveBeenCalled()
      expect(element.querySelector('h1')).toHaveTextContent('Dieser Bereich ist gerade nicht verfügbar')
      await userEvent.click(element.querySelector('button')!)
      await settle()
      expect(element).toHaveTextContent('wieder da')
      expect(services.retried).toHaveBeenCalledWith(visit({ payload: undefined }))
      expect(element).not.toHaveTextContent('nicht verfügbar')
    })
  })

  describe.each(['load', 'bootstrap', 'mount'] as const)('when %s never answers', (lifecycle) => {
    it('shows the failure panel after a while; the skeleton used to stay for ever', async () => {
      jest.useFakeTimers()
      const app = anApp({
        load: jest.fn(async () => ({ payload: { text: 'Tarife' } })),
        [lifecycle]: jest.fn(() => new Promise(() => {})),
      })
      const { element, services, slot } = setUp(async () => app)
      slot.show(visit({ payload: undefined }))
      await act(() => jest.advanceTimersByTimeAsync(15_900))
      expect(element).not.toHaveTextContent('Erneut versuchen')
      await act(() => jest.advanceTimersByTimeAsync(200))
      expect(element).toHaveTextContent('Erneut versuchen')
      expect(String(jest.mocked(services.report).mock.calls[0]?.[0])).toMatch(`${lifecycle} of list: no answer in`)
      jest.useRealTimers()
    })
  })

  it('keeps the server-rendered page readable below the failure panel and hydrates it after a retry', async () => {
    const app = anApp({ mount: jest.fn(async () => {}) })
    const load = jest.fn<Promise<RemoteApp>, []>(async () => app)
    load.mockRejectedValueOnce(new Error('down'))
    const { element, slot } = setUp(load, '<div data-content><h1>Preise</h1></div>')
    slot.show(visit())
    await settle()
    expect(element).toHaveTextContent('Erneut versuchen')
    expect(element).toHaveTextContent('Preise')
    await userEvent.click(element.querySelector('button')!)
    await settle()
    expect(app.mount).toHaveBeenCalledWith(expect.objectContaining({ hydrate: true }))
    expect(element).not.toHaveTextContent('Erneut versuchen')
  })

  it('takes a page down that breaks after it was mounted', async () => {
    const app = anApp()
    const { element, slot } = setUp(async () => app)
    slot.show(visit())
    await settle()
    act(() => app.mount.mock.calls[0]![0].onFailure(new Error('render')))
    await settle()
    expect(app.unmount).toHaveBeenCalledTimes(1)
    expect(element).toHaveTextContent('Erneut versuchen')
  })

  // an extension that wraps pictures brought the panel with the next choice of a colour
  it('draws a page anew that something has torn apart, and gives up when that goes on', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const app = anApp()
    const { element, services, slot } = setUp(async () => app)
    slot.show(visit())
    await settle()
    for (const times of [1, 2, 3]) {
      expect(app.mount).toHaveBeenCalledTimes(times)
      expect(element).not.toHaveTextContent('Erneut versuchen')
      act(() => app.mount.mock.calls.at(-1)![0].onFailure(new DOMException('no child of this node', 'NotFoundError')))
      await settle()
    }
    expect(app.mount).toHaveBeenCalledTimes(3)
    expect(element).toHaveTextContent('Erneut versuchen')
    expect(services.report).toHaveBeenCalledTimes(1)
  })

  it('leaves a page that lost one of its files to the reload', async () => {
    const app = anApp()
    const { element, services, slot } = setUp(async () => app)
    services.reloads = () => true
    slot.show(visit())
    await settle()
    act(() => app.mount.mock.calls[0]![0].onFailure(new Error('Loading chunk 7 failed.')))
    await settle()
    expect(element).not.toHaveTextContent('Erneut versuchen')
  })

  // a page's script or style that was gone used to end in the panel at once, though its release had only been replaced
  it.each([
    ['leaves a page whose code is gone to the reload', true],
    ['shows the panel when the reload is spent', false],
  ])('%s', async (_, reloading) => {
    const lost = new Error('Loading chunk 7 failed.')
    const app = anApp({ bootstrap: jest.fn(async () => Promise.reject(lost)) })
    const { element, services, slot } = setUp(async () => app)
    const reloads = jest.fn(() => reloading)
    services.reloads = reloads
    slot.show(visit())
    await settle()
    expect(reloads).toHaveBeenCalledWith(lost)
    expect(element.textContent?.includes('Erneut versuchen')).toBe(!reloading)
  })

  describe('while the next page of the same remote is loading', () => {
    const wait = (milliseconds: number): Promise<void> =>
      act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))

    async function leaving(path: string) {
      const app = anApp()
      const { element, slot } = setUp(async () => app)
      slot.show(visit())
      await settle()
      let answer: (visit: Visit) => void = () => {}
      const next = visit({ path, payload: { text: 'Optionen' } })
      slot.show(next, new Promise<Visit>((resolve) => (answer = resolve)))
      return { app, element, arrive: () => answer(next) }
    }
    const heading = (element: HTMLElement) => element.querySelector('h1')

    it('keeps the page that is there for a moment, so that nothing blinks', async () => {
      const { element, arrive } = await leaving('/optionen')
      await wait(100)
      expect(heading(element)).toBeVisible()
      expect(element).not.toHaveTextContent('Wird geladen..')
      arrive()
      await settle()
      expect(element).toHaveTextContent(/^Optionen$/)
    })

    it('shows the skeleton in its place when it takes long; the old page used to stay', async () => {
      const { app, element, arrive } = await leaving('/optionen')
      await wait(400)
      expect(heading(element)).not.toBeVisible()
      expect(element).toHaveTextContent('Wird geladen..')
      arrive()
      await settle()
      expect(heading(element)).toBeVisible()
      expect(element).toHaveTextContent(/^Optionen$/)
      expect(app.mount).toHaveBeenCalledTimes(1)
    })

    it('leaves a page alone that only gets another query', async () => {
      const { element } = await leaving('/tarife')
      await wait(400)
      expect(heading(element)).toBeVisible()
    })
  })

  it.each([
    ['rejects', async () => Promise.reject(new Error('unmount'))],
    [
      'throws at once',
      () => {
        throw new Error('unmount')
      },
    ],
  ])('leaves nothing behind when it is hidden, even when unmount %s', async (_, unmount) => {
    const app = anApp({ unmount: jest.fn(unmount) })
    const { element, services, slot } = setUp(async () => app)
    slot.show(visit())
    await settle()
    slot.hide()
    await settle()
    expect(element).toBeEmptyDOMElement()
    expect(services.report).toHaveBeenCalledWith(new Error('unmount'))
  })

  it('tells the router when the page, loaded in the browser, is elsewhere or missing', async () => {
    const redirect = { redirect: { to: '/agb', status: 301 as const } }
    const load = jest.fn<ReturnType<RemoteApp['load']>, Parameters<RemoteApp['load']>>()
    load.mockResolvedValueOnce(redirect).mockResolvedValueOnce({ status: 404 })
    const { services, slot } = setUp(async () => anApp({ load }))
    slot.show(visit({ payload: undefined }))
    await settle()
    slot.show(visit({ payload: undefined }))
    await settle()
    expect(services.elsewhere).toHaveBeenCalledWith(expect.anything(), { redirect: '/agb' })
    expect(services.elsewhere).toHaveBeenCalledWith(expect.anything(), { status: 404 })
  })
})
