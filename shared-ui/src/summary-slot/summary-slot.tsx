import { useId, useState } from 'react'
import { cartStore, lineCount, type Cart } from '@nimbus/shared-contracts/cart'
import { Skeleton } from '../skeleton/skeleton'
import { useStore } from '../use-store/use-store'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { text } from './de'
import { EmptySummary } from './empty-summary'
import { useVisitorActive } from './use-visitor-active'

interface SummarySlotProps {
  next: { label: string; href: string }
  /** Always the bottom bar: the page needs its whole width to compare. */
  bar?: boolean
}

/**
 * The cart's summary beside the page, with the step that comes next; the bottom bar on phones belongs to the widget. Its code
 * is loaded once there is something in the cart, or the visitor begins to act: before the first choice, so that the widget
 * can say how the price changes with it. A choice that was quicker is told to it as `changed`.
 */
export function SummarySlot({ next, bar = false }: SummarySlotProps) {
  const { value: cart, restored } = useStore(cartStore)
  const [found, setFound] = useState<Cart>()
  if (restored && !found) setFound(cart)
  const changed = found !== undefined && !isSame(cart, found)
  const isEmpty = lineCount(cart) === 0
  const isActive = useVisitorActive()
  return (
    <WidgetSlot
      widget="mf-cart/summary"
      props={{ next, changed }}
      className={bar ? 'sum-slot--bar' : 'sum-slot'}
      onDemand
      needed={!isEmpty || isActive}
      fallback={bar ? null : isEmpty ? <NothingChosen /> : <Waiting />}
    />
  )
}

/** A page that comes back from the history has its cart read anew: another object that says the same. */
const isSame = (one: Cart, other: Cart): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

function NothingChosen() {
  const heading = useId()
  return (
    <aside className="sum sum-slot__wait" aria-labelledby={heading}>
      <div className="sum__h">
        <h2 id={heading}>{text.heading}</h2>
      </div>
      <EmptySummary />
    </aside>
  )
}

const Waiting = () => (
  <div className="sum-slot__wait">
    <Skeleton height="22rem" />
  </div>
)
