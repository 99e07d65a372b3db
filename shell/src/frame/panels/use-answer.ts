import { useEffect, useState } from 'react'
import type { Result } from '@nimbus/shared-contracts/errors'

/** What the API has answered, once it has; undefined before and where it can't be had. `ask` stays the same function. */
export function useAnswer<T>(ask: () => Promise<Result<T, unknown>>): T | undefined {
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    let left = false
    void ask().then((found) => {
      if (!left && found.ok) setAnswer(found.value)
    })
    return () => {
      left = true
    }
  }, [ask])
  return answer
}
