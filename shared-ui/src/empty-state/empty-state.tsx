import type { Elements } from '@nimbus/shared-ui/elements'
import { Halo } from '@nimbus/shared-ui/halo'

interface EmptyStateProps {
  title: string
  children?: string | Elements
  /** One button or link. */
  action?: Elements
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
