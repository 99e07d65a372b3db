const { TestEnvironment } = require('jest-environment-jsdom')

/** Parts of every browser that jsdom lacks; Node's own do the same. */
const MISSING = [
  'AbortController',
  'AbortSignal',
  'CompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'fetch',
  'structuredClone',
]

/** jsdom with Node's fetch, streams, abort signals and structuredClone. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of MISSING) this.global[name] = globalThis[name]
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    })
    this.global.ResizeObserver ??= NoSizes
    acceptNodeSignals(this.global)
  }
}

/** In jsdom nothing has a size, so none ever changes. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom's addEventListener refuses the abort signals of Node, so the signal is followed here. */
function acceptNodeSignals(window) {
  // Jest gives window an addEventListener of its own
  for (const target of [window.EventTarget.prototype, window]) {
    const { addEventListener } = target
    target.addEventListener = function (type, listener, options) {
      const receiver = this ?? window
      if (!options?.signal) return addEventListener.call(receiver, type, listener, options)
      const { signal, ...rest } = options
      if (signal.aborted) return undefined
      signal.addEventListener('abort', () => receiver.removeEventListener(type, listener, rest), { once: true })
      return addEventListener.call(receiver, type, listener, rest)
    }
  }
}
