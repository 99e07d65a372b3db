import { formatEuro, type PriceStep } from '@nimbus/shared-contracts/money'
import { boundText, stepMonths } from '@nimbus/shared-contracts/wording'
import type { OwnPrice } from '../model/own-price'

/** What follows the share of a month: "in Monat 1–24, dazu 29 € einmalig" */
export const ownShareText = (share: PriceStep, { once }: OwnPrice): string =>
  `${stepMonths(share, 'sentence')}, dazu ${formatEuro(once)} einmalig`

/** What an accessory is only sold with: "nur mit Nimbus Mobil M: 29,95 € je Monat, 24 Monate Mindestlaufzeit" */
export function onlyWithText({ tariff: steps }: OwnPrice, { name, term }: { name: string; term: number }): string {
  const prices = steps.map((step) => `${formatEuro(step.amount)} ${stepMonths(step, 'row')}`)
  return `nur mit ${name}: ${prices.join('; ')}, ${boundText(term)}`
}
