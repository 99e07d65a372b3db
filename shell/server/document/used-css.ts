import { ident, parse, type CssNode, type Rule } from 'css-tree'

/** A stylesheet that is taken apart, so that each page can have the rules that it uses. */
export type SheetPart =
  | { text: string }
  /** A style rule, and for each of its selectors the names that it can't match without. */
  | { text: string; needs: string[][] }
  /** `@keyframes` and its name. */
  | { text: string; keyframes: string }
  /** `@media`, `@layer` and their like around other parts. */
  | { opening: string; layer: boolean; parts: SheetPart[] }

/** At-rules around style rules. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container'])

/** Takes a stylesheet apart. Costs some 50 ms for 50 kB, so it is done once for each file. */
export function takeApart(css: string): SheetPart[] {
  const options = { positions: true, parseValue: false, parseCustomProperty: false } as const
  return partsOf(css, parse(css, options))
}

function partsOf(css: string, parent: CssNode): SheetPart[] {
  if (!('children' in parent) || !parent.children) return []
  return parent.children.toArray().map((node): SheetPart => {
    const text = textOf(css, node)
    if (node.type === 'Rule') return { text, needs: needsOf(node) }
    if (node.type !== 'Atrule' || !node.block) return { text }
    if (node.name.endsWith('keyframes')) return { text, keyframes: node.prelude ? textOf(css, node.prelude) : '' }
    if (!GROUPS.has(node.name)) return { text }
    const opening = text.slice(0, text.indexOf('{') + 1)
    return { opening, layer: node.name === 'layer', parts: partsOf(css, node.block) }
  })
}

const textOf = (css: string, { loc }: CssNode): string => (loc ? css.slice(loc.start.offset, loc.end.offset) : '')

/**
 * Classes and elements outside of parentheses. Ids, attributes and pseudo-classes need nothing, since they may come to
 * match what is in the page: `.btn:focus-visible` → ['.btn'], `details[open] > p:not(.small)` → ['details', 'p']
 */
function needsOf({ prelude }: Rule): string[][] {
  if (prelude.type !== 'SelectorList') return [[]]
  return prelude.children.toArray().map((selector) =>
    selector.type !== 'Selector'
      ? []
      : selector.children.toArray().flatMap((part) => {
          if (part.type === 'ClassSelector') return [`.${ident.decode(part.name)}`]
          return part.type === 'TypeSelector' && part.name !== '*' ? [part.name.toLowerCase()] : []
        }),
  )
}

/** Elements and classes of HTML: namesIn('<p class="a b">') → {'p', '.a', '.b'} */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase())
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(`.${name}`)
  }
  return names
}

/**
 * The rules that may match something of a page with these names, in their order: used are those of every state, medium
 * and width, so that nothing changes when the whole stylesheet comes. Layers stay where they are empty, for their order.
 */
export function usedCss(parts: readonly SheetPart[], names: ReadonlySet<string>): string {
  const rules = write(parts, names, () => false)
  return write(parts, names, (animation) => rules.includes(animation))
}

function write(
  parts: readonly SheetPart[],
  names: ReadonlySet<string>,
  animated: (keyframes: string) => boolean,
): string {
  return parts
    .map((part) => {
      if ('parts' in part) {
        const inner = write(part.parts, names, animated)
        return inner || part.layer ? `${part.opening}${inner}}` : ''
      }
      const used =
        'needs' in part
          ? part.needs.some((needed) => needed.every((name) => names.has(name)))
          : !('keyframes' in part) || animated(part.keyframes)
      return used ? part.text : ''
    })
    .join('')
}
