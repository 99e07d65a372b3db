import type { ToggleEvent } from 'react'
import { Icon } from '@nimbus/shared-ui/icon'
import type { Elements } from '@nimbus/shared-ui/elements'
import { HEADER_PANELS } from '../element-ids'
import type { Panels } from './load-panels'
import { usePanels } from './use-panels'

interface HeaderPanelProps {
  className: string
  icon: 'menu' | 'search'
  label: string
  /** Milliseconds after which nothing of it is exchanged any more. */
  patience: number
  /** What it holds: before it was opened, and without scripts, it gets nothing. */
  children: (panels?: Panels) => Elements
}

/** Something behind its icon: it lies over the page, so that nothing moves, and opens without JavaScript. */
export function HeaderPanel({ className, icon, label, patience, children }: HeaderPanelProps) {
  const { panels, setOpener } = usePanels(patience)

  function toggled({ target, currentTarget: details }: ToggleEvent<HTMLDetailsElement>): void {
    // React has this event bubble, from groups within too
    if (target !== details) return
    setOpener(details.open ? details : undefined)
    if (details.open) details.querySelector('input')?.focus()
  }

  return (
    <details className={className} name={HEADER_PANELS} onToggle={toggled}>
      <summary className="icon-btn" aria-label={label}>
        <Icon name={icon} />
      </summary>
      {children(panels)}
    </details>
  )
}
