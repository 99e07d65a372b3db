import { Skeleton } from '../skeleton/skeleton'
import { WidgetSlot } from '../widget/widget'

/** The cart's summary beside the page, with the step that comes next; the bottom bar on phones belongs to the widget. */
export function SummarySlot({ next }: { next: { label: string; href: string } }) {
  return (
    <WidgetSlot
      widget="mf-cart/summary"
      props={{ next }}
      className="sum-slot"
      fallback={
        <div className="sum-slot__wait">
          <Skeleton height="22rem" />
        </div>
      }
    />
  )
}
