// as they are before anything is watched
const { setTimeout: later } = globalThis

/** The next turn of the event loop, after everything that is due. */
const nextTurn = (): Promise<void> => new Promise((resolve) => later(resolve, 0))

/** So many turns in a row without a change mean that nothing more is coming. */
const QUIET_TURNS = 4

/** A page that changes for ever is given up. */
const MOST_TURNS = 100

/** Waits until an element no longer changes by itself. Counted in turns of the event loop, not in time. */
export async function settled(element: HTMLElement): Promise<void> {
  let changed = false
  const observer = new MutationObserver(() => void (changed = true))
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true })
  for (let turn = 0, quiet = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
    changed = false
    await nextTurn()
    quiet = changed ? 0 : quiet + 1
  }
  observer.disconnect()
}

/** Waits until something is true; false when it never was. */
export async function comesTrue(isTrue: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < MOST_TURNS && !isTrue(); turn += 1) await nextTurn()
  return isTrue()
}

/** True when the work is done in this turn, whether it succeeded or not. */
export async function isAtOnce(work: Promise<unknown>): Promise<boolean> {
  let done = false
  const finish = (): void => void (done = true)
  work.then(finish, finish)
  await nextTurn()
  return done
}
