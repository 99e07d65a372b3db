import { EnergyRow } from '@nimbus/shared-ui/energy'
import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import { deliveryText } from '../../../messages/delivery-text'
import * as messages from '../../../messages/de'
import type { DeviceTariff } from '../../../model/device-tariff'
import type { DeviceCard } from '../model/device-card'
import { AccessoryPrice, CardPrice } from './card-price'
import styles from './device-list.module.css'

const text = messages.deviceCard

interface DeviceTileProps {
  card: DeviceCard
  href: string
  tariff: DeviceTariff
  /** Names the shown variant though it is the device's first one. */
  named: boolean
  /** Without what the device is, where there is little room. */
  brief?: boolean
  /** The first of a list, which stands above the fold on every screen. */
  first?: boolean
}

/** A device in the list with the whole price of its shown variant. */
export function DeviceTile({ card, href, tariff, named, brief = false, first = false }: DeviceTileProps) {
  const { company, name, shown, description, delivery, price } = card
  const variant = [shown.color, shown.storage].filter(Boolean).join(', ')
  const picture = [`${company} ${name} in ${shown.color}`, shown.label].filter(Boolean).join(', ')
  return (
    <li className="dcard">
      <div className="dcard__pic">
        <Picture src={shown.image} alt={picture} width={216} height={216} priority={first} />
      </div>
      <div className="dcard__b">
        <h3>
          <a href={href}>
            <span>{company}</span>
            <span>{` ${name}`}</span>
          </a>
        </h3>
        {!brief && <p className="dcard__why">{description}</p>}
        {(named || !shown.first) && <p className={`xs ${styles.variant}`}>{text.priceOf(variant)}</p>}
        <div className="dcard__price" data-same-height="price">
          {price.own ? (
            <AccessoryPrice price={price} own={price.own} tariff={tariff} />
          ) : (
            <CardPrice price={price} tariff={tariff} />
          )}
        </div>
        <EnergyRow {...card.energy} device={`${company} ${name}`} />
        <p className={delivery ? 'deliv' : `deliv ${styles.soldOut}`}>
          <Icon name="truck" />
          <span>{deliveryText(delivery)}</span>
        </p>
      </div>
    </li>
  )
}
