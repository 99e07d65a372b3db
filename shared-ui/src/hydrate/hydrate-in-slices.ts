import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/** Hydrates in slices of 5 ms, as React does within a transition: a tap on a weak phone never waits for the whole page. */
export function hydrateInSlices(...hydration: Parameters<typeof hydrateRoot>): Root {
  let root!: Root
  startTransition(() => {
    root = hydrateRoot(...hydration)
  })
  return root
}
