import { createElement, Fragment } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { messages } from '../../../messages/de'
import { allowedAttributes, verdictOn } from '../model/allow-list'
import type { Markup, MarkupElement } from '../model/markup'
import { safeLink } from '../model/safe-link'
import styles from './legal-text.module.css'

/** Elements that hold only elements; React refuses the white space that authors put between them. */
const WITHOUT_TEXT = new Set(['dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul'])

const VOID = new Set(['br', 'hr'])

/** React's names of attributes. */
const PROPERTY: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }

/** Shows parsed HTML through the allow-list: what is not on it never becomes an element or an attribute. */
export function MarkupView({ markup }: { markup: readonly Markup[] }) {
  return <>{view(markup)}</>
}

const view = (markup: readonly Markup[]): Elements[] =>
  markup.map((node, index) =>
    typeof node === 'string' ? <span key={index}>{node}</span> : <Fragment key={index}>{element(node)}</Fragment>,
  )

/** What stands in an element: a text alone, or elements. */
function inside(markup: readonly Markup[]): string | Elements {
  const [only] = markup
  return markup.length === 1 && typeof only === 'string' ? only : view(markup)
}

function element([tag, attributes, ...children]: MarkupElement): Elements {
  const verdict = verdictOn(tag)
  if (verdict === 'drop') return null
  if (verdict === 'flatten') return <span>{plainText(children)}</span>
  if (verdict === 'unwrap') return view(children)
  const { keep } = verdict
  const kept = allowedAttributes(keep, attributes)
  if (keep === 'a') return link(kept, children)
  const properties = Object.fromEntries(Object.entries(kept).map(([name, value]) => [PROPERTY[name] ?? name, value]))
  if (VOID.has(keep)) return createElement(keep, properties)
  const content = WITHOUT_TEXT.has(keep)
    ? children.filter((child) => typeof child !== 'string' || child.trim())
    : children
  const shown = createElement(keep, properties, inside(content))
  return keep === 'table' ? <ScrollableTable>{shown}</ScrollableTable> : shown
}

/** A link that isn't safe leaves its text. Another tab gets neither the opener nor its sessionStorage. */
function link({ href, target }: Record<string, string>, children: readonly Markup[]): Elements {
  const safe = href === undefined ? undefined : safeLink(href)
  if (!safe) return view(children)
  if (!safe.external || target !== '_blank') return <a href={safe.href}>{inside(children)}</a>
  return (
    <a href={safe.href} target="_blank" rel="noopener noreferrer">
      {view(children)}
      <span className="vh"> {messages.newTab}</span>
    </a>
  )
}

/** Wide tables scroll in themselves; the focus makes that possible by keyboard. */
function ScrollableTable({ children }: { children: Elements }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: not every browser focuses what scrolls
    <figure className={styles.scroll} aria-label={messages.table} tabIndex={0}>
      {children}
    </figure>
  )
}

const plainText = (markup: readonly Markup[]): string =>
  markup
    .map((node) => {
      if (typeof node === 'string') return node
      const [tag, , ...children] = node
      return verdictOn(tag) === 'drop' ? '' : plainText(children)
    })
    .join('')
