import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Wrap } from '@nimbus/shared-ui/page'
import { useStore } from '@nimbus/shared-ui/use-store'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import * as messages from '../../../messages/de'
import { EveningScene } from './art/evening-scene'
import styles from './start.module.css'

const text = messages.hero

/** What Nimbus is, in one sentence, and the way in: the address. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <EveningScene className={styles.scene} />
      </div>
      <Wrap className="wrap--wide">
        <div className={styles.heroText}>
          <p className="eyebrow">{text.eyebrow}</p>
          <h1 className={styles.display} tabIndex={-1}>
            {text.title}
          </h1>
          <p className="lead">{text.lead}</p>
        </div>
        <Finder />
      </Wrap>
    </div>
  )
}

/** The check of another team; its code comes when a visitor reaches for it or has checked an address already. */
function Finder() {
  const { value: availability } = useStore(availabilityStore)
  return (
    <WidgetSlot
      widget="mf-home-internet/availability"
      className={styles.finderSlot}
      fallback={<FinderLink />}
      onDemand
      needed={availability.checkData !== null}
    />
  )
}

const CHECK = routes.landlineTariffs(LANDLINE_CATEGORY, { fixedStep: FIXED_STEP_AVAILABILITY })

/** Looks like the check and leads to that of the tariff page, until the check itself is here. */
function FinderLink() {
  return (
    <div className={styles.finder}>
      <div>
        <h2>{messages.finder.title}</h2>
        <p className="small muted">{messages.finder.text}</p>
      </div>
      <div className={styles.finderWay}>
        <a className={styles.finderAddress} href={CHECK}>
          <span>{messages.finder.address}</span>
          <span className="inp">{messages.finder.addressExample}</span>
        </a>
        <LinkButton href={CHECK}>{messages.finder.button}</LinkButton>
      </div>
    </div>
  )
}
