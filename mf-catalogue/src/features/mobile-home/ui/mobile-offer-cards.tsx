import { priceAfterTerm, runningPrice, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { averageOver, formatEuro, ledger, oneOffParts } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { oneOffTexts } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { equivalentText, Price } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { volumeText } from '../../../messages/volume-text'
import type { MobileOffer } from '../api/load-mobile-offers'

const text = messages.mobileHome

/** The tariff categories with their "ab" price; everything that is due stands in one block (PAngV). */
export function MobileOfferCards({ offers }: { offers: readonly MobileOffer[] }) {
  return (
    <ul className="offer-cards">
      {offers.map(({ slug, label, lead, cheapest }, index) => (
        <li key={slug} className="panel offer-card">
          <h3 className="offer-card__title">{label}</h3>
          <p className="small muted">{lead}</p>
          <FromPrice tariff={cheapest} footnote={index + 1} />
          <p className="offer-card__end">
            <LinkButton
              href={routes.mobileTariffs(slug)}
              variant={index === 0 ? 'primary' : 'secondary'}
              block
              aria-label={text.showOf(label)}
            >
              {text.show}
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  )
}

function FromPrice({ tariff, footnote }: { tariff: VolumeTariff; footnote: number }) {
  const { name, data_volume, conditions, properties, footnote_tag } = tariff
  const book = ledger(conditions)
  const after = priceAfterTerm(tariff)
  const once = oneOffTexts(oneOffParts(conditions), 'amount')
  const fourWeekly = book.fourWeekly > 0
  return (
    <div className="offer-card__price">
      <p className="small muted">{`${name}, ${volumeText(data_volume)}`}</p>
      <p>
        {text.from} <Price amount={fourWeekly ? book.fourWeekly : runningPrice(tariff)} size="l" />{' '}
        {fourWeekly ? text.perFourWeeks : text.perMonth}
      </p>
      {fourWeekly && <p className="small">{equivalentText(book)}</p>}
      {after && <p className="small">{text.after(after)}</p>}
      <p className="xs">
        <span>{`${
          fourWeekly
            ? text.noTerm(once)
            : text.average(once, formatEuro(averageOver(book, properties.contract_term)), properties.contract_term)
        } `}</span>
        {footnote_tag && (
          <FootnoteButton tag={footnote_tag} number={footnote} about={messages.offer.footnoteOf(name)} />
        )}
      </p>
    </div>
  )
}
