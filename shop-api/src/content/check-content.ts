import { areaOf } from '@nimbus/shared-contracts/cart'
import type { LegalPage, Tariff } from '@nimbus/shared-contracts/catalogue'
import { dayOf, startOfDay } from '@nimbus/server-kit/clock'
import type { CatalogueData } from '../catalogue/data/data'
import { createCatalogue } from '../catalogue/versions/catalogue'
import type { FormContext } from '../forms/fields/form-context'
import { checkForms, formOf, scopesOf } from '../forms/scopes/scope-forms'
import { AGREED_DOCUMENTS } from '../kernel/documents/document-links'
import { checkTexts } from '../kernel/texts/check-texts'
import { versionsOf } from '../kernel/texts/text'
import { BENEFIT_PRODUCTS, benefitsOf } from './benefits'
import { HERO_AREAS, heroesOf } from './benefits/heroes'
import { campaignsAt } from './facts/campaigns'
import { helpOf } from './help/help'
import { legalPage, legalPages } from './legal/legal-pages'
import { shopDocument } from './sheets/shop-documents'

/**
 * What is wrong with the texts and forms, and with what they say of these data: all of them are made once, so that a slot that the
 * data leave empty is found before a customer does. checkContent(bundledCatalogue()) → []
 */
export function checkContent(data: CatalogueData): string[] {
  const now = startOfDay(data.catalogue.effective_from)
  const catalogue = createCatalogue({ clock: () => now, dataAt: () => data })
  const campaigns = campaignsAt(data, now)
  const tariffs = catalogue.tariffs()
  const pages = new Map<string, LegalPage>()
  // the same of all tariffs
  const pageAt = (page: string): LegalPage => {
    const made = pages.get(page) ?? legalPage(page, data, now)
    pages.set(page, made)
    return made
  }
  const documents = { pageAt, catalogueAt: () => catalogue }
  const forms = tariffs.slice(0, 1).flatMap((tariff) => checkForms(contextOf(tariff, dayOf(now))))
  const problems = [...checkTexts(), ...forms]
  if (problems.length > 0) return problems
  const texts = [
    ...legalPages().flatMap((page) =>
      [dayOf(now), ...versionsOf(`legal/${page}`)].map((day) => () => legalPage(page, data, startOfDay(day))),
    ),
    ...BENEFIT_PRODUCTS.map((product) => () => benefitsOf(product, { data, tariffs, campaigns })),
    () => helpOf(data),
    ...HERO_AREAS.map((area) => () => heroesOf(catalogue, area)),
    ...tariffs.flatMap(({ concrete_product_id: tariffId }) =>
      AGREED_DOCUMENTS.map((kind) => () => shopDocument(documents, kind, { tariffId, at: now })),
    ),
    ...tariffs.flatMap((tariff) =>
      scopesOf(areaOf(tariff), 'provider-change').map((scope) => () => formOf(scope, contextOf(tariff, dayOf(now)))),
    ),
  ]
  return [...new Set(texts.flatMap(problemOf))]
}

const contextOf = (tariff: Tariff, today: string): FormContext => ({
  today,
  kind: 'provider-change',
  tariff,
  checkData: null,
  hasDevice: true,
  hasIban: true,
})

function problemOf(make: () => unknown): string[] {
  try {
    make()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
