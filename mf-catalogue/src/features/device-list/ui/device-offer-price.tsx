import { formatEuro } from '@nimbus/shared-contracts/money'
import { oneOffTexts, stepMonths } from '@nimbus/shared-contracts/wording'
import { EnergyRow } from '@nimbus/shared-ui/energy'
import { Price } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { volumeText } from '../../../messages/volume-text'
import type { DeviceTariff } from '../../../model/device-tariff'
import type { DeviceCard } from '../model/device-card'
import styles from './device-offer-price.module.css'

const text = messages.deviceOffer

interface DeviceOfferPriceProps {
  card: DeviceCard
  tariff: DeviceTariff
  /** "ab" */
  prefix?: string
}

/** The whole price of one device in few lines, its energy class beside it ((EU) 2023/1669: wherever there is a price). */
export function DeviceOfferPrice({ card, tariff, prefix }: DeviceOfferPriceProps) {
  const { company, name, energy, price } = card
  const device = `${company} ${name}`
  const [first, ...later] = price.steps
  const parts = oneOffTexts(price.parts, 'name').join(', ')
  return (
    <>
      <p className={styles.line}>
        {prefix && <span>{`${prefix} `}</span>}
        {first && <Price amount={first.amount} size="l" />}
        <span> </span>
        <span className="small muted">
          {text.perMonth} <br />
          <span>{text.withTariff(tariff.name, volumeText(tariff.volume))}</span>
        </span>
      </p>
      <EnergyRow {...energy} device={device} size="l" className={styles.energy}>
        <span>{device}</span>
      </EnergyRow>
      <p className="small muted">
        {`${later.map((step) => `${text.later(formatEuro(step.amount), stepMonths(step, 'label'))} `).join('')}${messages.offer.once(formatEuro(price.oneOff), parts)} ${messages.offer.average(formatEuro(price.average), tariff.term)}`}
      </p>
    </>
  )
}
