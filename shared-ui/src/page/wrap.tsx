import type { ReactNode } from 'react'
import { classes } from '../classes/classes'

/** The page's column: 1240 px at most, with gutters. */
export function Wrap({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes('wrap', className)}>{children}</div>
}
