import { LANDLINE_CATEGORY, routes, withQuery } from '@nimbus/shared-contracts/routes'
import { TV_NAME } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import { Price } from '@nimbus/shared-ui/price'
import { TariffPrice } from '@nimbus/shared-ui/tariff'
import { text } from '../../../messages/de'
import type { TelevisionOffer } from '../model/television'

/** The TV choices: what is in them, what they add to any tariff, and a whole price as example. */
export function TelevisionCards({ offers }: { offers: readonly TelevisionOffer[] }) {
  return (
    <ul className="offer-cards">
      {offers.map(({ tv, surcharge, example }) => (
        <li key={tv} className="panel offer-card">
          <h3 className="offer-card__title">{TV_NAME[tv]}</h3>
          <p>
            <Price amount={surcharge} size="l" prefix="+ " /> {text.tvPage.surcharge}
          </p>
          <ul className="checks">
            {text.tvPage.about[tv].map((line) => (
              <li key={line}>
                <Icon name="check" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          <div className="offer-card__price">
            <h4>{text.tvPage.example(example.product_name)}</h4>
            <TariffPrice tariff={example} size="l" />
          </div>
          <p className="offer-card__end">
            <LinkButton href={withQuery(routes.landlineTariffs(LANDLINE_CATEGORY), { tv })} block>
              {text.tvPage.withTariffs(TV_NAME[tv])}
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  )
}
