import * as v from 'valibot'
import { persistentStore } from './persistent-store'
import type { KeyValueStorage } from './stored-record'

const schema = v.object({ lines: v.array(v.string()) })

function aStorage(): KeyValueStorage & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  }
}

const aStore = (storage: KeyValueStorage | undefined = aStorage()) =>
  persistentStore({
    key: 'nimbus-c',
    version: 1,
    schema,
    empty: (): v.InferOutput<typeof schema> => ({ lines: [] }),
    storage: () => storage,
  })

describe('persistentStore', () => {
  it('is empty until it is restored, so that the first render equals the HTML of the server', () => {
    const storage = aStorage()
    aStore(storage).set({ lines: ['a'] })
    const store = aStore(storage)
    expect([store.get(), store.state.restored]).toEqual([{ lines: [] }, false])
    expect(store.initial).toEqual({ lines: [] })
    store.restore()
    expect([store.get(), store.state.restored]).toEqual([{ lines: ['a'] }, true])
  })

  // a page that came back from the history used to share its objects with the memory, and could not be set any more
  it('shares nothing with the memory that stands for a denied storage', () => {
    const value = { lines: ['a'] }
    const store = persistentStore({
      key: 'nimbus-c',
      version: 1,
      schema,
      empty: () => ({ lines: [] }),
      storage: () => undefined,
    })
    store.set(value)
    store.restore()
    store.set(value)
    expect(store.get()).toEqual({ lines: ['a'] })
    expect(value.lines).toEqual(['a'])
  })

  it('tells of changes until unsubscribed', () => {
    const store = aStore()
    const listener = jest.fn()
    const leave = store.subscribe(listener)
    store.set({ lines: ['a'] })
    leave()
    store.set({ lines: ['b'] })
    expect(listener.mock.calls).toEqual([[{ lines: ['a'] }]])
  })

  it('goes on when a subscriber throws, which used to stop who set the value and all who listen after it', () => {
    expectConsole('error', /a subscriber of nimbus-c failed/)
    const store = aStore()
    const listener = jest.fn()
    store.subscribe(() => {
      throw new Error('of another remote')
    })
    store.subscribe(listener)
    store.set({ lines: ['a'] })
    expect(listener).toHaveBeenCalledWith({ lines: ['a'] })
  })

  it('gives the same object until something changes, as React asks of a store', () => {
    const store = aStore()
    store.set({ lines: ['a'] })
    const before = store.get()
    expect(store.get()).toBe(before)
    store.set({ lines: ['a'] })
    expect(store.get()).not.toBe(before)
  })

  it('keeps its own copy of what is set', () => {
    const store = aStore()
    const value = { lines: ['a'] }
    store.set(value)
    value.lines.push('b')
    expect(store.get()).toEqual({ lines: ['a'] })
  })

  it('takes its own value again, which is frozen', () => {
    const store = aStore()
    store.set({ lines: ['a'] })
    store.set({ ...store.get(), lines: [...store.get().lines, 'b'] })
    expect(store.get()).toEqual({ lines: ['a', 'b'] })
  })

  it('reset empties it and removes the record', () => {
    const storage = aStorage()
    const store = aStore(storage)
    store.set({ lines: ['a'] })
    store.reset()
    expect([store.get(), storage.content.size]).toEqual([{ lines: [] }, 0])
  })

  it('reads the record again when the page comes back from the bfcache', () => {
    const storage = aStorage()
    const store = aStore(storage)
    store.restore()
    aStore(storage).set({ lines: ['from another page'] })
    store.restore()
    expect(store.get()).toEqual({ lines: ['from another page'] })
  })

  it('logs a record that it cannot read and starts empty', () => {
    expectConsole('warn', /record nimbus-c is unreadable/)
    const storage = aStorage()
    storage.content.set('nimbus-c', '{oops')
    const store = aStore(storage)
    store.restore()
    expect(store.get()).toEqual({ lines: [] })
  })

  it('keeps the value over a restore where storage is denied', () => {
    const denied = persistentStore({
      key: 'k',
      version: 1,
      schema,
      empty: (): v.InferOutput<typeof schema> => ({ lines: [] }),
      storage: () => undefined,
    })
    denied.set({ lines: ['a'] })
    denied.restore()
    expect(denied.get()).toEqual({ lines: ['a'] })
  })
})
