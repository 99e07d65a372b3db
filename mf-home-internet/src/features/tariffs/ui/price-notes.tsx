import { promotionOf, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { regularPriceFrom } from '@nimbus/shared-contracts/eligibility'
import { text } from '../../../messages/de'
import { choiceOf, termsOf } from '../model/variants'

/** What belongs to the price table: promotions with their last day while they run, and the rules for months 4–6 and after Young. */
export function PriceNotes({ tariffs }: { tariffs: readonly LandlineTariff[] }) {
  const has = (test: (tariff: LandlineTariff) => boolean): boolean => tariffs.some(test)
  const youngFrom = regularPriceFrom(tariffs)
  const notes = [
    ...promotionNotes(tariffs),
    has(({ properties }) => properties.technology === 'FIBRE') &&
      has((tariff) => choiceOf(tariff).tv === 'SMART') &&
      text.note.smart,
    youngFrom !== undefined && text.note.young(youngFrom),
    has(({ properties }) => properties.offer === 'VVM') && text.note.planned,
    termsOf(tariffs).includes(12) && text.note.twelveMonths,
    text.note.prices,
  ].filter((note): note is string => typeof note === 'string')
  return (
    <>
      {notes.map((note) => (
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
