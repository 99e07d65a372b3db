import type { Api } from '@nimbus/shared-contracts/http'

/** Counts what is on its way to the server. */
export interface InFlight {
  any(): boolean
  /** Counts until the work has ended, however it ends; returns what it answers. */
  count<T>(work: Promise<T>): Promise<T>
  /** The same client, with its calls counted. */
  counted(api: Api): Api
}

/** `onIdle` is called when nothing is on its way any more. */
export function createInFlight(onIdle: () => void): InFlight {
  let running = 0
  const count = async <T>(work: Promise<T>): Promise<T> => {
    running++
    try {
      return await work
    } finally {
      running--
      if (running === 0) onIdle()
    }
  }
  return {
    any: () => running > 0,
    count,
    counted: (api) => ({
      get: (path, schema, options) => count(api.get(path, schema, options)),
      post: (path, body, schema, options) => count(api.post(path, body, schema, options)),
      put: (path, body, schema, options) => count(api.put(path, body, schema, options)),
    }),
  }
}
