import { priceAfterTerm, promotionOf, runningPrice } from '@nimbus/shared-contracts/catalogue'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { averageOver, formatEuro, ledger, oneOffParts, priceSteps } from '@nimbus/shared-contracts/money'
import { LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { oneOffTexts, plannedTitle } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { useCheckedAddress } from '@nimbus/shared-ui/checked-address'
import type { Elements } from '@nimbus/shared-ui/elements'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Price } from '@nimbus/shared-ui/price'
import { text } from '../../../messages/de'
import type { CategoryOffer } from '../api/load-offers'
import { categoryAtAddress, type CategoryAtAddress } from '../model/category-at-address'
import { AddressTag } from './address-tag'

/** The categories with their "ab" price, which all tariffs together would only repeat; start price, following price and average stand together (PAngV). After a check each says what of it there is at the address. */
export function CategoryCards({ offers, level = 2 }: { offers: readonly CategoryOffer[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const checkData = useCheckedAddress()
  const priced = offers.filter(({ slug }) => slug !== LANDLINE_CATEGORY)
  return (
    <ul className="offer-cards">
      {offers.map((offer, index) => (
        <li key={offer.slug} className="panel offer-card">
          <Heading className="offer-card__title">{offer.label}</Heading>
          <p className="small muted">{offer.lead}</p>
          {priced.includes(offer) && (
            <AtAddress at={categoryAtAddress(offer, checkData)}>
              <FromPrice offer={offer} footnote={priced.indexOf(offer) + 1} />
            </AtAddress>
          )}
          <p className="offer-card__end">
            <LinkButton
              href={routes.landlineTariffs(offer.slug)}
              variant={index === 0 ? 'primary' : 'secondary'}
              block
              aria-label={text.overviewPage.showOf(offer.label)}
            >
              {text.overviewPage.show}
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What of a category there is at the checked address; its "ab" price stands only where it counts. */
function AtAddress({
  at: { state, planned, isPriceOfAddress },
  children,
}: {
  at: CategoryAtAddress
  children: Elements
}) {
  return (
    <>
      {state === 'available' && (
        <AddressTag kind="ok" heard={text.tariffPage.atAddress}>
          {text.tariffPage.available}
        </AddressTag>
      )}
      {state === 'planned' && (
        <AddressTag kind="warn" icon="calendar">
          {plannedTitle(planned ?? {})}
        </AddressTag>
      )}
      {state === 'unavailable' && <AddressTag kind="warn">{text.tariffPage.unavailable}</AddressTag>}
      {isPriceOfAddress ? children : state !== 'unavailable' && <p className="small">{text.overviewPage.otherPrice}</p>}
    </>
  )
}

function FromPrice({ offer: { cheapest: tariff }, footnote }: { offer: CategoryOffer; footnote: number }) {
  const book = ledger(tariff.conditions)
  const { contract_term: term } = tariff.properties
  const [first, ...later] = priceSteps(book)
  const once = oneOffTexts(oneOffParts(tariff.conditions), 'amount')
  const afterTerm = priceAfterTerm(tariff)
  const promotion = promotionOf(tariff)
  return (
    <div className="offer-card__price">
      <p className="small muted">{tariff.name}</p>
      {first && later.length > 0 && <p className="small">{text.overviewPage.firstMonths(first)}</p>}
      <p>
        {text.overviewPage.from} <Price amount={runningPrice(tariff)} size="l" /> {text.overviewPage.perMonth}
      </p>
      {afterTerm && <p className="small">{text.overviewPage.afterTerm(afterTerm)}</p>}
      <p className="xs">
        <span>{`${text.overviewPage.average(once, formatEuro(averageOver(book, term)), term)} `}</span>
        {promotion && <span>{`${text.tariffPage.promotionUntil(lastDay(promotion.valid_till))}. `}</span>}
        {tariff.footnote_tag && (
          <FootnoteButton
            tag={tariff.footnote_tag}
            number={footnote}
            about={text.tariffPage.footnoteAbout(tariff.name)}
          />
        )}
      </p>
    </div>
  )
}
