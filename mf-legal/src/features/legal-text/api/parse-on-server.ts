import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { Markup, ParseMarkup } from '../model/markup'

/** HTML to markup by the algorithm of the HTML standard, without a DOM; without scripting, as DOMParser reads it too. */
export const parseOnServer: ParseMarkup = (html) =>
  parseFragment(html, { scriptingEnabled: false }).childNodes.flatMap(toMarkup)

function toMarkup(node: DefaultTreeAdapterTypes.ChildNode): Markup[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [[node.tagName.toLowerCase(), attributes, ...node.childNodes.flatMap(toMarkup)]]
}
