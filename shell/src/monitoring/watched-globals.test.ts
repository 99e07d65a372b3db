import { watched, watchGlobals, type PatchedGlobals } from './watched-globals'

const told = jest.fn<void, [PatchedGlobals, string]>()
const tellings = (): unknown[] => told.mock.calls.map(([{ names }, remote]) => [remote, ...names])

const undo: (() => void)[] = []

/** Replaces a function until the end of the test, as a careless script does. */
function patch(owner: object, key: string, value: unknown = () => {}): void {
  const before = Object.getOwnPropertyDescriptor(owner, key)
  undo.unshift(() => (before ? Object.defineProperty(owner, key, before) : Reflect.deleteProperty(owner, key)))
  Object.defineProperty(owner, key, { value, configurable: true, writable: true })
}

/** Another function that does the same, since the test itself needs some of them. */
const stillWorking = (key: string): unknown => new Proxy((window as unknown as Record<string, () => unknown>)[key]!, {})

/** Has the shell look: what a remote has just done is looked for when it rests. */
const rest = (): void => {
  jest.advanceTimersByTime(1_000)
}

beforeEach(() => {
  jest.useFakeTimers()
  told.mockReset()
})
afterEach(() => {
  undo.splice(0).forEach((mend) => mend())
  jest.useRealTimers()
})

describe('watchGlobals', () => {
  it.each<[string, object, string]>([
    ['JSON.parse', JSON, 'parse'],
    ['JSON.stringify', JSON, 'stringify'],
    ['Array.prototype.push', Array.prototype, 'push'],
    ['Object.prototype.hasOwnProperty', Object.prototype, 'hasOwnProperty'],
    ['Object.freeze', Object, 'freeze'],
    ['Promise.prototype.finally', Promise.prototype, 'finally'],
    ['History.prototype.pushState', History.prototype, 'pushState'],
    ['EventTarget.prototype.addEventListener', EventTarget.prototype, 'addEventListener'],
    ['Node.prototype.removeChild', Node.prototype, 'removeChild'],
    ['Storage.prototype.setItem', Storage.prototype, 'setItem'],
    ['setTimeout', window, 'setTimeout'],
    ['alert', window, 'alert'],
    ['document.querySelector', document, 'querySelector'],
  ])('tells who has replaced %s', (name, owner, key) => {
    const globals = watchGlobals(told)
    globals.during('mf-a', () => patch(owner, key))
    rest()
    expect(tellings()).toEqual([['mf-a', name]])
  })

  // as axe-core does with elementsFromPoint
  it('tells nothing of what the document inherits and is given as its own', () => {
    const globals = watchGlobals(told)
    globals.during('mf-a', () => patch(document, 'querySelector', Document.prototype.querySelector))
    rest()
    expect(told).not.toHaveBeenCalled()
  })

  it('tells once of each, as that of the remote which did it first', async () => {
    const globals = watchGlobals(told)
    await globals.during('mf-a', async () => {
      await Promise.resolve()
      patch(JSON, 'parse')
    })
    globals.during('mf-b', () => {})
    globals.during('mf-a', () => patch(Math, 'max'))
    rest()
    expect(tellings()).toEqual([
      ['mf-a', 'JSON.parse'],
      ['mf-a', 'Math.max'],
    ])
  })

  it('tells of a remote that throws or rejects as well, and lets that through', async () => {
    const globals = watchGlobals(told)
    const failing = (key: string) => (): never => {
      patch(JSON, key)
      throw new Error('of the remote')
    }
    expect(() => globals.during('mf-a', failing('parse'))).toThrow('of the remote')
    await expect(globals.during('mf-b', async () => failing('stringify')())).rejects.toThrow('of the remote')
    rest()
    expect(tellings()).toEqual([
      ['mf-a', 'JSON.parse'],
      ['mf-b', 'JSON.stringify'],
    ])
  })

  it('holds nobody responsible for what changed before any remote was at work', () => {
    expectConsole('warn', /something in the page has changed globals.*JSON\.parse/)
    const globals = watchGlobals(told)
    patch(JSON, 'parse')
    globals.during('mf-a', () => {})
    expect(told).not.toHaveBeenCalled()
  })

  it('finds what a remote does in its effects a moment later, or as the next one is asked for something', () => {
    const globals = watchGlobals(told)
    globals.during('mf-a', () => {})
    patch(JSON, 'parse')
    jest.advanceTimersByTime(1_000)
    expect(tellings()).toEqual([['mf-a', 'JSON.parse']])
    patch(JSON, 'stringify')
    globals.during('mf-b', () => {})
    expect(tellings()).toEqual([
      ['mf-a', 'JSON.parse'],
      ['mf-a', 'JSON.stringify'],
    ])
  })

  // each look takes milliseconds on a phone, and a page asks its remote some ten things
  it('looks once for all that one remote is asked in a row', () => {
    const asked = jest.spyOn(Object, 'getOwnPropertyDescriptor')
    const globals = watchGlobals(told)
    asked.mockClear()
    const looks = (): number => asked.mock.calls.filter(([owner, key]) => owner === JSON && key === 'parse').length
    for (let call = 0; call < 10; call++) globals.during('mf-a', () => {})
    const first = looks()
    globals.during('mf-b', () => {})
    rest()
    expect([first, looks()]).toEqual([1, 3])
  })

  it('looks into all functions of the window, whatever this browser has', () => {
    const globals = watchGlobals(told)
    const functions = Object.getOwnPropertyNames(window).filter((key) => {
      const { value, configurable } = Object.getOwnPropertyDescriptor(window, key) ?? {}
      return typeof value === 'function' && configurable
    })
    expect(functions.length).toBeGreaterThan(100)
    globals.during('mf-a', () => functions.forEach((key) => patch(window, key, stillWorking(key))))
    rest()
    expect(told.mock.calls[0]?.[0].names).toEqual(expect.arrayContaining(functions))
  })
})

describe('watched', () => {
  it('has a remote and its widgets drawn under watch, with what they were given', async () => {
    const globals = watchGlobals(told)
    const module = watched(
      {
        contract: { contract: '1.6' },
        pages: ['cart'],
        bootstrap: (one: number, other: number) => one + other,
        widgets: { summary: { mount: async () => patch(JSON, 'parse') } },
      },
      'mf-a',
      globals,
    )
    expect([module.contract, module.pages, module.bootstrap(1, 2)]).toEqual([{ contract: '1.6' }, ['cart'], 3])
    await module.widgets.summary.mount()
    await Promise.resolve()
    rest()
    expect(tellings()).toEqual([['mf-a', 'JSON.parse']])
  })
})
