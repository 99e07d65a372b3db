import type { Ref } from 'react'
import { formatAddress, isAvailabilityValid, type CheckData } from '@nimbus/shared-contracts/availability'
import { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { AvailabilityBar } from '@nimbus/shared-ui/availability-bar'
import { LinkButton } from '@nimbus/shared-ui/button'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { availability } from '../../../messages/de'
import type { NextStep } from '../model/next-step'

interface AvailabilitySectionProps {
  step: NextStep
  checkData: CheckData | null
  now: Date
  ref: Ref<HTMLElement>
}

/** The address and what can be had there, by its owner's widget; without it the state and a link to the check. */
export function AvailabilitySection({ step, checkData, now, ref }: AvailabilitySectionProps) {
  const checked = isAvailabilityValid(checkData, now) ? checkData : null
  const state = !checked ? 'unchecked' : step === 'unavailable' ? 'unavailable' : 'available'
  return (
    <section ref={ref} tabIndex={-1} aria-label={availability.label}>
      <WidgetSlot
        widget="mf-home-internet/availability"
        props={{ showTariffs: false }}
        fallback={
          <AvailabilityBar
            state={state}
            title={availability[state]}
            address={checked ? formatAddress(checked.availability.address) : undefined}
            action={
              <LinkButton
                variant="secondary"
                size="s"
                href={routes.landlineTariffs(LANDLINE_CATEGORY, { fixedStep: FIXED_STEP_AVAILABILITY })}
              >
                {checked ? availability.change : availability.check}
              </LinkButton>
            }
          />
        }
      />
    </section>
  )
}
