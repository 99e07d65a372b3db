import type { Elements } from '@nimbus/shared-ui/elements'
import type { Device, Tariff, VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, longestStep, oneOffParts, priceSteps } from '@nimbus/shared-contracts/money'
import { stepMonths, termText } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { EnergyArrow, PowerPlug, ProductSheetLink } from '@nimbus/shared-ui/energy'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Icon } from '@nimbus/shared-ui/icon'
import { Price, PriceLine, PriceRows } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { onlyWithText, ownShareText } from '../../../messages/own-price-text'
import { deliveryText } from '../../../messages/delivery-text'
import { throttlingText, volumeText } from '../../../messages/volume-text'
import type { OwnPrice } from '../../../model/own-price'
import { deviceName, tariffText } from '../model/device-names'
import type { BundlePrice } from '../model/tariff-rows'
import styles from './device.module.css'
import { TARIFFS } from './tariff-choice'

const text = messages.device

interface PriceBoxProps {
  device: Device
  delivery: { from: string; till: string } | null
  tariff: VolumeTariff
  /** The tariff that was asked for; another one where the device isn't sold with it. */
  wanted: VolumeTariff | undefined
  price: BundlePrice
  /** Of an accessory, which leads with it. */
  own: OwnPrice | undefined
  /** The button. */
  action: Elements
  /** The cart's tariff that this one will take the place of. */
  replaces: Tariff | undefined
}

/** Everything that the chosen variant costs with the chosen tariff, its energy class, and the way into the cart. */
export function PriceBox({ device, delivery, tariff, wanted, price, own, action, replaces }: PriceBoxProps) {
  const term = tariff.properties.contract_term
  return (
    <section className={styles.price} aria-labelledby="ihr-preis">
      <h2 className="vh" id="ihr-preis">
        {text.yourPrice}
      </h2>
      <ChosenTariff tariff={tariff} wanted={wanted} />
      {own ? <OwnSteps own={own} tariff={tariff} /> : <Steps device={device} price={price} term={term} />}
      <div className={styles.rows}>
        <PriceRows book={price.book} term={term} oneOff={oneOffParts(price.conditions)} />
      </div>
      {action}
      <ul className={`checks ${styles.checks}`}>
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
      <Documents device={device} />
      <p className={`xs ${styles.tax}`}>
        <span>{`${text.taxIncluded(throttlingText(tariff.data_volume))} `}</span>
        {tariff.footnote_tag && (
          <FootnoteButton tag={tariff.footnote_tag} number={1} about={messages.offer.footnoteOf(tariff.name)} />
        )}
      </p>
      {/* last, since the cart is known late: it moves nothing that is read already */}
      {replaces && (
        <p className={`small ${styles.tax}`}>{text.willReplace(tariffText(replaces), tariffText(tariff))}</p>
      )}
    </section>
  )
}

/** The tariff that the price is with, and the way to the others. */
function ChosenTariff({ tariff, wanted }: Pick<PriceBoxProps, 'tariff' | 'wanted'>) {
  const { name, data_volume, properties } = tariff
  return (
    <div className={styles.chosen}>
      <p>
        <span className="xs muted">{text.tariff}</span> <b>{name}</b>
        <span>{`, ${volumeText(data_volume)}, ${termText(properties.contract_term)}`}</span>
      </p>
      <LinkButton href={`#${TARIFFS}`} variant="secondary" size="s">
        {text.changeTariff}
      </LinkButton>
      {wanted && wanted.concrete_product_id !== tariff.concrete_product_id && (
        <p className="small">{text.notOffered(wanted.name, name)}</p>
      )}
    </div>
  )
}

/** The price that is paid longest with the energy class beside it ((EU) 2023/1669), the line of all, and the others. */
function Steps({ device, price, term }: Pick<PriceBoxProps, 'device' | 'price'> & { term: number }) {
  const steps = priceSteps(price.book)
  const longest = longestStep(steps, term)
  const others = steps.filter((step) => step !== longest)
  const { efficiency } = device.energy_informations
  if (!longest) return null
  return (
    <>
      <div className={styles.top}>
        <p className={styles.figure}>
          <Price amount={longest.amount} size="l" />
          <span className="pb__when">{` ${text.perMonth}`}</span>
          {others.length > 0 && <b className="pb__when">{` ${stepMonths(longest, 'label')}`}</b>}
        </p>
        {efficiency && <EnergyArrow efficiency={efficiency} device={deviceName(device)} size="l" />}
      </div>
      <PriceLine steps={steps} term={term} />
      {others.length > 0 && (
        <dl className="pb__rows">
          {others.map((step) => (
            <div key={step.from}>
              <dt>{stepMonths(step, 'label')}</dt>
              <dd>{formatEuro(step.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** An accessory's own price, and what it is only sold with. */
function OwnSteps({ own, tariff: { name, properties } }: { own: OwnPrice; tariff: VolumeTariff }) {
  const [share] = own.steps
  return (
    <>
      <p className={styles.figure}>
        <Price amount={share ? share.amount : own.once} size="l" />
        <span className="pb__when">{` ${share ? text.perMonth : text.onceOnly}`}</span>
        {share && <b className="pb__when">{` ${ownShareText(share, own)}`}</b>}
      </p>
      <p className={`pb__when ${styles.later}`}>{onlyWithText(own, { name, term: properties.contract_term })}</p>
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
