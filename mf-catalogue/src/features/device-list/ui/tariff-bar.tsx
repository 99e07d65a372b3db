import { termText } from '@nimbus/shared-contracts/wording'
import { Icon } from '@nimbus/shared-ui/icon'
import * as messages from '../../../messages/de'
import { volumeText } from '../../../messages/volume-text'
import type { DeviceTariff } from '../../../model/device-tariff'
import styles from './device-list.module.css'

const text = messages.deviceList.tariff

interface TariffBarProps {
  tariff: DeviceTariff
  /** False while the prices are those with the tariff that the shop shows devices with. */
  chosen: boolean
  link: { label: string; href: string }
}

/** The tariff that all prices of the list are with. */
export function TariffBar({ tariff: { name, volume, term }, chosen, link }: TariffBarProps) {
  const facts = `${volumeText(volume)}, ${termText(term)}`
  return (
    <div className={styles.tariff} role="group" aria-label={text.label}>
      <p>
        <span className="muted">{chosen ? text.chosen : text.none}</span> <b>{name}</b>
        <span className="muted">{chosen ? text.chosenFacts(facts) : text.facts(facts)}</span>
      </p>
      <a className="link" href={link.href}>
        <span>{link.label}</span>
        <Icon name="arrow-right" />
      </a>
    </div>
  )
}
