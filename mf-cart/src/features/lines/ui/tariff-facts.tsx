import { tariffOrderId } from '@nimbus/shared-contracts/cart'
import type { LandlineTariff, Tariff } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { tvText, USAGE_PRICES } from '@nimbus/shared-contracts/wording'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { volumeFacts } from '@nimbus/shared-ui/volume'
import { lines } from '../../../messages/de'
import styles from './lines.module.css'

/** Speeds and TV, or data and throttling, of the tariff in the cart, its product information sheet (TKTransparenzV § 1) and its footnote. */
export function TariffFacts({ tariff }: { tariff: Tariff }) {
  const { footnote_tag, product_name } = tariff
  const facts = tariff.kind === 'landline' ? landlineFacts(tariff) : volumeFacts(tariff)
  return (
    <>
      <p className="small muted">{facts.join(', ')}</p>
      {tariff.usage_prices && <p className="small muted">{`${USAGE_PRICES}: ${tariff.usage_prices}.`}</p>}
      <p className={styles.documents}>
        <a className="link" href={routes.productSheets({ tariff: tariffOrderId(tariff) })}>
          {lines.sheet}
        </a>
        <a className="link" href={routes.contractInformation({ tariff: tariffOrderId(tariff) })}>
          {lines.information}
        </a>
        {footnote_tag && <FootnoteButton tag={footnote_tag} number={1} about={lines.footnote(product_name)} />}
      </p>
    </>
  )
}

function landlineFacts({ bandwidth: { down, up }, product_name, properties }: LandlineTariff): string[] {
  const tv = properties.tv !== 'NONE' && tvText(properties.tv)
  return [lines.speed(down.max, up.max), ...(tv && !product_name.includes(tv) ? [`mit ${tv}`] : [])]
}
