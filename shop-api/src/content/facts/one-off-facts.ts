import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { cents, formatEuro, oneOffParts, type OneOffKind, type PriceCondition } from '@nimbus/shared-contracts/money'
import { oneOffName, termText } from '@nimbus/shared-contracts/wording'
import type { Catalogue } from '../../catalogue/versions/catalogue'

interface Priced {
  conditions: readonly PriceCondition[]
}

/**
 * What these offers cost once for one thing, those that don't cost it left out.
 * onceFor('provisioning', landline tariffs) → '69,95 €'; of offers that differ '39,95 € bis 69,95 €'
 */
export function onceFor(kind: OneOffKind, offers: readonly Priced[]): string {
  const parts = offers.flatMap(({ conditions }) => oneOffParts(conditions)).filter((part) => part.kind === kind)
  const amounts = [...new Set(parts.map(({ amount }) => amount))].sort((one, other) => one - other)
  const [lowest = cents(0), highest = lowest] = [amounts[0], amounts.at(-1)]
  return lowest === highest ? formatEuro(lowest) : `${formatEuro(lowest)} bis ${formatEuro(highest)}`
}

/**
 * What it costs to send a device that is ordered with the tariff, one of the landline or a phone; undefined for prepaid,
 * which is sold with none. shippingOf(…, DSL M) → '6,95 €'
 */
export function shippingOf(catalogue: Catalogue, tariff: Tariff): string | undefined {
  const hardware = catalogue.hardwareFor(tariff).flatMap(({ items }) => items)
  const phone = catalogue.devices().firstBundle(tariff)
  const devices = phone ? [...hardware, phone] : hardware
  return devices.length > 0 ? onceFor('shipping', devices) : undefined
}

/**
 * A sentence for each fee that is due with single tariffs only; none when there is none.
 * feeFacts(tariffs) → ['Einrichtung vor Ort: einmalig 19,95 € bei DSL M (24 Monate).']
 */
export function feeFacts(tariffs: readonly Tariff[]): string[] {
  const tariffsOf = new Map<string, string[]>()
  for (const { product_name, properties, conditions } of tariffs) {
    for (const part of oneOffParts(conditions).filter(({ kind }) => kind === 'other')) {
      const fee = `${oneOffName(part)}: einmalig ${formatEuro(part.amount)}`
      tariffsOf.set(fee, [...(tariffsOf.get(fee) ?? []), `${product_name} (${termText(properties.contract_term)})`])
    }
  }
  return [...tariffsOf].map(([fee, names]) => `${fee} bei ${names.join(', ')}.`)
}
