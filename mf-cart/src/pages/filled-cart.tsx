import { useRef, useState } from 'react'
import { isLandline, type Cart } from '@nimbus/shared-contracts/cart'
import { BottomBar } from '../features/costs/ui/bottom-bar'
import { CostsPanel } from '../features/costs/ui/costs-panel'
import { SummaryDialog } from '../features/costs/ui/summary-dialog'
import { EligibilityPanel } from '../features/information/ui/eligibility-panel'
import { GoodToKnow } from '../features/information/ui/good-to-know'
import { CartLines } from '../features/lines/ui/cart-lines'
import { ClearCart } from '../features/lines/ui/clear-cart'
import { nextStep } from '../features/next-step/model/next-step'
import { AvailabilitySection } from '../features/next-step/ui/availability-section'
import { NextStepButton } from '../features/next-step/ui/next-step-button'
import { costs, lines as text, nextStep as nextStepText } from '../messages/de'
import { shortPeriods } from '../messages/short-price'
import { eligibilityOf } from '../model/eligibility'
import { cartLines, type CartLine } from '../model/lines'
import { totalsOf } from '../model/totals'
import { useCheckData } from '../store/use-cart'
import styles from './cart-page.module.css'

interface FilledCartProps {
  cart: Cart
  now: Date
  onRemove: (line: CartLine) => void
  onClear: () => void
}

/** A cart with something in it: address, lines, what to know, costs and the way on. */
export function FilledCart({ cart, now, onRemove, onClear }: FilledCartProps) {
  const checkData = useCheckData()
  const [isOpen, setOpen] = useState(false)
  const availability = useRef<HTMLElement>(null)
  const totals = totalsOf(cart)
  const step = nextStep(cart, checkData, now)
  const showCheck = (): void => availability.current?.focus()
  const hint = nextStepText.hint[step]
  return (
    <>
      <div className="order__g">
        <div>
          {cart.tariff && isLandline(cart.tariff) && (
            <div className={styles.availability}>
              <AvailabilitySection ref={availability} step={step} checkData={checkData} now={now} />
            </div>
          )}
          <section className="panel" aria-label={text.heading}>
            <CartLines cart={cart} onRemove={onRemove} />
            <ClearCart onClear={onClear} />
          </section>
          <EligibilityPanel conditions={eligibilityOf(cart)} />
          <GoodToKnow />
        </div>
        <CostsPanel totals={totals}>
          {hint && <p className="small">{hint}</p>}
          <NextStepButton step={step} onCheck={showCheck} size="l" />
        </CostsPanel>
      </div>
      <BottomBar title={shortPeriods(totals)} totals={totals} onOpen={() => setOpen(true)}>
        <NextStepButton step={step} onCheck={showCheck} size="s" />
      </BottomBar>
      <SummaryDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={costs.heading}
        lines={cartLines(cart)}
        totals={totals}
      />
    </>
  )
}
