import type { Block } from './pdf'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** The text inside of markup, with entities read and white space joined. innerText('a <b>b</b>&amp;c') → 'a b&c' */
function innerText(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
      if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
      if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
      return ENTITIES[name.toLowerCase()] ?? whole
    })
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

const BLOCK = /<(h[2-6]|p|ul|ol|table)\b[^>]*>([\s\S]*?)<\/\1>/gi

/**
 * Our own legal HTML as blocks of a printed document: headings, paragraphs, lists, tables (conventions of legalPageSchema).
 * htmlBlocks('<p>Ein <b>Satz</b>.</p>') → [{kind: 'paragraph', text: 'Ein Satz.'}]
 */
export function htmlBlocks(html: string): Block[] {
  return [...html.matchAll(BLOCK)].map(([, tag = '', inner = '']) => blockOf(tag.toLowerCase(), inner))
}

function blockOf(tag: string, inner: string): Block {
  if (tag === 'ul' || tag === 'ol') return { kind: 'list', items: partsOf('li', inner) }
  if (tag === 'table') return { kind: 'rows', rows: rowsOf(inner) }
  return { kind: tag === 'p' ? 'paragraph' : 'heading', text: innerText(inner) }
}

function partsOf(tag: string, html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map(([, inner = '']) =>
    innerText(inner),
  )
}

/** The first cell of a row names it. */
function rowsOf(html: string): { label: string; text: string[] }[] {
  return [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) => {
    const [label = '', ...text] = partsOf('td', row.replace(/<(\/?)th\b/gi, '<$1td'))
    return { label, text }
  })
}
