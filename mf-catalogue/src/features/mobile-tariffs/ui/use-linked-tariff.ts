import { useEffect, useState } from 'react'
import { familyOf, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { showTile } from '@nimbus/shared-ui/tariff'

interface Details {
  /** The tariff whose details are open. */
  details: Tariff | undefined
  open(tariff: Tariff): void
  close(): void
}

/**
 * Which details are open: those that the address names at first, then those that were asked for. The tile of the linked
 * tariff comes into view, and has the focus once its details are closed.
 */
export function useLinkedTariff(linked: Tariff | undefined, slug: string | undefined): Details {
  const [asked, setAsked] = useState<Tariff>()
  const [closedSlug, setClosedSlug] = useState<string>()
  const family = linked && familyOf(linked)
  const closed = slug !== undefined && closedSlug === slug

  useEffect(() => {
    if (family) showTile(family, { focus: closed })
  }, [family, closed])

  return {
    details: asked ?? (closed ? undefined : linked),
    open: setAsked,
    close() {
      setAsked(undefined)
      setClosedSlug(slug)
    },
  }
}
