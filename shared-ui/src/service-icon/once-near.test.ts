import { onceNear } from './once-near'

/** A browser that says where the element is when the test does. */
function anObserver() {
  const disconnect = jest.fn()
  let tell = (_: { isIntersecting: boolean }[]): void => {}
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe = jest.fn()
      disconnect = disconnect
    },
  })
  return { disconnect, tell: (isIntersecting: boolean) => tell([{ isIntersecting }]) }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

describe('onceNear', () => {
  it('waits until the element comes near, then looks no more', () => {
    const { disconnect, tell } = anObserver()
    const onNear = jest.fn()
    onceNear(document.body, onNear)
    tell(false)
    expect(onNear).not.toHaveBeenCalled()
    tell(true)
    expect([onNear.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1])
  })

  it('looks no more once its end is called', () => {
    const { disconnect } = anObserver()
    onceNear(document.body, jest.fn())()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('calls back at once where a browser has no observer', () => {
    const onNear = jest.fn()
    onceNear(document.body, onNear)
    expect(onNear).toHaveBeenCalledTimes(1)
  })
})
