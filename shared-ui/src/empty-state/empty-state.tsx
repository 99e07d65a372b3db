import type { ReactNode } from 'react'
import { Halo } from '@nimbus/shared-ui/halo'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** Says why there is nothing to see and what helps. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="empty">
      <Halo kind="cloud" />
      <Heading>{title}</Heading>
      {children && <div className="muted small">{children}</div>}
      {action}
    </div>
  )
}
