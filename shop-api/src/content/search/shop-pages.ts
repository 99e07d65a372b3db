import type { ShopPages } from '@nimbus/shared-contracts/search'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { CatalogueData } from '../../catalogue/data/data'
import { onceAState } from '../../catalogue/versions/once-a-state'
import { promotionsOf } from '../../catalogue/tariffs/promotions'
import { dayOf } from '@nimbus/server-kit/clock'
import { addDays } from '@nimbus/shared-contracts/dates'
import { documentsAt } from './documents'

export interface ShopPagesDeps {
  catalogue: Catalogue
  clock: () => Date
}

/** First and last day of a campaign; both count in full. */
interface CampaignDays {
  first_day: string
  last_day?: string | undefined
}

/** The pages as they are now; made anew when the catalogue or the day changes. */
export const createShopPages = ({ catalogue, clock }: ShopPagesDeps): (() => ShopPages) =>
  onceAState({ catalogue, clock }, (now) => shopPages(catalogue, now))

/** All pages that can be found, by their paths, and the day on which the shop last changed. */
function shopPages(catalogue: Catalogue, now: Date): ShopPages {
  const pages = documentsAt(catalogue, now).filter(({ href }) => !/[?#]/.test(href))
  return {
    paths: [...new Set(pages.map(({ href }) => href))],
    changed_on: changedOn(catalogue.data(), now),
    changed: Object.fromEntries(pages.flatMap(({ href, changed_on }) => (changed_on ? [[href, changed_on]] : []))),
  }
}

/** What is sold changes with the data, and as a promotion or a campaign begins or ends. */
function changedOn(data: CatalogueData, now: Date): string {
  const { effective_from } = data.catalogue
  const { trade_in, cashback } = data.campaigns
  const promotions = promotionsOf(data).flatMap(({ valid_from, valid_till }) => [valid_from, valid_till])
  const campaigns = [trade_in, cashback].flatMap(({ first_day, last_day }: CampaignDays) => [
    first_day,
    ...(last_day ? [addDays(last_day, 1)] : []),
  ])
  const days = [...promotions.map((instant) => dayOf(new Date(instant))), ...campaigns]
  return [effective_from, ...days.filter((day) => day <= dayOf(now))].toSorted().at(-1) ?? effective_from
}
