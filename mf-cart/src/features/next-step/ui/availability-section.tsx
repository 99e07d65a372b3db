import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { formatAddress, isAvailabilityValid, type CheckData } from '@nimbus/shared-contracts/availability'
import { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { AvailabilityBar } from '@nimbus/shared-ui/availability-bar'
import { LinkButton } from '@nimbus/shared-ui/button'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { availability as text } from '../../../messages/de'
import type { NextStep } from '../../../model/next-step'

interface AvailabilitySectionProps {
  step: NextStep
  checkData: CheckData | null
  now: Date
  ref: RefObject<HTMLElement | null>
}

/** What can be had at the address; without a valid result the check of mf-home-internet, or a link to it. */
export function AvailabilitySection({ step, checkData, now, ref }: AvailabilitySectionProps) {
  const checked = isAvailabilityValid(checkData, now) ? checkData : null
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
