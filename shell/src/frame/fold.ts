import { FOLDED_PARTS, UNFOLDED } from '@nimbus/shared-ui/fold'
import { whenIdle, whenPainted } from '@nimbus/shared-ui/when-idle'

/** How long a slice of the layout takes, in milliseconds; its last part may take longer. */
export const SLICE_MS = 8

export interface Folding {
  /** The next page is laid out as far as it is seen; the one that is still there stays as it is. */
  fold(): void
  /** The page that is there now is laid out whole, once it is painted, in slices that no tap waits for. */
  unfold(): void
  /** The next page is laid out whole, as one whose positions have to be known. */
  never(): void
}

/** Folds the pages that are come to by a click, as `late-scripts.ts` does with the first one. */
export function createFolding(target: Document = document): Folding {
  const root = target.documentElement
  const parts = (): Element[] => [...target.querySelectorAll(FOLDED_PARTS)]
  let latest = 0
  /** True of a page that was come to by a click; the first one is the business of `late-scripts.ts`. */
  let folded = false

  function slice(left: Element[], id: number): void {
    if (id !== latest) return
    const end = performance.now() + SLICE_MS
    while (left.length > 0 && performance.now() < end) {
      const part = left.shift()
      part?.setAttribute(UNFOLDED, '')
      part?.getBoundingClientRect()
    }
    // a list may have grown meanwhile
    const rest = left.length > 0 ? left : parts().filter((part) => !part.hasAttribute(UNFOLDED))
    if (rest.length > 0) whenIdle(() => slice(rest, id))
    else root.setAttribute(UNFOLDED, '')
  }

  return {
    fold() {
      latest++
      folded = true
      for (const part of parts()) part.setAttribute(UNFOLDED, '')
      root.removeAttribute(UNFOLDED)
    },
    unfold() {
      if (!folded) return
      folded = false
      const id = ++latest
      whenPainted(() => slice(parts(), id))
    },
    never() {
      latest++
      folded = false
      root.setAttribute(UNFOLDED, '')
    },
  }
}
