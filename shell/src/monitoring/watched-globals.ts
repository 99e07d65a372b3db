/** Functions of the browser are no longer what they were when the shop began. */
export class PatchedGlobals extends Error {
  override readonly name = 'PatchedGlobals'

  /** `names` as in 'fetch', 'Array.prototype.map'. */
  constructor(readonly names: readonly string[]) {
    super(`globals were changed: ${names.join(', ')}`)
  }
}

export interface WatchedGlobals {
  /** Does a remote's work and tells, once for each global, of what was changed meanwhile; what it throws is thrown. */
  during<Answer>(remote: string, work: () => Answer): Answer
}

/** Values whose prototypes every script of the page shares; those of the elements come with the body. */
const sharedValues = (): Record<string, object> => ({
  Array: [],
  Function: () => {},
  Promise: Promise.resolve(),
  Map: new Map(),
  Set: new Set(),
  Date: new Date(0),
  RegExp: /x/,
  String: Object(''),
  Number: Object(0),
  window,
  document,
  body: document.body,
  history,
  location,
  storage: Object.create(Storage.prototype) as object,
  event: new Event('x'),
})

/** Built-in objects that are looked into, since their functions are called by name. */
const NAMESPACES = { JSON, Math, Reflect, Object, Promise, Array }

/** A function by the name it is called by, and whatever stands there now. */
interface Member {
  readonly name: string
  readonly read: () => unknown
}

/** What a property is, without asking a getter. */
const held = (owner: object, key: string): unknown => {
  const property = Object.getOwnPropertyDescriptor(owner, key)
  return property?.get ?? property?.value
}

/** Objects that inherit what they are asked, and are given functions of their own by who wants to be asked instead. */
const INSTANCES = { document }

/**
 * What a script could replace: functions of the window, of the namespaces and of the shared prototypes, and those that the
 * document inherits. Not what is added beside them, nor what window and history inherit, of which the shell's own router
 * replaces functions.
 */
function members(): Member[] {
  const owners = new Map<object, string>(Object.entries(NAMESPACES).map(([name, owner]) => [owner, `${name}.`]))
  owners.set(window, '')
  for (const value of Object.values(sharedValues()))
    for (const type of prototypesOf(value))
      owners.set(type, `${(held(type, 'constructor') as { name?: string } | undefined)?.name ?? ''}.prototype.`)
  const own = [...owners].flatMap(([owner, prefix]) =>
    functionsOf(owner).map((key): Member => ({ name: prefix + key, read: () => held(owner, key) })),
  )
  const inherited = Object.entries(INSTANCES).flatMap(([name, instance]) =>
    prototypesOf(instance)
      .flatMap((type) => functionsOf(type).map((key) => ({ key, inherited: held(type, key) })))
      .filter(({ key }) => !Object.hasOwn(instance, key))
      // the inherited one as one of its own, which polyfills write, is asked the same
      .map(({ key, inherited }): Member => ({ name: `${name}.${key}`, read: () => held(instance, key) ?? inherited })),
  )
  return [...own, ...inherited]
}

const functionsOf = (owner: object): string[] =>
  Object.getOwnPropertyNames(owner).filter((key) => key !== 'constructor' && typeof held(owner, key) === 'function')

function prototypesOf(value: object): object[] {
  const type = Object.getPrototypeOf(value) as object | null
  return type ? [type, ...prototypesOf(type)] : []
}

/** What a remote does once its page is drawn, such as in effects, is looked for after so long, in milliseconds. */
const SETTLED_MS = 1_000

/**
 * Watches the functions that all scripts of the page share. One that is replaced or taken away is told, once, as of the remote
 * that was at work last: its effects and timers come later, and so may those of an extension. So it is for who looks for a
 * fault, and counts against nobody. What changed before any remote had worked only goes to the log.
 */
export function watchGlobals(told: (error: PatchedGlobals, remote: string) => void): WatchedGlobals {
  const known = members().map(({ name, read }) => ({ name, read, was: read() }))
  // those of now: a remote may replace them
  const { setTimeout: later, clearTimeout: never } = window
  let latest: string | undefined
  let settling: number | undefined

  /** Names of what is another than at the last look. */
  const changed = (): string[] =>
    known.flatMap((member) => {
      const is = member.read()
      if (is === member.was) return []
      member.was = is
      return [member.name]
    })
  const look = (): void => {
    never(settling)
    settling = undefined
    const names = changed()
    if (names.length === 0) return
    if (latest !== undefined) told(new PatchedGlobals(names), latest)
    else console.warn('shell: something in the page has changed globals', new PatchedGlobals(names))
  }
  /** A look takes milliseconds on a phone: one for all that a remote does at a time, once it rests or another begins. */
  const begins = (remote: string): void => {
    if (remote !== latest) look()
    latest = remote
    never(settling)
    settling = later(look, SETTLED_MS)
  }

  return {
    during(remote, work) {
      begins(remote)
      const answer = work()
      const ended = (): void => begins(remote)
      if (answer instanceof Promise) answer.then(ended, ended)
      return answer
    },
  }
}

type Functions = Record<string, (...given: unknown[]) => unknown>

/** What draws, and runs whatever a remote does with the page; all else is asked again and again, at a touch of a link. */
const DRAWING = ['bootstrap', 'mount'] as const

/** A remote's module whose drawing is done under watch, its widgets' as well. */
export function watched<Module extends object>(module: Module, remote: string, globals: WatchedGlobals): Module {
  const part = <Part extends object>(unwatched: Part): Part => {
    const functions = unwatched as Functions
    const drawing = DRAWING.filter((name) => typeof functions[name] === 'function').map(
      (name) => [name, (...given: unknown[]) => globals.during(remote, () => functions[name]?.(...given))] as const,
    )
    return { ...unwatched, ...Object.fromEntries(drawing) }
  }
  if (!('widgets' in module)) return part(module)
  const widgets = Object.entries(module.widgets as Record<string, object>).map(([name, one]) => [name, part(one)])
  return { ...part(module), widgets: Object.fromEntries(widgets) as unknown }
}
