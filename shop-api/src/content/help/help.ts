import { helpSchema, type Help } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import type { CatalogueData } from '../../catalogue/data/data'
import { printedBlocks, sectionsOf, type TextSection } from '../../kernel/texts/markdown'
import { readText, type Text } from '../../kernel/texts/text'

const textOf = ({ mobile: { throttled } }: CatalogueData): Text =>
  readText('help/hilfe', { throttledDown: throttled.down, throttledUp: throttled.up })

/** What customers ask, by topics: the text data/texts/help/hilfe.md with the numbers of these data. */
export function helpOf(data: CatalogueData): Help {
  const { head, blocks } = textOf(data)
  return v.parse(helpSchema, {
    title: head('title'),
    description: head('description'),
    topics: sectionsOf(blocks, 2).map(({ id: icon, title, blocks: topic }) => ({
      icon,
      title,
      questions: sectionsOf(topic, 3).map(questionOf),
    })),
  })
}

/** Other words by which customers look for the help as a whole. */
export const helpKeywords = (data: CatalogueData): string => textOf(data).head('keywords')

/** A question and its answer: paragraphs, at last a link that stands alone. */
function questionOf({ id, title, blocks }: TextSection): Help['topics'][number]['questions'][number] {
  const printed = printedBlocks(blocks)
  const said = printed.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  const last = printed.at(-1)
  const link = last?.kind === 'link' ? last : undefined
  if (said.length === 0 || said.length + (link ? 1 : 0) < printed.length)
    throw new Error(`help: the answer to "${title}" is paragraphs and at most one link after them`)
  return { id, title, text: said.join(' '), ...(link && { link: { label: link.label, href: link.href } }) }
}
