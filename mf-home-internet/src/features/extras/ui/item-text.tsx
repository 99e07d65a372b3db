import type { Option } from '@nimbus/shared-contracts/catalogue'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { boundText } from '@nimbus/shared-contracts/wording'
import { text } from '../../../messages/de'
import { isFree, priceOf } from '../model/item-facts'

/** "5 € je Monat", "49 € einmalig", or "0 €". */
export function itemPrice(item: Option): string {
  const { monthly, once } = priceOf(item)
  if (isFree(item)) return formatEuro(monthly)
  const parts = [
    monthly > 0 && text.extras.monthly(formatEuro(monthly)),
    once > 0 && text.extras.once(formatEuro(once)),
  ]
  return parts.filter(Boolean).join(', ')
}

/** What the item is, its own term and its shipping. */
export function ItemText({ item }: { item: Option }) {
  const { contract_term, notice_months } = item.properties
  const { shipping } = priceOf(item)
  const facts = [
    item.mandatory && text.extras.included,
    !isFree(item) && itemTerm(contract_term, notice_months),
    shipping > 0 && text.extras.shipped(formatEuro(shipping)),
  ].filter(Boolean)
  return (
    <>
      <span>{item.description}</span>
      {facts.length > 0 && <br />}
      <span>{facts.join(', ')}</span>
    </>
  )
}

/** Streaming options run for a month at a time; hardware has its own minimum term. */
const itemTerm = (term: number, notice: number | undefined): string =>
  [boundText(term), notice && text.extras.noticeMonths(notice)].filter(Boolean).join(', ')
