import type { ContractSummary } from '@nimbus/shared-contracts/order'
import type { PrintedDocument } from '@nimbus/server-kit/printing'

/** The contract summary on paper: the same texts in the same order as on the page. */
export function printedSummary(summary: Omit<ContractSummary, 'pdf' | 'version'>, orderId?: string): PrintedDocument {
  const { title, service, date, intro, provider, sections } = summary
  return {
    title,
    subtitle: service,
    blocks: [
      {
        kind: 'paragraph',
        text: [...provider, `Stand ${date}`, ...(orderId ? [`Bestellnummer ${orderId}`] : [])].join(' · '),
      },
      { kind: 'paragraph', text: intro.join(' ') },
      ...sections.flatMap(({ title: text, rows }) => [
        { kind: 'heading', text } as const,
        { kind: 'rows', rows } as const,
      ]),
    ],
  }
}
