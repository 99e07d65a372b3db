import type { Elements } from '@nimbus/shared-ui/elements'
import { Dialog } from '@nimbus/shared-ui/dialog'
import type { CartLine } from '../../../model/lines'
import type { Totals } from '../../../model/totals'
import styles from './costs.module.css'
import { SummaryPanel } from './summary-panel'

interface SummaryDialogProps {
  open: boolean
  onClose: () => void
  title: string
  lines: readonly CartLine[]
  totals: Totals
  children?: Elements
}

/** The full summary over the page, opened from the bottom bar. */
export function SummaryDialog({ open, onClose, title, lines, totals, children }: SummaryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="s">
      <div className={styles.sheet}>
        <SummaryPanel lines={lines} totals={totals}>
          {children}
        </SummaryPanel>
      </div>
    </Dialog>
  )
}
