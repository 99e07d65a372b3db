/** How long a task waits at most for a moment without other work, in milliseconds. */
const LIMIT_MS = 500

/**
 * Does a task once what is in the document now is painted and nothing else is to be done: frames and taps come first, but
 * not for ever. Safari tells of no such moment, and does it after the frame. Returns what takes the task back.
 */
export function whenPainted(task: () => void): () => void {
  let takeBack = (): void => {}
  const frame = requestAnimationFrame(() => {
    takeBack = whenIdle(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    takeBack()
  }
}

/** The same without waiting for a frame. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(task, { timeout: LIMIT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(task)
  return () => clearTimeout(timer)
}
