import { useLayoutEffect, type RefObject } from 'react'
import { keepInPlace } from './keep-in-place'

/** Keeps an element in the document until React itself removes it, which ends the effect in the same commit. */
export function useKeptInPlace(element: RefObject<Element | null>): void {
  useLayoutEffect(() => (element.current ? keepInPlace(element.current) : undefined), [element])
}
