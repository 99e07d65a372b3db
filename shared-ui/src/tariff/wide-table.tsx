import type { Elements } from '@nimbus/shared-ui/elements'

/** Around a table that is wider than a phone: it scrolls there, with the arrow keys too. */
export function WideTable({ name, children }: { name: string; children: Elements }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className="matrix-scroll" role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}
