import type {
  ContractInformation,
  Help,
  LegalPage,
  ProductSheet,
  ProductSheetList,
} from '@nimbus/shared-contracts/catalogue'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { ApiError, type Api } from '@nimbus/shared-contracts/http'
import { someMobileSheetFacts, somePrepaidSheetFacts, someSheetFacts } from '@nimbus/shared-contracts/testing'

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
export const aProductSheet = (over: Partial<ProductSheet> = {}): ProductSheet => withRows(someSheetFacts(), over)

/** Sheet of Nimbus Mobil M for 24 months. */
export const aMobileSheet = (over: Partial<ProductSheet> = {}): ProductSheet => withRows(someMobileSheetFacts(), over)

/** Sheet of Nimbus Prepaid L, without minimum term. */
export const aPrepaidSheet = (over: Partial<ProductSheet> = {}): ProductSheet => withRows(somePrepaidSheetFacts(), over)

const withRows = (facts: Omit<ProductSheet, 'rows'>, over: Partial<ProductSheet>): ProductSheet => ({
  ...facts,
  rows: [
    { label: 'Produkt', values: [facts.product_name] },
    { label: 'Anbieter', values: ['Nimbus Telekommunikation GmbH', 'Am Morgenlicht 12', '50667 Köln'] },
  ],
  ...over,
})

/** What has to be said of Glasfaser 150 before the contract. */
export const aContractInformation = (over: Partial<ContractInformation> = {}): ContractInformation => ({
  concrete_product_id: 'glasfaser-150-24',
  product_name: 'Glasfaser 150',
  sections: [
    { title: 'Wer wir sind', rows: [{ label: 'Anbieter', values: ['Nimbus Telekommunikation GmbH', '50667 Köln'] }] },
    { title: 'Widerrufsrecht', rows: [{ label: 'Frist', values: ['14 Tage ab Vertragsschluss.'] }] },
  ],
  ...over,
})

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

/** One topic with two questions, of which the second leads somewhere. */
export const aHelp = (): Help => ({
  title: 'Hilfe und Kontakt',
  description: 'Antworten und Kontakt.',
  topics: [
    {
      icon: 'truck',
      title: 'Lieferung',
      questions: [
        { id: 'paket', title: 'Wann kommt mein Paket?', text: 'In wenigen Tagen.' },
        {
          id: 'start',
          title: 'Wann geht es los?',
          text: 'Am Tag, den Sie wählen.',
          link: { label: 'Auftrag verfolgen', href: '/auftragsstatus' },
        },
      ],
    },
  ],
})
