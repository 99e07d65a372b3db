import type { Ref } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { classes } from '../classes/classes'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'

export interface AlertProps {
  kind: 'info' | 'success' | 'warning' | 'error' | 'accent'
  title: string
  /** A sentence, or elements. */
  children?: string | Elements
  /** "alert" or "status" when it appears after the page was there. */
  role?: 'alert' | 'status'
  /** What changes in it later is told alone, and when nothing else is being said. */
  politeChanges?: boolean
  /** 1 where it is all that a page has. */
  headingLevel?: 1 | 2 | 3
  ref?: Ref<HTMLDivElement>
}

const LOOKS: Record<AlertProps['kind'], { icon: IconName; className?: string }> = {
  info: { icon: 'info' },
  success: { icon: 'circle-check', className: 'alert--ok' },
  warning: { icon: 'triangle-alert', className: 'alert--warn' },
  error: { icon: 'circle-alert', className: 'alert--error' },
  accent: { icon: 'info', className: 'alert--acc' },
}

/** A message in the page. Focusable from a script, so that it can be read first. */
export function Alert({ kind, title, children, role, politeChanges, headingLevel = 2, ref }: AlertProps) {
  const { icon, className } = LOOKS[kind]
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={classes('alert', className)}
      role={role}
      {...(politeChanges && { 'aria-live': 'polite', 'aria-atomic': false })}
      tabIndex={-1}
      ref={ref}
    >
      <Icon name={icon} />
      <div className="alert__b">
        <Heading>{title}</Heading>
        {typeof children === 'string' ? <p className="small">{children}</p> : children}
      </div>
    </div>
  )
}
