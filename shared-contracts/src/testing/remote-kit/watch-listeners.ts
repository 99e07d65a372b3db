import { counted, type Watch } from './watch'

interface Listening {
  target: EventTarget
  type: string
  listener: unknown
  capture: boolean
}

/** React's own listeners, once for each document and each place of a portal; it never ends them. */
const isOfReact = (listener: unknown): boolean =>
  typeof listener === 'function' && /^bound dispatch(Discrete|Continuous)?Event$/.test(listener.name)

/** Event listeners on anything that outlives the remote's own element: window, document, parts of the page that stay. */
export function watchListeners(): Watch {
  // jsdom begins to listen once it is asked for elements or styles, and is not meant
  document.querySelector(':hover')
  getComputedStyle(document.body)
  const listening = new Set<Listening>()
  const find = (wanted: Listening): Listening | undefined =>
    [...listening].find(
      (one) =>
        one.target === wanted.target &&
        one.type === wanted.type &&
        one.listener === wanted.listener &&
        one.capture === wanted.capture,
    )
  // window has methods of its own in some test environments
  const ends = [EventTarget.prototype, window].map((receiver) => {
    const { addEventListener, removeEventListener } = receiver
    receiver.addEventListener = function (this: EventTarget | undefined, ...[type, listener, options]: Parameters) {
      const target = this ?? window
      const one = { target, type, listener, capture: isCapture(options) }
      if (listener && !find(one)) listening.add(one)
      if (typeof options === 'object' && options.once) {
        addEventListener.call(target, type, () => listening.delete(one), options)
      }
      addEventListener.call(target, type, listener, options)
    }
    receiver.removeEventListener = function (this: EventTarget | undefined, ...[type, listener, options]: Parameters) {
      const target = this ?? window
      const known = find({ target, type, listener, capture: isCapture(options) })
      if (known) listening.delete(known)
      removeEventListener.call(target, type, listener, options)
    }
    return (): void => {
      receiver.addEventListener = addEventListener
      receiver.removeEventListener = removeEventListener
    }
  })
  return {
    left() {
      const kept = [...listening].filter(({ target, listener }) => outlives(target) && !isOfReact(listener))
      return counted(kept.map(({ target, type }) => `listener of ${type} on ${nameOf(target)}`))
    },
    end: () => ends.forEach((end) => end()),
  }
}

type Parameters = [
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
]

const isCapture = (options?: boolean | AddEventListenerOptions): boolean =>
  typeof options === 'object' ? options.capture === true : options === true

/** Elements that are gone take their listeners with them. */
const outlives = (target: EventTarget): boolean => !(target instanceof Node) || target.isConnected

function nameOf(target: EventTarget): string {
  if (target === window) return 'window'
  if (target === document) return 'document'
  return target instanceof Element ? target.localName : target.constructor.name
}
