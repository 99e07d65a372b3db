import { createReloadGuard } from './reload-guard'

const clock = { now: 1_764_241_200_000 }
/** What a tab has after a reload: the same storage, everything else anew. */
const aGuard = (storage: () => Storage | undefined = () => sessionStorage) =>
  createReloadGuard(storage, () => clock.now)

beforeEach(() => sessionStorage.clear())

describe('createReloadGuard', () => {
  it('allows one reload for a build, and knows of it afterwards', () => {
    expect(aGuard().spent('B')).toBe(false)
    expect(aGuard().claim('B')).toBe(true)
    expect([aGuard().spent('B'), aGuard().spent('C')]).toEqual([true, false])
  })

  it.each([
    [0, 10_000],
    [9_999, 1],
    [10_000, 0],
    [-1, 0],
  ])('%i ms after a reload the next one has to wait %i ms', (elapsed, wait) => {
    expect(aGuard().wait()).toBe(0)
    aGuard().claim('B')
    clock.now += elapsed
    expect(aGuard().wait()).toBe(wait)
  })

  it.each<[string, () => Storage | undefined]>([
    ['denies its storage', () => undefined],
    [
      'throws when it is asked for its storage',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    [
      'has a full storage',
      () =>
        ({
          getItem: () => null,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
          removeItem: () => {},
        }) as unknown as Storage,
    ],
  ])('allows none in a browser that %s', (_, storage) => {
    const guard = aGuard(storage)
    expect(guard.spent('B') || !guard.claim('B')).toBe(true)
  })

  it('starts anew where the record is broken', () => {
    sessionStorage.setItem('nimbus-b', '{oops')
    expect(aGuard().spent('B')).toBe(false)
    expect(aGuard().claim('B')).toBe(true)
  })
})
