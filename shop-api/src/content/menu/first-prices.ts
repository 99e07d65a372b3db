import { needsHandset } from '@nimbus/shared-contracts/cart'
import { cheapestTariff, tvOf, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { briefPrice, type FirstPrices } from '@nimbus/shared-contracts/offer'
import { routes } from '@nimbus/shared-contracts/routes'
import type { Catalogue } from '../../catalogue/versions/catalogue'

type Page = FirstPrices['pages'][number]

/** What each page of tariffs begins with: its cheapest tariff alone, over the longest term, at any address. */
export function firstPricesOf(catalogue: Catalogue): Page[] {
  const { categories, mobile } = catalogue.data()
  const pages = [
    ...categories.map(({ slug }) => ({
      href: routes.landlineTariffs(slug),
      list: catalogue.category('landline', slug),
    })),
    ...mobile.categories.map(({ slug }) => ({
      href: routes.mobileTariffs(slug),
      list: catalogue.category('mobile', slug),
    })),
  ]
  return pages.flatMap(({ href, list }) => {
    const plain = (list?.tariffs ?? []).filter(isPlain)
    const term = Math.max(...plain.map(({ properties }) => properties.contract_term))
    const sold = plain.filter(({ properties }) => properties.contract_term === term)
    const cheapest = cheapestTariff(sold)
    if (!cheapest) return []
    const { product_name: from, conditions } = cheapest
    return [{ href, range: rangeOf(sold), from, price: briefPrice(conditions, term) }]
  })
}

/** Without television or device, and not only for some addresses. */
const isPlain = (tariff: Tariff): boolean =>
  !needsHandset(tariff) &&
  (tariff.kind !== 'landline' || tvOf(tariff) === 'NONE') &&
  ['STANDARD', 'YOUNG', undefined].includes(tariff.properties.offer)

/** The least and the most of what the tariffs give. rangeOf(fibre) → '150 bis 1.000 MBit/s'; (Mobil S to XL) → '10 GB bis unbegrenzt' */
function rangeOf(tariffs: readonly Tariff[]): string {
  const amounts = tariffs.map((tariff) =>
    tariff.kind === 'landline' ? tariff.bandwidth.down.max : (tariff.data_volume.gb ?? Infinity),
  )
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const unit = tariffs[0]?.kind === 'landline' ? 'MBit/s' : 'GB'
  if (most === Infinity) return `${formatNumber(least)}\u00a0${unit} bis unbegrenzt`
  return `${formatNumber(least)} bis ${formatNumber(most)}\u00a0${unit}`
}
