/** Elements of legal texts with the attributes that they keep. No id, so that two texts on a page never share one. */
const ELEMENTS: Record<string, readonly string[]> = {
  a: ['href', 'target'],
  abbr: ['title'],
  address: [],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  dd: [],
  dl: [],
  dt: [],
  em: [],
  h3: [],
  h4: [],
  hr: [],
  i: [],
  li: [],
  ol: ['start'],
  p: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['scope', 'colspan', 'rowspan'],
  thead: [],
  tr: [],
  ul: [],
}

/** The page's own headings are h1 and h2, those inside a text come below. */
const RENAMED: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

/** Elements whose content is no text for a reader. */
const DROPPED = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'style',
  'template',
  'textarea',
  'title',
  'xmp',
])

/** Elements that may hold what their surroundings may not; only their text is kept, since unwrapping breaks the nesting. */
const FLATTENED = new Set(['applet', 'button', 'marquee', 'math', 'object', 'select', 'svg'])

/** What happens to an element: kept under a name, dropped, reduced to its text, or replaced by its children. */
export type Verdict = { keep: string } | 'drop' | 'flatten' | 'unwrap'

/** verdictOn('h2') → {keep: 'h3'}; verdictOn('script') → 'drop'; verdictOn('font') → 'unwrap' */
export function verdictOn(tag: string): Verdict {
  const name = own(RENAMED, tag) ?? tag
  if (own(ELEMENTS, name)) return { keep: name }
  if (DROPPED.has(name)) return 'drop'
  return FLATTENED.has(name) ? 'flatten' : 'unwrap'
}

/** The attributes that an element keeps. allowedAttributes('th', {scope: 'row', onclick: 'x()'}) → {scope: 'row'} */
export function allowedAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const names = own(ELEMENTS, tag) ?? []
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)))
}

const own = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
