import { cartStore } from '../../cart'
import { publish, subscribe } from '../../events'
import { host } from '../../remote'
import { aCart } from '../builders'
import { aRemote, aVisit, type Misbehaviour } from './a-remote'
import { pageFaults } from './page-faults'

/** What the kit says of a sample, each fault once although it is there in every trial. */
async function saidOf(misbehaviour: Misbehaviour): Promise<string[]> {
  const faults = await pageFaults(aRemote(misbehaviour), aVisit)
  return [...new Set(faults.map((fault) => fault.replace(/^[\w ]+, (hydrated|created): /, '')))]
}

describe('pageFaults', () => {
  it('has nothing against a page that keeps the contract', async () => {
    expect(await pageFaults(aRemote(), aVisit)).toEqual([])
  })

  it('has nothing against a page that takes back what it began', async () => {
    const ends: (() => void)[] = []
    const onMount = (): void => {
      const listener = (): void => {}
      window.addEventListener('resize', listener, true)
      document.addEventListener('keydown', listener, { once: true })
      const controller = new AbortController()
      window.addEventListener('online', listener, { signal: controller.signal })
      const timers = [setTimeout(listener, 9_000), setInterval(listener, 9_000)] as const
      const frame = requestAnimationFrame(listener)
      const observer = new IntersectionObserver(listener)
      observer.observe(document.body)
      const style = document.createElement('style')
      document.head.append(style)
      const leave = subscribe('toast:show', listener)
      const leaveStore = cartStore.subscribe(listener)
      document.body.setAttribute('inert', '')
      ends.push(() => {
        window.removeEventListener('resize', listener, true)
        document.removeEventListener('keydown', listener)
        controller.abort()
        clearTimeout(timers[0])
        clearInterval(timers[1])
        cancelAnimationFrame(frame)
        observer.disconnect()
        style.remove()
        leave()
        leaveStore()
        document.body.removeAttribute('inert')
      })
    }
    expect(await saidOf({ onMount, onUnmount: () => ends.pop()?.() })).toEqual([])
    expect(ends).toEqual([])
  })

  it.each<[string, () => void, string]>([
    ['window', () => window.addEventListener('resize', () => {}), 'leaves listener of resize on window'],
    ['document', () => document.addEventListener('keydown', () => {}), 'leaves listener of keydown on document'],
    ['body', () => document.body.addEventListener('click', () => {}), 'leaves listener of click on body'],
    [
      'two of window',
      () => ['a', 'b'].forEach(() => window.addEventListener('scroll', () => {})),
      'leaves 2 × listener of scroll on window',
    ],
    ['a timer', () => void setTimeout(() => {}, 9_000), 'leaves timer of 9000 ms'],
    ['an interval', () => void setInterval(() => {}, 9_000), 'leaves interval of 9000 ms'],
    [
      'an observer',
      () => new MutationObserver(() => {}).observe(document.body, { childList: true }),
      'leaves MutationObserver',
    ],
    ['one that jsdom lacks', () => new ResizeObserver(() => {}).observe(document.body), 'leaves ResizeObserver'],
    ['an event of the bus', () => void subscribe('page:meta', () => {}), 'leaves subscription to page:meta'],
    ['a store', () => void cartStore.subscribe(() => {}), 'leaves subscription to the cart store'],
    [
      'a style',
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
      'leaves <style>a{}</style> in head',
    ],
    ['a portal', () => document.body.append(document.createElement('dialog')), 'leaves <dialog></dialog> in body'],
    ['a locked page', () => document.body.classList.add('locked'), 'leaves class="locked" on body'],
    ['a record', () => localStorage.setItem('mf-x', '1'), "leaves the record mf-x in the browser's storage"],
    ['a cookie', () => void (document.cookie = 'a=1'), 'leaves the cookie a=1'],
    ['a global', () => void Object.assign(window, { leaked: 1 }), 'leaves the global leaked'],
  ])('finds what is left on %s', async (_, leak, said) => {
    // a page leaks each time that it is mounted; what one trial has left is there before the next
    expect((await saidOf({ onMount: leak }))[0]).toBe(said)
    document.body.replaceChildren()
    document.head.replaceChildren()
    document.body.removeAttribute('class')
  })

  it.each<[string, Misbehaviour, string]>([
    ['mount throws', { app: { mount: () => Promise.reject(new Error('no mount')) } }, 'throws no mount'],
    ['unmount throws', { app: { unmount: () => Promise.reject(new Error('stuck')) } }, 'throws stuck'],
    ['update throws', { app: { update: () => Promise.reject(new Error('old')) } }, 'throws old'],
    ['it fails later', { onMount: ({ onFailure }) => onFailure(new Error('late')) }, 'fails with Error: late'],
    ['it is never shown', { app: { mount: async () => {} } }, 'never calls onShown after mount'],
    ['it is never updated', { app: { update: async () => {} } }, 'never calls onShown after update'],
    [
      'it waits in mount',
      {
        app: {
          async mount({ onShown }) {
            await new Promise((resolve) => setTimeout(resolve, 20))
            onShown?.()
          },
        },
      },
      'does not return from mount at once',
    ],
    ['it stays', { app: { unmount: async () => {} } }, 'leaves its elements in their place after unmount'],
    [
      'it renders anew',
      { onMount: ({ domElement }) => void (domElement.innerHTML = '<p>Guten Tag</p>') },
      "throws the server's HTML away",
    ],
    ['it warns', { onMount: () => console.warn('careful') }, 'says careful'],
  ])('finds that %s', async (_, misbehaviour, said) => {
    expect(await saidOf(misbehaviour)).toContain(said)
  })

  it('finds an event whose payload does not fit', async () => {
    const publishNumber = (): void => publish('page:meta', { title: 2 as unknown as string })
    expect(await saidOf({ onMount: publishNumber })).toContainEqual(
      expect.stringContaining('says events: payload of page:meta refused'),
    )
  })

  it('finds what a store refuses, since the next page could not read it', async () => {
    const write = (): void => void cartStore.set({ ...aCart(), options: 'none' as unknown as [] })
    expect(await saidOf({ onMount: write })).toContainEqual(
      expect.stringContaining('says StoreRefusal: storage: what was to be kept in nimbus-c'),
    )
  })

  it('finds a page that reads a store before it is restored', async () => {
    const faults: boolean[] = []
    await pageFaults(aRemote({ onMount: () => faults.push(cartStore.state.restored) }), aVisit)
    expect(faults).toEqual(faults.map(() => false))
  })

  it('tries each state of the stores, hydrated and created, and says which one it was', async () => {
    const onMount = (): void => {
      if (sessionStorage.getItem('nimbus-a')?.includes('availability')) throw new Error('full')
    }
    expect(await pageFaults(aRemote({ onMount }), aVisit)).toEqual([
      'filled, hydrated: throws full',
      'filled, created: throws full',
    ])
  })

  it("uses a page in one of the remote's own states, and misses an event that did not come and a change of a store", async () => {
    const press = jest.fn(() => host().navigate('/'))
    const states = { mine: () => cartStore.set(aCart()) }
    const uses = [
      { name: 'pressing', state: 'mine', does: press, publishes: ['page:meta'] as const, changes: ['cart'] as const },
    ]
    expect(await pageFaults(aRemote(), { ...aVisit, states, uses })).toEqual([
      'pressing, hydrated: publishes no page:meta',
      'pressing, hydrated: changes nothing in the cart store',
    ])
    expect(press).toHaveBeenCalledTimes(1)
    const does = (): void => {
      publish('page:meta', { title: 'A' })
      cartStore.reset()
    }
    expect(await pageFaults(aRemote(), { ...aVisit, states, uses: [{ ...uses[0]!, does }] })).toEqual([])
  })

  it('names the states that there are, when a use asks for another one', async () => {
    const uses = [{ name: 'pressing', state: 'mine', does: () => {} }]
    await expect(pageFaults(aRemote(), { ...aVisit, uses })).rejects.toThrow(
      'no state "mine" of the stores; there are empty, filled, unreadable',
    )
  })
})
