import { useEffect, useState } from 'react'
import { familyOf, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { showTile } from '@nimbus/shared-ui/tariff'

interface Details {
  /** The tariff whose details are open. */
  details: VolumeTariff | undefined
  open(tariff: VolumeTariff): void
  close(): void
}

/**
 * Which details are open: those that the address names at first, then those that were asked for. The tile of the linked
 * tariff comes into view, and has the focus once its details are closed. Closed details leave the address, so that neither
 * back nor a reload opens them again.
 */
export function useLinkedTariff(category: string, linked: VolumeTariff | undefined, slug: string | undefined): Details {
  const [asked, setAsked] = useState<VolumeTariff>()
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
      if (asked || closed || slug === undefined) return
      setClosedSlug(slug)
      host().navigate(routes.mobileTariffs(category), { replace: true, shown: true })
    },
  }
}
