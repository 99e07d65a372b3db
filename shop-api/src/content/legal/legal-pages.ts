import type { LegalPage } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import type { CatalogueData } from '../../catalogue/data/data'
import type { CatalogueVersions } from '../../catalogue/versions/versions'
import { dayOf, startOfDay } from '@nimbus/server-kit/clock'
import { terms } from './agb'
import { accessibility } from './barrierefreiheit'
import { privacy, privacyNotices } from './datenschutz'
import { imprint } from './impressum'
import type { LegalText } from '../../kernel/company/legal-text'
import { consumerInformation } from './verbraucher'

export const legalPageNameSchema = v.picklist([
  'agb',
  'impressum',
  'datenschutz',
  'datenschutzhinweise',
  'verbraucherinformationen',
  'barrierefreiheit',
])
export type LegalPageName = v.InferOutput<typeof legalPageNameSchema>

const TEXTS: Record<LegalPageName, (data: CatalogueData, now: Date) => readonly LegalText[]> = {
  agb: terms,
  impressum: () => imprint,
  datenschutz: () => privacy,
  datenschutzhinweise: () => privacyNotices,
  verbraucherinformationen: consumerInformation,
  barrierefreiheit: () => accessibility,
}

/** The text in force at `now`; before the first one, the first. */
export function legalPage(page: LegalPageName, data: CatalogueData, now: Date): LegalPage {
  const newestFirst = [...TEXTS[page](data, now)].sort((a, b) => b.valid_from.localeCompare(a.valid_from))
  const text = newestFirst.find(({ valid_from }) => valid_from <= dayOf(now)) ?? newestFirst.at(-1)
  if (!text) throw new Error(`legal page ${page} has no text`)
  const { valid_from, ...content } = text
  return { page, ...content, valid_from: startOfDay(valid_from).toISOString() }
}

/** Pages with prices and terms of the catalogue in them. */
const OF_CATALOGUE = new Set<LegalPageName>(['agb', 'verbraucherinformationen'])

/** The day since which a page says what it says: that of its text, or of the prices in it when they are newer. */
export function changedOn(page: LegalPageName, data: CatalogueData, now: Date): string {
  const text = dayOf(new Date(legalPage(page, data, now).valid_from))
  const { effective_from } = data.catalogue
  return OF_CATALOGUE.has(page) && effective_from > text && effective_from <= dayOf(now) ? effective_from : text
}

/** The terms as they were at an instant: text and prices of that time, whatever has been put live since. */
export const termsOf =
  ({ dataAt }: Pick<CatalogueVersions, 'dataAt'>) =>
  (now: Date): LegalPage =>
    legalPage('agb', dataAt(now), now)
