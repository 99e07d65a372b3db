import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import styles from './summary-slot.module.css'

/** The cart's summary beside the page, with the step that comes next; the bottom bar on phones belongs to the widget. */
export function SummarySlot({ next }: { next: { label: string; href: string } }) {
  return (
    <WidgetSlot
      widget="mf-cart/summary"
      props={{ next }}
      className={styles.side}
      fallback={
        <div className={styles.fallback}>
          <Skeleton height="22rem" />
        </div>
      }
    />
  )
}
