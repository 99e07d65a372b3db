import { areaOf, type Area } from '@nimbus/shared-contracts/cart'
import type { LegalPage } from '@nimbus/shared-contracts/catalogue'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { SEARCH_GROUPS, type SearchGroup } from '@nimbus/shared-contracts/search'
import { dayOf, startOfDay } from '@nimbus/server-kit/clock'
import { htmlBlocks, type PrintedDocument } from '@nimbus/server-kit/printing'
import type { CatalogueData } from '../../catalogue/data/data'
import { hardwarePrices } from '../../catalogue/tariffs/items'
import { soldTariffsAt } from '../../catalogue/tariffs/sold-tariffs'
import type { CatalogueVersions } from '../../catalogue/versions/versions'
import { htmlOf, sectionsOf } from '../../kernel/texts/markdown'
import { hasSlotsOfItsOwn, namesOf, readText, versionsOf, type Text } from '../../kernel/texts/text'
import type { SlotsOf } from '../../kernel/texts/text-slots'
import { feeFacts, onceFor } from '../facts/one-off-facts'
import { usagePriceFacts } from '../facts/usage-prices'

/** The pages by their names in the API: each is a file in data/texts/legal. */
export const legalPages = (): readonly string[] => namesOf('legal')

/** What the pages say of offers. The prices come from the tariffs, so that the terms name what is charged. */
function slotsOf(data: CatalogueData, now: Date): SlotsOf<`legal/${string}`> {
  const { catalogue, mobile, campaigns } = data
  const terms = catalogue.terms.toSorted((one, other) => one - other)
  const tariffs = soldTariffsAt(data, now)
  const provisioning = (area: Area): string =>
    onceFor(
      'provisioning',
      tariffs.filter((tariff) => areaOf(tariff) === area),
    )
  return {
    throttledDown: mobile.throttled.down,
    throttledUp: mobile.throttled.up,
    landlineProvisioning: provisioning('landline'),
    mobileProvisioning: provisioning('mobile'),
    fees: feeFacts(tariffs).join(' '),
    shipping: onceFor('shipping', hardwarePrices(data)),
    tradeInDevices: campaigns.trade_in.most_devices,
    tradeInValue: formatEuro(cents(campaigns.trade_in.least_value)),
    terms: terms.join(' oder '),
    termsLongestFirst: terms.toReversed().join(' oder '),
    ...usagePriceFacts(data),
  }
}

/** The day since which the text in force at `now` is; before the first one, the first. */
function versionAt(page: string, now: Date): string {
  const days = versionsOf(`legal/${page}`)
  const day = days.find((first) => first <= dayOf(now)) ?? days.at(-1)
  if (!day) throw new Error(`legal page ${page} has no day from which it is in force`)
  return day
}

const textInForce = (page: string, data: CatalogueData, now: Date): Text =>
  readText(`legal/${page}`, slotsOf(data, now), versionAt(page, now))

/** A page as it is in force at `now`. */
export function legalPage(page: string, data: CatalogueData, now: Date): LegalPage {
  const { head, blocks } = textInForce(page, data, now)
  return {
    page,
    title: head('title'),
    description: head('description'),
    sections: sectionsOf(blocks, 2).map(({ id, title, blocks: parts }) => ({ id, title, html: htmlOf(parts) })),
    valid_from: startOfDay(versionAt(page, now)).toISOString(),
  }
}

/** A page as a document. */
export const printedPage = ({ title, sections }: Pick<LegalPage, 'title' | 'sections'>): PrintedDocument => ({
  title,
  blocks: sections.flatMap(({ title: heading, html }) => [
    { kind: 'heading', text: heading } as const,
    ...htmlBlocks(html),
  ]),
})

/** Where a page is, and how it is found, as the head of its text says. */
export function placeOf(
  page: string,
  data: CatalogueData,
  now: Date,
): { href: string; group: SearchGroup; keywords: string } {
  const { head } = textInForce(page, data, now)
  const group = SEARCH_GROUPS.find((name) => name === head('group'))
  if (!group) throw new Error(`legal page ${page}: there is no group ${head('group')}`)
  return { href: head('path'), group, keywords: head('keywords') }
}

/** The day since which a page says what it says: that of its text, or of the prices in it when they are newer. */
export function changedOn(page: string, { catalogue: { effective_from } }: CatalogueData, now: Date): string {
  const text = versionAt(page, now)
  return hasSlotsOfItsOwn(`legal/${page}`) && effective_from > text && effective_from <= dayOf(now)
    ? effective_from
    : text
}

/** A page as it was at an instant: text and prices of that time, whatever has been put live since. */
export const legalPageAt =
  ({ dataAt }: Pick<CatalogueVersions, 'dataAt'>) =>
  (page: string, now: Date): LegalPage =>
    legalPage(page, dataAt(now), now)
