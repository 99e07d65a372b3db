import type { Elements } from '@nimbus/shared-ui/elements'
import type { Device, Tariff, VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, oneOffParts, priceSteps } from '@nimbus/shared-contracts/money'
import { stepMonths } from '@nimbus/shared-contracts/wording'
import { EnergyArrow, PowerPlug, ProductSheetLink } from '@nimbus/shared-ui/energy'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Icon } from '@nimbus/shared-ui/icon'
import { Price, PriceRows } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { deliveryText } from '../../../messages/delivery-text'
import { throttlingText } from '../../../messages/volume-text'
import { deviceName, tariffText } from '../model/device-names'
import type { BundlePrice } from '../model/tariff-rows'
import styles from './device.module.css'

const text = messages.device

interface PriceBoxProps {
  device: Device
  delivery: { from: string; till: string } | null
  tariff: VolumeTariff
  price: BundlePrice
  /** The button. */
  action: Elements
  /** The cart's tariff that this one will take the place of. */
  replaces: Tariff | undefined
}

/** Everything that the chosen variant costs with the chosen tariff, its energy class, and the way into the cart. */
export function PriceBox({ device, delivery, tariff, price, action, replaces }: PriceBoxProps) {
  return (
    <section className={styles.price} aria-labelledby="ihr-preis">
      <h2 className="vh" id="ihr-preis">
        {text.yourPrice}
      </h2>
      <Steps device={device} tariff={tariff} price={price} />
      <Documents device={device} />
      <div className={styles.rows}>
        <PriceRows book={price.book} term={tariff.properties.contract_term} oneOff={oneOffParts(price.conditions)} />
      </div>
      {action}
      {/* there without the cart too, which is known late */}
      <p className={`small ${styles.replaces}`}>
        {replaces && text.willReplace(tariffText(replaces), tariffText(tariff))}
      </p>
      <ul className={`checks small ${styles.checks}`}>
        <li>
          <Icon name="truck" />
          <span>{delivery ? text.delivery(deliveryText(delivery)) : text.soldOutText}</span>
        </li>
        <li>
          <Icon name="undo-2" />
          <span>{text.withdrawal}</span>
        </li>
        <li>
          <Icon name="phone" />
          <span>{text.porting}</span>
        </li>
      </ul>
      <p className={`xs ${styles.tax}`}>
        <span>{`${text.taxIncluded(throttlingText(tariff.data_volume))} `}</span>
        {tariff.footnote_tag && (
          <FootnoteButton tag={tariff.footnote_tag} number={1} about={messages.offer.footnoteOf(tariff.name)} />
        )}
      </p>
    </section>
  )
}

/** The price of today with the energy class beside it ((EU) 2023/1669), and what it changes to. */
function Steps({ device, tariff, price }: Pick<PriceBoxProps, 'device' | 'tariff' | 'price'>) {
  const [first, ...later] = priceSteps(price.book)
  const { efficiency } = device.energy_informations
  if (!first) return null
  return (
    <>
      <div className={styles.top}>
        <p>
          <Price amount={first.amount} size="l" />
        </p>
        {efficiency && <EnergyArrow efficiency={efficiency} device={deviceName(device)} size="l" />}
      </div>
      <p className="pb__when">
        {[text.perMonth, ...(later.length > 0 ? [stepMonths(first, 'label')] : []), text.withTariff(tariff.name)].join(
          ', ',
        )}
      </p>
      {later.map((step) => (
        <p key={step.from} className={`pb__when ${styles.later}`}>
          {text.later(formatEuro(step.amount), stepMonths(step, 'label'))}
        </p>
      ))}
    </>
  )
}

function Documents({ device }: { device: Device }) {
  const { efficiency, powersupply } = device.energy_informations
  if (!efficiency && !powersupply) return null
  return (
    <div className={`energy-row ${styles.documents}`}>
      {efficiency && <ProductSheetLink efficiency={efficiency} device={deviceName(device)} />}
      {powersupply && <PowerPlug powersupply={powersupply} withText />}
    </div>
  )
}
