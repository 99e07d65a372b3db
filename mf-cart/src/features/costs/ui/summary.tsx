import { useId, useState } from 'react'
import * as v from 'valibot'
import { lineCount } from '@nimbus/shared-contracts/cart'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { EmptySummary } from '@nimbus/shared-ui/summary-slot'
import { summary } from '../../../messages/de'
import { cartLines, type CartLine } from '../../../model/lines'
import { totalsOf } from '../../../model/totals'
import { useCart } from '../../../store/use-cart'
import { BottomBar } from './bottom-bar'
import styles from './costs.module.css'
import { SummaryDialog } from './summary-dialog'
import { SummaryPanel } from './summary-panel'
import { TotalsStatus } from './totals-status'

/**
 * Props of the widget `mf-cart/summary`: the next step of the page, or `order` inside the order flow; `changed` where the
 * cart has changed on this page before the widget was there. Wrong ones are ignored.
 */
const summaryPropsSchema = v.fallback(
  v.object({
    next: v.optional(v.object({ label: v.string(), href: v.string() })),
    order: v.optional(v.boolean(), false),
    changed: v.optional(v.boolean(), false),
  }),
  { order: false, changed: false },
)

/** "Ihre Auswahl": sticky beside the page from lg, a bottom bar with a dialog below. Follows the cart without mounting anew. */
export function Summary(props: Record<string, unknown>) {
  const { next, order, changed } = v.parse(summaryPropsSchema, props)
  const { cart, restored } = useCart()
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  const totals = totalsOf(cart)
  const lines = cartLines(cart)
  const isEmpty = lineCount(cart) === 0
  const action = order ? (
    <a className="link small" href={routes.cart()}>
      {summary.changeCart}
    </a>
  ) : (
    next && (
      <LinkButton block href={next.href}>
        {next.label}
      </LinkButton>
    )
  )
  return (
    <div data-boundary="mf-cart">
      <aside className={`sum ${styles.column}`} aria-labelledby={headingId}>
        <div className="sum__h">
          <h2 id={headingId}>{summary.heading}</h2>
        </div>
        {isEmpty ? (
          <EmptySummary />
        ) : (
          <SummaryPanel lines={lines} totals={totals}>
            {action}
          </SummaryPanel>
        )}
      </aside>
      {!isEmpty && (
        <BottomBar title={productsOf(lines) || summary.heading} totals={totals} onOpen={() => setOpen(true)}>
          {next && !order && (
            <LinkButton size="s" href={next.href} aria-label={next.label}>
              {summary.next}
            </LinkButton>
          )}
        </BottomBar>
      )}
      <SummaryDialog
        open={isOpen && !isEmpty}
        onClose={() => setOpen(false)}
        title={summary.heading}
        lines={lines}
        totals={totals}
      >
        {action}
      </SummaryDialog>
      <TotalsStatus totals={isEmpty ? undefined : totals} restored={restored} isNews={changed} />
    </div>
  )
}

/** What the price is for: "Nimbus Mobil M, Solvar S1 Pro" */
const productsOf = (lines: readonly CartLine[]): string =>
  lines
    .filter(({ block }) => block === 'tariff' || block === 'handset')
    .map(({ name }) => name)
    .join(', ')
