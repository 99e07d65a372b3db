import { promotionOf, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { regularPriceFrom } from '@nimbus/shared-contracts/eligibility'
import { ledger, priceSteps, type PriceStep } from '@nimbus/shared-contracts/money'
import { text } from '../../../messages/de'
import { choiceOf, termsOf } from '../model/variants'

/** What belongs to the price table: promotions with their last day while they run, and what their first months cost and the price after Young. */
export function PriceNotes({ tariffs }: { tariffs: readonly LandlineTariff[] }) {
  const has = (test: (tariff: LandlineTariff) => boolean): boolean => tariffs.some(test)
  const promoted = tariffs.filter(promotionOf)
  const free = promoted.flatMap(withoutSurcharge)[0]
  const youngFrom = regularPriceFrom(tariffs)
  const notes = [
    ...promotionNotes(tariffs),
    free && text.note.smart(free),
    youngFrom !== undefined && text.note.young(youngFrom),
    has(({ properties }) => properties.offer === 'VVM') && text.note.planned,
    ...termsOf(promoted.length > 0 ? tariffs : [])
      .filter((term) => promoted.every(({ properties }) => properties.contract_term !== term))
      .map(text.note.noStartPrice),
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

/** The months after the start price in which a fibre tariff has Smart at no cost; none where its price rises only once. */
function withoutSurcharge(tariff: LandlineTariff): PriceStep[] {
  const isMeant = tariff.properties.technology === 'FIBRE' && choiceOf(tariff).tv === 'SMART'
  return isMeant ? priceSteps(ledger(tariff.conditions)).slice(1, -1) : []
}

function promotionNotes(tariffs: readonly LandlineTariff[]): string[] {
  const promotions = tariffs.flatMap((tariff) => promotionOf(tariff) ?? [])
  return [...new Set(promotions.map((promotion) => text.note.promotion(lastDay(promotion.valid_till))))]
}
