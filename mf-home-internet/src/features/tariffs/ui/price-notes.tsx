import { promotionOf, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { regularPriceFrom } from '@nimbus/shared-contracts/eligibility'
import { text } from '../../../messages/de'
import { freeTelevision, isPlanned, plannedStartPrice, termsWithoutStartPrice } from '../model/start-price'

/**
 * What belongs to the price table, each sentence only while it is true of every tariff that it speaks of: promotions with their
 * last day, what the first months cost, the price after Young (PRICE-44).
 */
function priceNotes(tariffs: readonly LandlineTariff[]): string[] {
  const youngFrom = regularPriceFrom(tariffs)
  return [
    ...promotionNotes(tariffs),
    ...freeTelevision(tariffs).map(text.note.freeTelevision),
    ...(youngFrom === undefined ? [] : [text.note.young(youngFrom)]),
    ...(tariffs.some(isPlanned) ? [text.note.planned(plannedStartPrice(tariffs))] : []),
    ...termsWithoutStartPrice(tariffs).map(text.note.noStartPrice),
    text.note.prices,
  ]
}

export function PriceNotes({ tariffs }: { tariffs: readonly LandlineTariff[] }) {
  return (
    <>
      {priceNotes(tariffs).map((note) => (
        <p key={note} className="xs">
          {note}
        </p>
      ))}
    </>
  )
}

function promotionNotes(tariffs: readonly LandlineTariff[]): string[] {
  const promotions = tariffs.flatMap((tariff) => promotionOf(tariff) ?? [])
  return [...new Set(promotions.map((promotion) => text.note.promotion(lastDay(promotion.valid_till))))]
}
