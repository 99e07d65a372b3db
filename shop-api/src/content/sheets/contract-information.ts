import type { ContractInformation, ProductSheet } from '@nimbus/shared-contracts/catalogue'
import type { Block, PrintedDocument } from '@nimbus/server-kit/printing'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { paragraphsOf, sectionsOf, type TextBlock } from '../../kernel/texts/markdown'
import { readText } from '../../kernel/texts/text'
import { shippingOf } from '../facts/one-off-facts'
import { productSheet } from './product-sheets'
import { SHEET_LABEL } from './sheet-rows'

type Row = ContractInformation['sections'][number]['rows'][number]

/**
 * What has to be said of an offer before the contract (TKG §§ 54, 55; EGBGB Art. 246a § 1; annex VIII of (EU) 2018/1972).
 * Numbers come from the catalogue, by way of the product information sheet, and from `shared-contracts/law`; undefined for
 * a tariff that isn't sold.
 */
export function contractInformation(catalogue: Catalogue, id: string): ContractInformation | undefined {
  const [sheet, tariff] = [productSheet(catalogue, id), catalogue.tariff(id)]
  if (!sheet || !tariff || sheet.withdrawn_on !== undefined) return undefined
  const { concrete_product_id, product_name, technology, contract_term } = sheet
  const { product, accessServices, download, upload, volumeLimit } = SHEET_LABEL
  const { blocks } = readText('sheets/contract-information', {
    landline: technology === 'FIBRE' || technology === 'DSL',
    prepaid: technology === 'PREPAID',
    term: contract_term > 0,
    shipping: shippingOf(catalogue, tariff),
    service: ofSheet(sheet, product, accessServices, download, upload, volumeLimit),
    prices: ofSheet(sheet, SHEET_LABEL.monthly, SHEET_LABEL.fourWeekly, SHEET_LABEL.usage, SHEET_LABEL.oneOff),
    contract: ofSheet(sheet, SHEET_LABEL.term, SHEET_LABEL.renewal, SHEET_LABEL.termination),
  })
  const sections = sectionsOf(blocks, 2).map((section) => ({ title: section.title, rows: rowsOf(section.blocks) }))
  return { concrete_product_id, product_name, sections }
}

/** The same as a document. */
export const printedInformation = ({ product_name, sections }: ContractInformation): PrintedDocument => ({
  title: `Vorvertragliche Informationen ${product_name}`,
  subtitle: 'nach § 55 TKG und Art. 246a EGBGB',
  blocks: sections.flatMap(({ title, rows }) => [
    { kind: 'heading', text: title } as const,
    { kind: 'rows', rows: rows.map(({ label, values }) => ({ label, text: values })) } as const,
  ]),
})

/** The facts of the sheet with these labels, as they stand there. */
const ofSheet = ({ rows }: ProductSheet, ...labels: string[]): Block[] => [
  {
    kind: 'rows',
    rows: rows.filter(({ label }) => labels.includes(label)).map(({ label, values }) => ({ label, text: values })),
  },
]

/** What the sheet says comes first, then what the text says under its headings. */
function rowsOf(blocks: readonly TextBlock[]): Row[] {
  const ofTheSheet = blocks
    .flatMap((block) => (block.kind === 'blocks' ? block.blocks : []))
    .flatMap((block) => (block.kind === 'rows' ? block.rows : []))
  return [
    ...ofTheSheet.map(({ label, text }) => ({ label, values: [...text] })),
    ...sectionsOf(blocks, 3).map(({ title, blocks: said }) => ({ label: title, values: paragraphsOf(said) })),
  ]
}
