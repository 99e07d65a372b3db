import { useState, type ToggleEvent } from 'react'
import { Icon } from '@nimbus/shared-ui/icon'
import type { Elements } from '@nimbus/shared-ui/elements'
import { HEADER_PANELS } from '../element-ids'
import { loadPanels, type Panels } from './load-panels'

interface OpenPanel {
  details: HTMLDetailsElement
  close: () => void
  panels: Panels
}

interface HeaderPanelProps {
  className: string
  icon: 'menu' | 'search'
  label: string
  /** What it holds: before it was opened, and without scripts, it gets nothing. */
  children: (open?: OpenPanel) => Elements
}

/** Something behind its icon: it lies over the page, so that nothing moves, and opens without JavaScript. */
export function HeaderPanel({ className, icon, label, children }: HeaderPanelProps) {
  const [open, setOpen] = useState<OpenPanel>()

  function toggled({ target, currentTarget: details }: ToggleEvent<HTMLDetailsElement>): void {
    // React has this event bubble, from groups within too
    if (target !== details) return
    if (!details.open) return setOpen(undefined)
    details.querySelector('input')?.focus()
    const close = (): void => {
      details.open = false
    }
    loadPanels((panels) => setOpen({ details, close, panels }))
  }

  return (
    <details className={className} name={HEADER_PANELS} onToggle={toggled}>
      <summary className="icon-btn" aria-label={label}>
        <Icon name={icon} />
      </summary>
      {children(open)}
    </details>
  )
}
