import type { Cart } from '@nimbus/shared-contracts/cart'
import { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { nextStep as text } from '../../../messages/de'
import { deviceHref, devicesHref } from '../../../model/category'
import type { NextStep } from '../../../model/next-step'

interface NextStepButtonProps {
  step: NextStep
  cart: Cart
  /** Brings the availability check of this page into view. */
  onCheck: () => void
  size: 's' | 'l'
}

/** The page's primary action: the order when nothing is missing, else what is missing. */
export function NextStepButton({ step, cart, onCheck, size }: NextStepButtonProps) {
  const block = size === 'l'
  if (step === 'unchecked') {
    return (
      <Button size={size} block={block} onClick={onCheck}>
        {text.checkFirst}
      </Button>
    )
  }
  const { href, label } = wayOn(step, cart)
  return (
    <LinkButton size={size} block={block} href={href}>
      {label}
    </LinkButton>
  )
}

function wayOn(step: Exclude<NextStep, 'unchecked'>, { tariff, handset }: Cart): { href: string; label: string } {
  switch (step) {
    case 'checkout':
      return { href: routes.checkout(), label: text.checkout }
    case 'unavailable':
      return {
        href: routes.landlineTariffs(LANDLINE_CATEGORY, { fixedStep: FIXED_STEP_AVAILABILITY }),
        label: text.changeAddress,
      }
    case 'noDevice':
      return { href: devicesHref(tariff), label: text.chooseDevice }
    case 'noTariff':
      return { href: handset ? deviceHref(handset) : routes.landlineTariffs(), label: text.chooseTariff }
    case 'noBundle':
      return { href: handset ? deviceHref(handset) : routes.mobileTariffs(), label: text.chooseOtherTariff }
  }
}
