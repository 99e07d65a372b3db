import type { ShopPages } from '@nimbus/shared-contracts/search'
import type { Catalogue } from '../catalogue/catalogue'
import { promotionsOf } from '../catalogue/promotions'
import { dayOf } from '../clock'
import { documentsAt } from './documents'

/** All pages that can be found, by their paths, and the day on which the shop last changed. */
export function shopPages(catalogue: Catalogue, now: Date): ShopPages {
  const paths = documentsAt(catalogue, now)
    .map(({ href }) => href)
    .filter((href) => !/[?#]/.test(href))
  return { paths: [...new Set(paths)], changed_on: changedOn(catalogue, now) }
}

/** A price changes with the data, and as a promotion begins or ends. */
function changedOn(catalogue: Catalogue, now: Date): string {
  const data = catalogue.data()
  const days = promotionsOf(data)
    .flatMap(({ valid_from, valid_till }) => [new Date(valid_from), new Date(valid_till)])
    .filter((instant) => instant <= now)
    .map(dayOf)
  return [data.catalogue.effective_from, ...days].toSorted().at(-1) ?? data.catalogue.effective_from
}
