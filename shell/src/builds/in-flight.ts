import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** Counts what is on its way to the server. */
export interface InFlight {
  any(): boolean
  /** Counts until the work has ended, however it ends; returns what it answers. */
  count<T>(work: Promise<T>): Promise<T>
  /** The same client, with its calls counted. */
  counted(api: Api): Api
}

interface InFlightOptions {
  /** Nothing is on its way any more. */
  onIdle: () => void
  /** A call has failed, and is not on its way any more. */
  onFailure: (error: ApiError) => void
}

export function createInFlight({ onIdle, onFailure }: InFlightOptions): InFlight {
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
  const answer = async <T>(call: Promise<Result<T, ApiError>>): Promise<Result<T, ApiError>> => {
    const result = await count(call)
    if (!result.ok) onFailure(result.error)
    return result
  }
  return {
    any: () => running > 0,
    count,
    counted: (api) => ({
      get: (path, schema, options) => answer(api.get(path, schema, options)),
      post: (path, body, schema, options) => answer(api.post(path, body, schema, options)),
      put: (path, body, schema, options) => answer(api.put(path, body, schema, options)),
    }),
  }
}
