import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { Header } from './header'
import { loadPanels, type Panels } from './load-panels'

jest.mock('./load-panels')

const navigate = jest.fn()
const get = jest.fn(async () => failed(new Error('no answer')) as unknown)

/** The chunk, as it comes or doesn't. */
let arrive: (panels: Panels) => void
let loseIt: (error: Error) => void

beforeEach(() => {
  jest.useFakeTimers()
  navigate.mockClear()
  get.mockClear()
  jest.mocked(loadPanels).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve
        loseIt = reject
      }),
  )
  setHost({ navigate, mountWidget: () => ({ update() {}, unmount() {} }), api: { get } } as unknown as Host)
})
afterEach(() => {
  jest.useRealTimers()
  setHost(undefined)
})

const arrived = () => act(async () => arrive(await import('./panels')))
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Hauptnavigation' })).getByRole('link', { name })
const panel = () => document.querySelector('.mega')
const details = (name: 'menu' | 'hd-search') => document.querySelector<HTMLDetailsElement>(`details.${name}`)!

/** Opens or closes as the browser does; jsdom has no details that tell. */
function toggle(part: HTMLDetailsElement, open = true): void {
  part.open = open
  fireEvent(part, new Event('toggle'))
}

function show(path = '/hilfe') {
  return render(
    <>
      <Header layout="default" path={path} />
      <button type="button">Seite</button>
    </>,
  )
}

describe('usePanels', () => {
  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press elsewhere', () => fireEvent.pointerDown(screen.getByText('Seite'))],
    ['the focus elsewhere', () => screen.getByText('Seite').focus()],
    ['a second press', () => fireEvent.click(link('Zuhause'))],
    ['another page', undefined],
  ])('opens nothing late after %s', async (_, change) => {
    const { rerender } = show()
    fireEvent.click(link('Zuhause'))
    if (change)
      act(() => {
        change()
      })
    else rerender(<Header layout="default" path="/agb" />)
    await arrived()
    act(() => jest.runAllTimers())
    expect(panel()).toBeNull()
    expect(navigate).not.toHaveBeenCalled()
  })

  it('closes search and menu with Escape before their parts have come', async () => {
    show()
    for (const name of ['hd-search', 'menu'] as const) {
      toggle(details(name))
      fireEvent.keyDown(document.body, { key: 'Escape' })
      expect(details(name).open).toBe(false)
      expect(details(name).querySelector('summary')).toHaveFocus()
      await arrived()
      expect(document.querySelector('.acc, .suggested')).toBeNull()
    }
  })

  it.each([
    ['does not come', () => act(() => jest.advanceTimersByTimeAsync(1500))],
    ['is lost', () => act(async () => loseIt(new Error('404')))],
  ])('leads on to the area whose panel %s', async (_, wait) => {
    show()
    fireEvent.click(link('Zuhause'))
    await wait()
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenCalledWith('/zuhause')
    await arrived()
    expect(panel()).toBeNull()
  })

  it('leads nowhere once the panel is there', async () => {
    show()
    fireEvent.click(link('Zuhause'))
    await arrived()
    act(() => jest.runAllTimers())
    expect(panel()).not.toBeNull()
    expect(navigate).not.toHaveBeenCalled()
  })

  it('exchanges no links that are aimed at or pressed', async () => {
    show()
    toggle(details('menu'))
    fireEvent.pointerDown(details('menu').querySelector('nav a')!)
    await arrived()
    expect(document.querySelector('.acc')).toBeNull()
    toggle(details('menu'), false)

    toggle(details('menu'))
    act(() => jest.advanceTimersByTime(500))
    await arrived()
    expect(document.querySelector('.acc')).toBeNull()
    toggle(details('menu'), false)

    toggle(details('menu'))
    await arrived()
    expect(document.querySelector('.acc')).not.toBeNull()
  })

  it('keeps the search open below a dialog that was opened from it', async () => {
    show()
    toggle(details('hd-search'))
    await arrived()
    document.body.insertAdjacentHTML('beforeend', '<div class="modal"><button type="button">Schließen</button></div>')
    const button = screen.getByText('Schließen')
    fireEvent.pointerDown(button)
    act(() => button.focus())
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(details('hd-search').open).toBe(true)
    button.parentElement?.remove()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(details('hd-search').open).toBe(false)
  })

  it('has no hits of another word', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    get.mockImplementation(async () => ok({ query: 'gla', total: 1, groups: [aGroup('Glasfaser 150')] }))
    show()
    toggle(details('hd-search'))
    await arrived()
    await user.type(screen.getByRole('searchbox'), 'gla')
    await act(() => jest.advanceTimersByTimeAsync(150))
    const hits = document.querySelector('.suggested')!
    expect(hits).toHaveTextContent('Glasfaser 150')
    expect(hits).not.toHaveAttribute('inert')

    get.mockImplementation(async () => failed(new Error('no answer')))
    await user.type(screen.getByRole('searchbox'), 's')
    expect(hits).toHaveAttribute('inert')
    expect(hits).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement()
    await act(() => jest.advanceTimersByTimeAsync(150))
    expect(hits).not.toHaveTextContent('Glasfaser 150')
  })
})

const aGroup = (title: string) => ({
  group: 'tariffs',
  count: 1,
  hits: [{ title, text: '', href: '/zuhause', marks: [] }],
})
