/** Does the work again and again, never twice at once. */
export function repeat(
  work: () => Promise<unknown>,
  pause: number,
  onFailure: (cause: unknown) => void,
): NodeJS.Timeout {
  let working = false
  const timer = setInterval(() => {
    if (working) return
    working = true
    work()
      .catch(onFailure)
      .finally(() => (working = false))
  }, pause)
  return timer.unref()
}
