export interface CircuitOptions {
  /** Failures in a row after which nobody is asked. */
  failures: number
  /** How long nobody is asked, in milliseconds. */
  openMs: number
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number
}

/** What isn't asked, since it has failed so often that it would only keep everybody waiting. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

export interface Circuit {
  /** Does the work, or rejects with a CircuitOpenError at once. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>
  isOpen(): boolean
}

/**
 * Keeps calls from a system that is away: after so many failures in a row none is made for a while, then one alone finds out
 * whether it is back.
 */
export function createCircuit({ failures: most, openMs, elapsed = () => performance.now() }: CircuitOptions): Circuit {
  let failures = 0
  let closedAt = 0
  let isTrying = false
  const isOpen = (): boolean => failures >= most && (isTrying || elapsed() < closedAt)
  return {
    isOpen,
    async run(work) {
      if (isOpen()) throw new CircuitOpenError(`nobody is asked for ${openMs} ms`)
      const isTrial = failures >= most
      isTrying ||= isTrial
      try {
        const answer = await work()
        failures = 0
        return answer
      } catch (error) {
        failures += 1
        if (failures >= most) closedAt = elapsed() + openMs
        throw error
      } finally {
        if (isTrial) isTrying = false
      }
    },
  }
}
