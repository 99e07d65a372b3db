import type { FormEvent, ReactNode } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'

/** Around all tiles of a page, so that what is ticked in them is compared together. Sends itself without scripts. */
export function TariffComparison({ children }: { children: ReactNode }) {
  return (
    <form action={routes.compare()} onSubmit={compare}>
      {children}
    </form>
  )
}

function compare(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const chosen = [...new FormData(event.currentTarget).values()].filter((value) => typeof value === 'string')
  host().navigate(routes.compare({ tarife: chosen.join(',') }))
}
