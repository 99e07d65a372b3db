import type { LegalPage, ProductSheet, ProductSheetList } from '@nimbus/shared-contracts/catalogue'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { ApiError, type Api } from '@nimbus/shared-contracts/http'
import { aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'

/** Terms with a section on liability and the withdrawal instructions. */
export function aLegalPage(over: Partial<LegalPage> = {}): LegalPage {
  return {
    page: 'agb',
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Die Bedingungen für Verträge mit Nimbus.',
    valid_from: '2026-10-31T23:00:00.000Z',
    sections: [
      { id: 'haftung', title: 'Haftung', html: '<p>Wir haften nach dem Gesetz.</p>' },
      {
        id: 'widerrufsrecht',
        title: 'Widerrufsrecht',
        html: '<h3>Frist</h3><p>14 Tage, siehe <a href="/vertrag-widerrufen">Vertrag widerrufen</a>.</p><table><tr><td>a</td></tr></table>',
      },
    ],
    ...over,
  }
}

/** Sheet of Glasfaser 150 for 24 months with a start price. */
export function aProductSheet(over: Partial<ProductSheet> = {}): ProductSheet {
  const { concrete_product_id, product_name, conditions } = aTariff()
  return {
    concrete_product_id,
    product_name,
    technology: 'FIBRE',
    access_services: 'Internetzugang und Telefonie über Glasfaser',
    launched_on: '2025-10-01',
    contract_term: 24,
    renewal: 'Danach läuft der Vertrag auf unbestimmte Zeit.',
    termination: 'Kündigung mit einer Frist von einem Monat.',
    bandwidth: { down: { min: 135, normal: 142, max: 150 }, up: { min: 67, normal: 71, max: 75 } },
    volume_limit: '',
    conditions,
    provider: { name: 'Nimbus Telekommunikation GmbH', address: ['Am Morgenlicht 12', '50667 Köln'] },
    rows: [
      { label: 'Produkt', values: [product_name] },
      { label: 'Anbieter', values: ['Nimbus Telekommunikation GmbH', 'Am Morgenlicht 12', '50667 Köln'] },
    ],
    ...over,
  }
}

/** Sheet of Nimbus Mobil M for 24 months. */
export function aMobileSheet(over: Partial<ProductSheet> = {}): ProductSheet {
  const { concrete_product_id, product_name, conditions } = aMobileTariff()
  const { bandwidth: _bandwidth, ...sheet } = aProductSheet({ concrete_product_id, product_name, conditions })
  return {
    ...sheet,
    technology: 'MOBILE',
    access_services: 'Internetzugang und Telefonie über Mobilfunk',
    estimated_max: { down: 300, up: 50 },
    volume_limit: '30 GB Datenvolumen je Monat, danach 64 kbit/s im Download und 16 kbit/s im Upload.',
    ...over,
  }
}

/** Sheet of Nimbus Prepaid L, without minimum term. */
export function aPrepaidSheet(over: Partial<ProductSheet> = {}): ProductSheet {
  const { concrete_product_id, product_name, conditions } = aPrepaidTariff()
  return aMobileSheet({
    concrete_product_id,
    product_name,
    conditions,
    technology: 'PREPAID',
    contract_term: 0,
    ...over,
  })
}

type ListedSheet = ProductSheetList['sheets'][number]

/** An entry of the list of sheets: DSL M for 24 months. */
export function aListedSheet(over: Partial<ListedSheet> = {}): ListedSheet {
  return {
    concrete_product_id: 'dsl-m-24',
    name: 'DSL M',
    product_name: 'DSL M',
    technology: 'DSL',
    contract_term: 24,
    launched_on: '2025-10-01',
    ...over,
  }
}

/** An API that answers each path with a value, or with an HTTP status when it is given a number; unknown paths are 404. */
export function anApi(answers: Record<string, unknown>): Api {
  const answer = async (path: string) => {
    const value = answers[path] ?? 404
    if (typeof value !== 'number') return ok(value)
    return failed(new ApiError({ kind: 'http', method: 'GET', url: path, status: value }))
  }
  return { get: answer, post: answer, put: answer }
}
