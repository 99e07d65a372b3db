import type { Block } from '@nimbus/server-kit/printing'
import { escapeMarkup } from '@nimbus/server-kit/markup'
import { filled, type Line, type SlotValue } from './template'

/** The value of a slot that a text names at a line. */
export type ValueOf = (name: string, at: string) => SlotValue

/** Words with the links in them. */
type Words = readonly (string | { label: string; href: string })[]

/** What a text consists of; `blocks` are those that a slot brought. */
export type TextBlock =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'table'; head: readonly Words[]; rows: readonly (readonly Words[])[] }
  | { kind: 'markup'; html: string }
  | { kind: 'blocks'; blocks: readonly Block[] }

const HEADING = /^(#{1,3}) (.+?)(?: \{#([\w-]+)\})?$/
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/
const ONLY_SLOT = /^\{\{([\w.-]+)\}\}$/

/**
 * The blocks of a text in Markdown: headings with an id, paragraphs, lists, tables, links, markup as it stands; an empty
 * line parts them. Slots are filled after that, so that no value is read as Markdown.
 */
export function readMarkdown(lines: readonly Line[], valueOf: ValueOf): TextBlock[] {
  return chunksOf(lines).map((chunk) => readBlock(chunk, valueOf))
}

function chunksOf(lines: readonly Line[]): Line[][] {
  const chunks: Line[][] = [[]]
  for (const line of lines) {
    if (line.text.trim() === '') chunks.push([])
    else chunks.at(-1)!.push(line)
  }
  return chunks.filter(({ length }) => length > 0)
}

function readBlock(chunk: readonly Line[], valueOf: ValueOf): TextBlock {
  const [{ text: first, at }] = chunk as [Line]
  const plain = (template: string): string => filled(template, at, valueOf)
  const words = (template: string): Words => readWords(template, plain)
  const whole = chunk.map(({ text }) => text.trim()).join(' ')
  const [, level, text, id = ''] = HEADING.exec(first) ?? []
  if (level && text) return { kind: 'heading', level: level.length, text: plain(text), id }
  if (first.startsWith('- ')) return { kind: 'list', items: itemsOf(chunk).map(words) }
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = chunk.map((line) =>
      line.text
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => words(cell.trim())),
    )
    return { kind: 'table', head, rows }
  }
  if (first.startsWith('<')) return { kind: 'markup', html: filled(whole, at, valueOf, escapeMarkup) }
  const value = ONLY_SLOT.test(whole) ? valueOf(whole.slice(2, -2), at) : undefined
  return typeof value === 'object' ? { kind: 'blocks', blocks: value } : { kind: 'paragraph', words: words(whole) }
}

const itemsOf = (chunk: readonly Line[]): string[] =>
  `\n${chunk.map(({ text }) => text).join('\n')}`
    .split('\n- ')
    .slice(1)
    .map((item) => item.replace(/\n */g, ' '))

function readWords(template: string, plain: (template: string) => string): Words {
  const [first = '', ...rest] = template.split(LINK)
  const words: (string | { label: string; href: string })[] = [plain(first)]
  for (let index = 0; index < rest.length; index += 3) {
    const [label = '', href = '', after = ''] = rest.slice(index, index + 3)
    words.push({ label: plain(label), href: plain(href) }, plain(after))
  }
  return words.filter((word) => word !== '')
}

/** A part of a text below a heading of some level. */
export interface TextSection {
  title: string
  id: string
  blocks: TextBlock[]
}

/** The parts of a text below its headings of a level; what stands before the first is in none. */
export function sectionsOf(blocks: readonly TextBlock[], level: number): TextSection[] {
  const sections: TextSection[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level)
      sections.push({ title: block.text, id: block.id, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

const htmlOfWords = (words: Words): string =>
  words
    .map((word) =>
      typeof word === 'string'
        ? escapeMarkup(word)
        : `<a href="${escapeMarkup(word.href)}">${escapeMarkup(word.label)}</a>`,
    )
    .join('')

/** Blocks as HTML. A table's first column names its rows. */
export const htmlOf = (blocks: readonly TextBlock[]): string => blocks.map(htmlOfBlock).join('')

function htmlOfBlock(block: TextBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeMarkup(block.text)}</h${block.level}>`
    case 'paragraph':
      return `<p>${htmlOfWords(block.words)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${htmlOfWords(item)}</li>`).join('')}</ul>`
    case 'table': {
      const head = block.head.map((cell) => `<th scope="col">${htmlOfWords(cell)}</th>`).join('')
      const rows = block.rows.map(
        ([name = [], ...cells]) =>
          `<tr><th scope="row">${htmlOfWords(name)}</th>${cells.map((cell) => `<td>${htmlOfWords(cell)}</td>`).join('')}</tr>`,
      )
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    }
    case 'markup':
      return block.html
    case 'blocks':
      throw new Error('a text of HTML has a slot with blocks')
  }
}

/** The first cell of a row names it; one without a name falls away. */
const printedRow = ([label = [], ...cells]: readonly Words[]) => ({ label: plainOf(label), text: cells.map(plainOf) })

const plainOf = (words: Words): string => words.map((word) => (typeof word === 'string' ? word : word.label)).join('')

/** Blocks as mails and PDF have them: a table without its head, and a paragraph that is a link alone as one to follow. */
export function printedBlocks(blocks: readonly TextBlock[]): Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    switch (block.kind) {
      case 'heading':
        return [{ kind: 'heading', text: block.text }]
      case 'paragraph': {
        const [word] = block.words
        const isLink = block.words.length === 1 && typeof word === 'object'
        return isLink ? [{ kind: 'link', ...word }] : [{ kind: 'paragraph', text: plainOf(block.words) }]
      }
      case 'list':
        return [{ kind: 'list', items: block.items.map(plainOf) }]
      case 'table':
        return [{ kind: 'rows', rows: block.rows.map(printedRow).filter(({ label }) => label !== '') }]
      case 'blocks':
        return block.blocks
      case 'markup':
        throw new Error('a printed text has no markup')
    }
  })
}

/** The words of paragraphs, one string each. */
export const paragraphsOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainOf(block.words)] : []))
