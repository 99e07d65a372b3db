import { tariffListing } from '@nimbus/shared-contracts/offer'
import type { Shopped } from './shopped'
import { euro, monthsOf } from './written'

interface ListedPrice {
  price: string
  unitCode?: string
  name?: string
  billingStart?: number
  billingDuration?: number
}
interface Listing {
  itemListElement: {
    item: { additionalProperty?: { value: number }; offers: { price: string; priceSpecification: ListedPrice[] } }
  }[]
}

/** What a machine reads of a tariff (decision 046), put into words. */
export function structuredData({ tariff }: Shopped): string {
  const [listed] = (tariffListing('', [tariff]) as Listing).itemListElement
  const { additionalProperty, offers } = listed!.item
  const amount = (price: string): string => `${euro(Math.round(Number(price) * 100))} €`
  const term = additionalProperty?.value
  return [
    term === undefined ? `${amount(offers.price)} je 4 Wochen` : `Gesamt in ${term} Monaten | ${amount(offers.price)}`,
    term === undefined ? 'keine Mindestlaufzeit' : `${term} Monate Mindestlaufzeit`,
    ...offers.priceSpecification.map(({ price, unitCode, name, billingStart = 0, billingDuration }) => {
      if (unitCode === 'WEE') return `${amount(price)} je 4 Wochen`
      if (unitCode === undefined) return `${name} ${amount(price)}`
      const months = billingDuration
        ? `${billingStart + 1}–${billingStart + billingDuration}`
        : `ab ${billingStart + 1}`
      return `${monthsOf(months)}: ${amount(price)}`
    }),
  ].join(' | ')
}
