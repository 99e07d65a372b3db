import type { Markup, ParseMarkup } from '../model/markup'

/** HTML to markup with the browser's own parser; a document made this way runs no script and loads nothing. */
export const parseInBrowser: ParseMarkup = (html) =>
  [...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes].flatMap(toMarkup)

function toMarkup(node: Node): Markup[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [[node.tagName.toLowerCase(), attributes, ...[...node.childNodes].flatMap(toMarkup)]]
}
