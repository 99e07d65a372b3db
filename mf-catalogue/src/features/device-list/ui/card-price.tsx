import { formatEuro, type PriceStep } from '@nimbus/shared-contracts/money'
import { stepMonths } from '@nimbus/shared-contracts/wording'
import { Price } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { onlyWithText, ownShareText } from '../../../messages/own-price-text'
import type { DeviceTariff } from '../../../model/device-tariff'
import type { OwnPrice } from '../../../model/own-price'
import type { CardPrice as Whole } from '../model/device-card'

const text = messages.deviceCard

interface CardPriceProps {
  price: Whole
  tariff: DeviceTariff
}

/** The price of each month of the term, what it changes to, what is due once, and the average of it all. */
export function CardPrice({ price, tariff }: CardPriceProps) {
  const [first, ...later] = price.steps
  return (
    <>
      {first && <Figure amount={first.amount} when={text.perMonth} />}
      <p>{text.withTariff(tariff.name)}</p>
      {later.map((step) => (
        <p key={step.from}>{text.later(stepMonths(step, 'list'), formatEuro(step.amount))}</p>
      ))}
      <Once amount={price.oneOff} />
      <p>{text.average(formatEuro(price.average), tariff.term)}</p>
    </>
  )
}

/** An accessory leads with its own price; what its tariff costs stands below it, and the sums of both. */
export function AccessoryPrice({ price, own, tariff }: CardPriceProps & { own: OwnPrice }) {
  const [share] = own.steps
  return (
    <>
      {share ? (
        <>
          <Figure amount={share.amount} when={text.perMonth} />
          <p>{ownShareText(share, own)}</p>
        </>
      ) : (
        <Figure amount={own.once} when={text.once} />
      )}
      <p>{onlyWithText(own, tariff)}</p>
      <Once amount={price.oneOff} together />
      <p>{text.average(formatEuro(price.average), tariff.term)}</p>
    </>
  )
}

function Figure({ amount, when }: { amount: PriceStep['amount']; when: string }) {
  return (
    <p>
      <Price amount={amount} /> <span className="xs muted">{when}</span>
    </p>
  )
}

function Once({ amount, together = false }: { amount: PriceStep['amount']; together?: boolean }) {
  return (
    <p>
      <span>{together ? `${text.together} ` : ''}</span>
      <b className="num">{formatEuro(amount)}</b>
      <span>{` ${text.once}`}</span>
    </p>
  )
}
