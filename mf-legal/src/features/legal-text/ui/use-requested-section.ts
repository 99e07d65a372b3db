import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to the section with this id and puts the focus on its heading, so that keyboard and screen reader go there too.
 * Waits for a frame, since a navigation scrolls to the top first. An id that the text doesn't have changes nothing.
 */
export function useRequestedSection(id: string | undefined): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!id) return
    const frame = requestAnimationFrame(() => {
      const section = [...(article.current?.children ?? [])].find((child) => child.id === id)
      section?.scrollIntoView()
      section?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
  return article
}
