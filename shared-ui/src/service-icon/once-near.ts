/** How far below the screen an element may be to count as near: about a screen of a phone. */
const MARGIN = '800px'

/** Calls back once, when the element is on screen or near it; at once where a browser can't tell. Returns the end of it. */
export function onceNear(element: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    onNear()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
