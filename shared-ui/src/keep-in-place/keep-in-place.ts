/** How often one watch puts an element back within a second: whoever takes it out at once each time wins, or the page would stand still. */
const MOST = 10
const SECOND_MS = 1_000

/**
 * Puts an element back at once, at its place, whenever something else than its owner takes it out of its parent: a translator,
 * an extension, a script of another remote. What is drawn in it stays alive. Returns what ends that, before the owner removes it.
 */
export function keepInPlace(element: Element): () => void {
  const parent = element.parentNode
  if (!parent) return () => {}
  let putBack: number[] = []
  const observer = new MutationObserver((records) => {
    if (parent.contains(element)) return
    const now = performance.now()
    putBack = putBack.filter((at) => now - at < SECOND_MS)
    if (putBack.length >= MOST) return
    putBack.push(now)
    const removal = records.findLast(({ removedNodes }) => [...removedNodes].includes(element))
    const next = removal?.nextSibling
    parent.insertBefore(element, next?.parentNode === parent ? next : null)
  })
  observer.observe(parent, { childList: true })
  return () => observer.disconnect()
}

/** Tells each time that an element has lost all that was in it; returns what ends that. */
export function onEmptied(element: Element, listener: () => void): () => void {
  const observer = new MutationObserver((records) => {
    const lost = records.some(({ removedNodes }) => removedNodes.length > 0)
    if (lost && !element.hasChildNodes()) listener()
  })
  observer.observe(element, { childList: true })
  return () => observer.disconnect()
}
