import type { Elements } from '@nimbus/shared-ui/elements'
import { formatAddress, type CheckData } from '@nimbus/shared-contracts/availability'
import { formatSpeed } from '@nimbus/shared-contracts/numbers'
import { plannedTitle } from '@nimbus/shared-contracts/wording'
import { AvailabilityBar } from '@nimbus/shared-ui/availability-bar'
import { Button } from '@nimbus/shared-ui/button'
import { text } from '../../../messages/de'
import { TwoParts } from './two-parts'
import styles from './availability-check.module.css'

interface ResultBarProps {
  checkData: CheckData
  action?: Elements
  onChange(): void
}

/** The result first, then the address, what is possible there, and a way to change it. */
export function ResultBar({ checkData: { availability }, action, onChange }: ResultBarProps) {
  const { address, unit, products } = availability
  const possible = products.length > 0
  return (
    <AvailabilityBar
      state={possible ? 'available' : 'unavailable'}
      title={possible ? text.availability.available : text.availability.unavailable}
      address={[formatAddress(address), unit].filter(Boolean).join(', ')}
      facts={factsOf(availability)}
      action={
        <div className={styles.actions}>
          {action}
          <Button variant="secondary" size="s" icon="pencil" onClick={onChange}>
            <TwoParts parts={text.availability.changeParts} />
          </Button>
        </div>
      }
    />
  )
}

function factsOf({ max_bandwidth, fibre, planned_from }: CheckData['availability']): string[] {
  const technologies = max_bandwidth.map(({ technology, down }) =>
    text.availability.upTo(text.availability.technology[technology], formatSpeed(down)),
  )
  const planned = fibre === 'PLANNED' && planned_from ? [plannedTitle({ from: planned_from })] : []
  return [...technologies, ...planned]
}
