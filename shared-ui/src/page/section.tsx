import { useId } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { classes } from '../classes/classes'

interface SectionProps {
  title?: string
  lead?: string
  /** Beside the title, at the end of its row. */
  aside?: Elements
  /** On the quiet band. */
  mist?: boolean
  className?: string
  children: Elements
}

/** A part of a page with its heading. It holds no column: put a Wrap around or into it. */
export function Section({ title, lead, aside, mist, className, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes('section', mist && 'mist', className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="head-row">
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
