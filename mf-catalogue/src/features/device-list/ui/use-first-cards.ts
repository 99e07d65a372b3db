import { startTransition, useEffect, useState } from 'react'
import { isFolded } from '@nimbus/shared-ui/fold'
import { useInBrowser } from '@nimbus/shared-ui/in-browser'
import { whenPainted } from '@nimbus/shared-ui/when-idle'

/** Two rows on a wide screen; on a phone more than anybody sees at once. */
const FIRST_CARDS = 8

/**
 * How many cards of a list are rendered. The server's HTML has all, and so has what hydrates it. A list that is come to by a
 * click begins with those that are seen at once; the others follow when these are painted, in slices that no tap waits
 * for. One that is gone back to has all: the position is somewhere among them.
 */
export function useFirstCards(): number {
  const inBrowser = useInBrowser()
  const [all, setAll] = useState(() => !inBrowser || !isFolded())
  useEffect(() => whenPainted(() => startTransition(() => setAll(true))), [])
  return all ? Infinity : FIRST_CARDS
}
