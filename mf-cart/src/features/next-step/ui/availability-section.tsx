import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import {
  formatAddress,
  isAvailabilityValid,
  plannedLineOf,
  type CheckData,
} from '@nimbus/shared-contracts/availability'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { plannedLineTexts, plannedTitle } from '@nimbus/shared-contracts/wording'
import { Alert } from '@nimbus/shared-ui/alert'
import { AvailabilityBar } from '@nimbus/shared-ui/availability-bar'
import { LinkButton } from '@nimbus/shared-ui/button'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { availability as text } from '../../../messages/de'
import type { NextStep } from '../../../model/next-step'
import styles from './availability-section.module.css'

interface AvailabilitySectionProps {
  tariff: Tariff | null
  step: NextStep
  checkData: CheckData | null
  now: Date
  ref: RefObject<HTMLElement | null>
}

/** What can be had at the address, and whether the line of the cart is still planned; without a valid result the check of mf-home-internet, or a link to it. */
export function AvailabilitySection({ tariff, step, checkData, now, ref }: AvailabilitySectionProps) {
  const checked = isAvailabilityValid(checkData, now) ? checkData : null
  const planned = plannedLineOf(tariff, checked)
  const focusHandlers = useFocusOnResult(ref, checked !== null)
  return (
    <section ref={ref} tabIndex={-1} aria-label={text.label} {...focusHandlers}>
      {checked ? (
        <CheckedAddress checkData={checked} state={step === 'unavailable' ? 'unavailable' : 'available'} />
      ) : (
        <WidgetSlot
          widget="mf-home-internet/availability"
          props={{ showTariffs: false }}
          fallback={
            <AvailabilityBar state="unchecked" title={text.unchecked} action={<CheckLink>{text.check}</CheckLink>} />
          }
        />
      )}
      {planned && (
        <div className={styles.planned}>
          <Alert kind="info" title={plannedTitle(planned)}>
            {plannedLineTexts(planned).join(' ')}
          </Alert>
        </div>
      )}
    </section>
  )
}

function CheckedAddress({ checkData, state }: { checkData: CheckData; state: 'available' | 'unavailable' }) {
  const { address, max_bandwidth } = checkData.availability
  return (
    <AvailabilityBar
      state={state}
      title={text[state]}
      address={formatAddress(address)}
      facts={max_bandwidth.map(({ technology, down }) => text.upTo(technology, down))}
      action={<CheckLink>{text.change}</CheckLink>}
    />
  )
}

const CheckLink = ({ children }: { children: string }) => (
  <LinkButton
    variant="secondary"
    size="s"
    href={routes.landlineTariffs(LANDLINE_CATEGORY, { fixedStep: FIXED_STEP_AVAILABILITY })}
  >
    {children}
  </LinkButton>
)

/**
 * A check that has just succeeded takes its form away; the focus that was in it goes to the result in its place. A check
 * that was made anew by itself, since the old one had run out, moves nobody's focus.
 */
function useFocusOnResult(section: RefObject<HTMLElement | null>, hasResult: boolean) {
  const had = useRef(hasResult)
  const focusInside = useRef(false)
  useEffect(() => {
    if (hasResult && !had.current && focusInside.current) section.current?.focus()
    had.current = hasResult
  }, [hasResult, section])
  return {
    onFocus: () => void (focusInside.current = true),
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // an element that is taken away has no follower; its focus is still ours
      if (relatedTarget && !section.current?.contains(relatedTarget)) focusInside.current = false
    },
  }
}
