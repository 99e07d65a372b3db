import fs from 'node:fs'
import path from 'node:path'
import type { PersistentStore } from './persistent-store'

const SOURCES = path.join(__dirname, '..')

const isStore = (value: unknown): value is PersistentStore<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'restore' in value && 'initial' in value

/** Every store that a folder of the contracts hands out, by its name. */
const STORES = fs
  .readdirSync(SOURCES)
  .filter((folder) => folder !== 'testing' && fs.existsSync(path.join(SOURCES, folder, 'index.ts')))
  // oxlint-disable-next-line typescript/no-require-imports -- names of tests have to be there at once
  .flatMap((folder) => Object.entries(require(path.join(SOURCES, folder)) as Record<string, unknown>))
  .filter((entry): entry is [string, PersistentStore<Record<string, unknown>>] => isStore(entry[1]))

const round: Record<string, unknown> = {}
round.round = round

/** What no part of a store is. */
const NONSENSE: [string, unknown][] = [
  ['a symbol', Symbol('none')],
  ['a function', () => 1],
  ['a number', 42],
  ['a bigint', 42n],
  ['a list of nothing', [undefined]],
  ['a circle', round],
]

describe('the stores of the shop', () => {
  it('are those that start.tsx restores', () => {
    expect(STORES.map(([name]) => name).toSorted()).toEqual([
      'availabilityStore',
      'cartStore',
      'formStore',
      'orderStore',
    ])
  })

  describe.each(STORES)('%s', (_, store) => {
    const parts = Object.keys(store.initial)
    afterEach(() => store.reset())

    // a remote that wrote a broken cart used to take the shop's header down, and the cart was gone after a reload
    it.each(parts.flatMap((part) => NONSENSE.map(([kind, value]) => [part, kind, value] as const)))(
      'refuses as its %s %s, and keeps what it has',
      (part, _kind, value) => {
        expectConsole('error', /StoreRefusal|is refused/)
        const told = jest.fn()
        const leave = store.subscribe(told)
        const before = store.get()
        expect(store.set({ ...store.initial, [part]: value })).toBe(false)
        leave()
        expect(store.get()).toBe(before)
        expect(told).not.toHaveBeenCalled()
        store.restore()
        expect(store.get()).toEqual(before)
      },
    )

    it.each([undefined, null, 'none', []])('refuses %p in place of all', (value) => {
      expectConsole('error', /StoreRefusal|is refused/)
      const before = store.get()
      expect(store.set(value as unknown as Record<string, unknown>)).toBe(false)
      expect(store.get()).toBe(before)
    })

    it.each(['initial', 'get'] as const)('hands out nothing that a remote can change for others: %s', (way) => {
      expect(store.set({ ...store.initial })).toBe(true)
      const value = way === 'initial' ? store.initial : store.get()
      expect([value, ...Object.values(value)].filter((part) => !Object.isFrozen(part))).toEqual([])
    })
  })
})
