import type { ContractInformation, ProductSheet } from '@nimbus/shared-contracts/catalogue'
import type { Block, PrintedDocument } from '@nimbus/server-kit/printing'
import { SHEET_LABEL } from './sheet-rows'
import { NO_LIMIT } from '../../kernel/texts/shared-sentences'
import { paragraphsOf, sectionsOf, type TextBlock } from '../../kernel/texts/markdown'

type Section = ContractInformation['sections'][number]

/** The sections of a document about a tariff: each heading of the second level with the facts below it. */
export const documentSections = (blocks: readonly TextBlock[]): Section[] =>
  sectionsOf(blocks, 2).map((section) => ({ title: section.title, rows: rowsOf(section.blocks) }))

/** What the sheet says comes first, then what the text says under its headings. */
function rowsOf(blocks: readonly TextBlock[]): Section['rows'] {
  const ofTheSheet = blocks
    .flatMap((block) => (block.kind === 'blocks' ? block.blocks : []))
    .flatMap((block) => (block.kind === 'rows' ? block.rows : []))
  return [
    ...ofTheSheet.map(({ label, text }) => ({ label, values: [...text] })),
    ...sectionsOf(blocks, 3).map(({ title, blocks: said }) => ({ label: title, values: paragraphsOf(said) })),
  ]
}

/** The facts of the sheet with these labels, as they stand there. */
export const ofSheet = ({ rows }: ProductSheet, ...labels: string[]): Block[] => [
  {
    kind: 'rows',
    rows: rows.filter(({ label }) => labels.includes(label)).map(({ label, values }) => ({ label, text: values })),
  },
]

/**
 * What a tariff is, as its sheet says it: product, access, speeds, volume. A sheet has a volume only where it is limited
 * (TKTransparenzV § 1); the contract says of every mobile tariff how much there is.
 */
export function serviceOf(sheet: ProductSheet): Block[] {
  const { product, accessServices, download, upload, volumeLimit } = SHEET_LABEL
  const isEndless = sheet.estimated_max !== undefined && !sheet.volume_limit
  return [
    ...ofSheet(sheet, product, accessServices, download, upload, volumeLimit),
    ...(isEndless ? [{ kind: 'rows', rows: [{ label: volumeLimit, text: [NO_LIMIT] }] } as const] : []),
  ]
}

/** The sections as they are printed. */
export const printedSections = (sections: readonly Section[]): PrintedDocument['blocks'] =>
  sections.flatMap(({ title, rows }) => [
    { kind: 'heading', text: title } as const,
    { kind: 'rows', rows: rows.map(({ label, values }) => ({ label, text: values })) } as const,
  ])
