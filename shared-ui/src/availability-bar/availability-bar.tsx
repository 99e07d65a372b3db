import { useId, type ReactNode } from 'react'
import { classes } from '../classes/classes'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'

interface AvailabilityBarProps {
  state: 'unchecked' | 'available' | 'unavailable'
  /** The result first: "An Ihrer Adresse verfügbar". */
  title: string
  address?: string
  /** What is possible there ("Glasfaser bis 1.000 MBit/s"); the first one is marked. */
  facts?: readonly string[]
  action: ReactNode
}

const ICONS: Record<AvailabilityBarProps['state'], IconName> = {
  unchecked: 'map-pin',
  available: 'check',
  unavailable: 'triangle-alert',
}

/** What can be had at the customer's address. All states have the same height, so that a late result moves nothing. */
export function AvailabilityBar({ state, title, address, facts = [], action }: AvailabilityBarProps) {
  const id = useId()
  return (
    <section className="avail" aria-labelledby={id}>
      <div className="avail__in">
        <div className="avail__a">
          <span className={classes('avail__i', `avail__i--${state}`)}>
            <Icon name={ICONS[state]} />
          </span>
          <div>
            <h2 id={id} className="avail__t">
              {title}
            </h2>
            {address && <p className="small muted">{address}</p>}
          </div>
        </div>
        <div className="facts">
          {facts.map((fact, index) => (
            <span key={fact} className={classes('tag', index === 0 && state === 'available' && 'tag--ok')}>
              {fact}
            </span>
          ))}
        </div>
        <div className="avail__act">{action}</div>
      </div>
    </section>
  )
}
