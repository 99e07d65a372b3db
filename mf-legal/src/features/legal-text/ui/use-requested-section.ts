import { useEffect, useRef, type RefObject } from 'react'

/** The query of a visit; `id` is the section to go to. Each visit brings a new object, also to the same address. */
export type SectionRequest = Readonly<Record<string, string>>

/**
 * Scrolls to the requested section and puts the focus on its heading, so that keyboard and screen reader go there too;
 * again with each visit. Waits for a frame, since a navigation scrolls to the top first. An unknown id changes nothing.
 */
export function useRequestedSection(request: SectionRequest | undefined): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    const id = request?.id
    if (!id) return
    const frame = requestAnimationFrame(() => {
      const section = [...(article.current?.children ?? [])].find((child) => child.id === id)
      section?.scrollIntoView()
      section?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [request])
  return article
}
