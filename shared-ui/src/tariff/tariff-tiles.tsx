import type { ReactNode } from 'react'

/** The list of tariff tiles; parts of tiles beside each other stand in the rows of one grid (styles/tile.css). */
export const TariffTiles = ({ children }: { children: ReactNode }) => <ul className="tiles">{children}</ul>
