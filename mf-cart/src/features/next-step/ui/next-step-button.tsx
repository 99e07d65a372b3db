import { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { nextStep as text } from '../../../messages/de'
import type { NextStep } from '../model/next-step'

interface NextStepButtonProps {
  step: NextStep
  /** Brings the availability check of this page into view. */
  onCheck: () => void
  size: 's' | 'l'
}

/** The page's primary action: the order when nothing is missing, else what is missing. */
export function NextStepButton({ step, onCheck, size }: NextStepButtonProps) {
  const block = size === 'l'
  if (step === 'unchecked') {
    return (
      <Button size={size} block={block} onClick={onCheck}>
        {text.checkFirst}
      </Button>
    )
  }
  const { href, label } = LINKS[step]
  return (
    <LinkButton size={size} block={block} href={href}>
      {label}
    </LinkButton>
  )
}

const LINKS: Record<Exclude<NextStep, 'unchecked'>, { href: string; label: string }> = {
  checkout: { href: routes.checkout(), label: text.checkout },
  unavailable: {
    href: routes.landlineTariffs(LANDLINE_CATEGORY, { fixedStep: FIXED_STEP_AVAILABILITY }),
    label: text.changeAddress,
  },
  noTariff: { href: routes.landlineTariffs(), label: text.chooseTariff },
  incomplete: { href: routes.start(), label: text.chooseDevice },
}
