import { summaryHref } from '../features/information/api/summary-href'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { useRef, useState } from 'react'
import type { Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { BottomBar } from '../features/costs/ui/bottom-bar'
import { CostsPanel } from '../features/costs/ui/costs-panel'
import { SummaryDialog } from '../features/costs/ui/summary-dialog'
import { EligibilityPanel } from '../features/information/ui/eligibility-panel'
import { GoodToKnow } from '../features/information/ui/good-to-know'
import { PartnerPoints } from '../features/information/ui/partner-points'
import { CompletionNotice } from '../features/completion/ui/completion-notice'
import { CartLines } from '../features/lines/ui/cart-lines'
import { ClearCart } from '../features/lines/ui/clear-cart'
import { nextStep } from '../model/next-step'
import { AvailabilitySection } from '../features/next-step/ui/availability-section'
import { NextStepButton } from '../features/next-step/ui/next-step-button'
import { costs, lines as text, nextStep as nextStepText } from '../messages/de'
import { shortPeriods } from '../messages/short-price'
import { cartLines, type CartLine } from '../model/lines'
import { missingOf } from '../model/missing'
import { totalsOf } from '../model/totals'
import { useCheckData } from '../store/use-cart'
import styles from './cart-page.module.css'

interface FilledCartProps {
  cart: Cart
  now: Date
  onRemove: (line: CartLine) => void
  onSwap: (tariff: Tariff) => void
  onClear: () => void
}

/** A cart with something in it: address, lines, what to know, costs and the way on. */
export function FilledCart({ cart, now, onRemove, onSwap, onClear }: FilledCartProps) {
  const checkData = useCheckData()
  const [isOpen, setOpen] = useState(false)
  const availability = useRef<HTMLElement>(null)
  const totals = totalsOf(cart)
  const step = nextStep(cart, checkData, now)
  const showCheck = (): void => availability.current?.focus()
  const hint = nextStepText.hint[step]
  const landline = cart.tariff?.kind === 'landline'
  const lines = cartLines(cart)
  const removeHandset = (): void => lines.filter(({ block }) => block === 'handset').forEach(onRemove)
  return (
    <>
      <div className="order__g">
        <div>
          {landline && (
            <div className={styles.availability}>
              <AvailabilitySection
                ref={availability}
                tariff={cart.tariff}
                step={step}
                checkData={checkData}
                now={now}
              />
            </div>
          )}
          <section className="panel" aria-label={text.heading}>
            {missingOf(cart) && (
              <div className={styles.completion}>
                <CompletionNotice cart={cart} onSwap={onSwap} onRemoveHandset={removeHandset} />
              </div>
            )}
            <CartLines cart={cart} onRemove={onRemove} />
            <ClearCart isLandline={landline} onClear={onClear} />
          </section>
          <EligibilityPanel conditions={cart.tariff ? eligibilityTexts(cart.tariff, cart.options) : []} />
          <PartnerPoints footnote={cart.tariff?.footnote_tag ? 2 : 1} />
          <GoodToKnow
            delivery={landline ? 'landline' : 'mobile'}
            payment={paymentKindOf(cart)}
            summaryHref={summaryHref(cart)}
          />
        </div>
        <CostsPanel totals={totals}>
          {!!hint && <p className="small">{hint}</p>}
          <NextStepButton step={step} cart={cart} onCheck={showCheck} size="l" />
          {cart.tariff && (
            <a className="link small" href={routes.resume()}>
              {nextStepText.later}
            </a>
          )}
        </CostsPanel>
      </div>
      <BottomBar title={shortPeriods(totals)} totals={totals} onOpen={() => setOpen(true)}>
        <NextStepButton step={step} cart={cart} onCheck={showCheck} size="s" />
      </BottomBar>
      <SummaryDialog open={isOpen} onClose={() => setOpen(false)} title={costs.heading} lines={lines} totals={totals} />
    </>
  )
}

const paymentKindOf = ({ tariff }: Cart): 'postpaid' | 'prepaid' | 'unknown' => {
  if (!tariff) return 'unknown'
  return tariff.kind === 'prepaid' ? 'prepaid' : 'postpaid'
}
