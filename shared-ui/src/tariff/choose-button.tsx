import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { Button } from '@nimbus/shared-ui/button'
import { text } from './de'

interface ChooseButtonProps {
  tariff: Tariff
  chosen: boolean
  busy: boolean
  onChoose(tariff: Tariff): void
}

/** Puts the tariff into the cart; pressed while it is there. */
export function ChooseButton({ tariff, chosen, busy, onChoose }: ChooseButtonProps) {
  const label = chosen ? text.chosen : text.choose
  return (
    <Button
      block
      variant={chosen ? 'picked' : 'primary'}
      icon={chosen ? 'check' : undefined}
      busy={busy ? text.choosing : undefined}
      aria-pressed={chosen}
      aria-label={`${label}: ${tariff.name}`}
      onClick={() => onChoose(tariff)}
    >
      {label}
    </Button>
  )
}
