import type { CSSProperties } from 'react'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { oneOffTexts, stepMonths } from '@nimbus/shared-contracts/wording'
import { EnergyRow } from '@nimbus/shared-ui/energy'
import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import { Price } from '@nimbus/shared-ui/price'
import { deliveryText } from '../../../messages/delivery-text'
import * as messages from '../../../messages/de'
import type { DeviceCard } from '../model/device-card'
import styles from './device-list.module.css'

const text = messages.deviceList

interface DeviceTileProps {
  card: DeviceCard
  href: string
  tariff: string
  /** Names the shown variant though it is the device's first one. */
  named: boolean
  /** The first of a list, which stands above the fold on every screen. */
  first?: boolean
}

/** A device in the list with the whole price of its shown variant. */
export function DeviceTile({ card, href, tariff, named, first = false }: DeviceTileProps) {
  const { company, name, shown, colors, storages, delivery } = card
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
        <div className="dcard__opts" data-same-height="options">
          <span className="dots">
            {colors.map(({ name, color }) => (
              <i key={name} style={{ '--k': color } as CSSProperties} />
            ))}
            <span>
              <span>{text.colors(colors.length)}</span>
              <span className="vh">{`: ${colors.map(({ name }) => name).join(', ')}`}</span>
            </span>
          </span>{' '}
          {storages.length > 0 && <span>{storages.join(', ')}</span>}
        </div>
        {(named || !shown.first) && <p className={`small ${styles.variant}`}>{text.priceOf(variant)}</p>}
        <EnergyRow {...card.energy} device={`${company} ${name}`} />
        <CardPrice price={card.price} tariff={tariff} />
        <p className={delivery ? 'deliv' : `deliv ${styles.soldOut}`}>
          <Icon name="truck" />
          <span>{deliveryText(delivery)}</span>
        </p>
      </div>
    </li>
  )
}

/** The price of today, what it changes to, and what is due once with its parts. */
function CardPrice({ price: { steps, oneOff, parts }, tariff }: { price: DeviceCard['price']; tariff: string }) {
  const [first, ...later] = steps
  return (
    <div className="dcard__price" data-same-height="price">
      {first && (
        <p>
          <Price amount={first.amount} /> <span className="small muted">{text.perMonth}</span>
        </p>
      )}
      <p className="small muted">{text.withTariff(tariff)}</p>
      {later.map((step) => (
        <p key={step.from} className="xs">
          {text.later(formatEuro(step.amount), stepMonths(step, 'label'))}
        </p>
      ))}
      <p className="small">
        <b className="num">{formatEuro(oneOff)}</b> <span className="muted">{text.once}</span>
      </p>
      <p className="xs">{oneOffTexts(parts, 'name').join(', ')}</p>
    </div>
  )
}
