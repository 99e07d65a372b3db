import { ident, parse, type CssNode, type Rule, type SelectorList } from 'css-tree'

/** A stylesheet that is taken apart, so that each page can have the rules that it uses. */
export type SheetPart =
  | { text: string }
  /** A style rule, and for each of its selectors the names that it can't match without. */
  | { selector: string; declarations: Declaration[]; needs: string[][] }
  /** `@keyframes` and its name. */
  | { text: string; keyframes: string }
  /** `@media`, `@layer` and their like around other parts. */
  | { opening: string; layer: boolean; parts: SheetPart[] }

/** `color: red`, or with its name what a custom property is set to. */
export interface Declaration {
  text: string
  property?: string
}

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
    const text = sourceOf(css, node)
    if (node.type === 'Rule') return ruleOf(css, node)
    if (node.type !== 'Atrule' || !node.block) return { text }
    if (node.name.endsWith('keyframes')) return { text, keyframes: node.prelude ? sourceOf(css, node.prelude) : '' }
    if (!GROUPS.has(node.name)) return { text }
    const opening = text.slice(0, text.indexOf('{') + 1)
    return { opening, layer: node.name === 'layer', parts: partsOf(css, node.block) }
  })
}

const ruleOf = (css: string, rule: Rule): SheetPart => ({
  selector: sourceOf(css, rule.prelude),
  needs: needsOf(rule),
  declarations: rule.block.children.toArray().map((node) => ({
    text: sourceOf(css, node),
    ...(node.type === 'Declaration' && node.property.startsWith('--') && { property: node.property }),
  })),
})

const sourceOf = (css: string, { loc }: CssNode): string => (loc ? css.slice(loc.start.offset, loc.end.offset) : '')

/** States that begin after the first paint, with a hand on the page; the whole stylesheet is there soon after. */
const LATER_STATES = new Set(['hover', 'active'])

/** Attributes that come without a script, or that decide whether an element is seen at all. */
const STATES = new Set(['open', 'hidden'])

/**
 * Of each selector the classes, elements and names of attributes, one list for each choice of `:is()`. States that come
 * later need what no page has. Ids, attributes of a state and other pseudo-classes need nothing, since they may come to match
 * what is in the page: `.btn:focus-visible` → [['.btn']], `a[download] > p:not(.small)` → [['a', '[download]', 'p']],
 * `:is(.a, .b) p` → [['.a', 'p'], ['.b', 'p']], `.btn:hover` → [['.btn', ':hover']], `details[open]` → [['details']]
 */
function needsOf({ prelude }: Rule): string[][] {
  return prelude.type === 'SelectorList' ? needsOfList(prelude) : [[]]
}

const needsOfList = ({ children }: SelectorList): string[][] => children.toArray().flatMap(needsOfSelector)

function needsOfSelector(selector: CssNode): string[][] {
  if (selector.type !== 'Selector') return [[]]
  return selector.children.toArray().reduce<string[][]>(
    (needs, part) => {
      if (part.type === 'ClassSelector') return withEach(needs, [[`.${ident.decode(part.name)}`]])
      if (part.type === 'TypeSelector' && part.name !== '*') return withEach(needs, [[part.name.toLowerCase()]])
      if (part.type === 'AttributeSelector') return withEach(needs, needsOfAttribute(part.name.name.toLowerCase()))
      if (part.type !== 'PseudoClassSelector') return needs
      if (LATER_STATES.has(part.name)) return withEach(needs, [[`:${part.name}`]])
      const choices = part.name === 'is' && part.children?.first
      return choices && choices.type === 'SelectorList' ? withEach(needs, needsOfList(choices)) : needs
    },
    [[]],
  )
}

const needsOfAttribute = (name: string): string[][] => (STATES.has(name) ? [[]] : [[`[${name}]`]])

/** withEach([['a']], [['b'], ['c']]) → [['a', 'b'], ['a', 'c']] */
const withEach = (needs: string[][], choices: string[][]): string[][] =>
  needs.flatMap((needed) => choices.map((choice) => [...needed, ...choice]))

/** Elements, attributes and classes of HTML: namesIn('<p class="a b">') → {'p', '[class]', '.a', '.b'} */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase())
  for (const [, attribute = ''] of html.matchAll(/\s([a-z][\w-]*)(?=[=\s>/])/gi))
    names.add(`[${attribute.toLowerCase()}]`)
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(`.${name}`)
  }
  return names
}

/** A font of single characters, which comes with the whole stylesheet. */
const FONT_OF_SOME = /^@font-face\b[^}]*unicode-range/

/**
 * The parts that may match something of a page, in their order: rules of every medium and width, and of every state that it
 * has without a hand on it, so that nothing changes when the whole stylesheet comes. Layers stay where they are
 * empty, for their order.
 */
export function usedParts(parts: readonly SheetPart[], names: ReadonlySet<string>): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if ('needs' in part) return part.needs.some((needed) => needed.every((name) => names.has(name))) ? [part] : []
    if (!('parts' in part)) return FONT_OF_SOME.test(part.text) ? [] : [part]
    const inner = usedParts(part.parts, names)
    return inner.length > 0 || part.layer ? [{ ...part, parts: inner }] : []
  })
}

/** All declarations; of at-rules without style rules their text. */
export const declarationsOf = (parts: readonly SheetPart[]): Declaration[] =>
  parts.flatMap((part) => {
    if ('declarations' in part) return part.declarations
    return 'parts' in part ? declarationsOf(part.parts) : [{ text: part.text }]
  })

/** The CSS of parts, with these custom properties only, and without keyframes that none of them names. */
export function writeParts(parts: readonly SheetPart[], properties: ReadonlySet<string>): string {
  const rules = declarationsOf(parts.filter((part) => !('keyframes' in part)))
  const animations = rules.filter(({ text }) => text.startsWith('animation')).map(({ text }) => text)
  const write = (some: readonly SheetPart[]): string =>
    some
      .map((part) => {
        if ('parts' in part) return `${part.opening}${write(part.parts)}}`
        if ('keyframes' in part) return animations.some((text) => text.includes(part.keyframes)) ? part.text : ''
        if (!('declarations' in part)) return part.text
        const kept = part.declarations.filter(({ property }) => property === undefined || properties.has(property))
        return kept.length > 0 ? `${part.selector}{${kept.map(({ text }) => text).join(';')}}` : ''
      })
      .join('')
  return write(parts)
}
