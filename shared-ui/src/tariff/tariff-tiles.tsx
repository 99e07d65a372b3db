import type { ReactNode } from 'react'
import { useSameHeight } from '../same-height'

/** The list of tariff tiles; prices and benefits of tiles beside each other line up. */
export function TariffTiles({ children }: { children: ReactNode }) {
  return (
    <ul className="tiles" ref={useSameHeight<HTMLUListElement>()}>
      {children}
    </ul>
  )
}
