import type { Watch } from './watch'

/** Longer markup is shortened in what is said. */
const SHOWN = 80

/** Elements and attributes outside of the remote's own element, globals, and records that are none of the stores'. */
export function watchDocument(): Watch {
  const before = new Set(traces())
  return { left: () => traces().filter((trace) => !before.has(trace)), end: () => {} }
}

function traces(): string[] {
  const { documentElement: html, head, body } = document
  return [
    ...[html, body].flatMap((element) =>
      element.getAttributeNames().map((name) => `${name}="${element.getAttribute(name)}" on ${element.localName}`),
    ),
    ...numbered([...head.children].map((child) => `${shortened(child.outerHTML)} in head`)),
    ...numbered([...body.children].map((child) => `${shortened(child.outerHTML)} in body`)),
    ...Object.keys(window).map((name) => `the global ${name}`),
    ...[...keysOf(sessionStorage), ...keysOf(localStorage)]
      .filter((key) => !key.startsWith('nimbus-'))
      .map((key) => `the record ${key} in the browser's storage`),
    ...document.cookie
      .split('; ')
      .filter(Boolean)
      .map((cookie) => `the cookie ${cookie}`),
  ]
}

/** Equal elements count: numbered(['a', 'a']) → ['a', 'a (2)'] */
function numbered(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > 1 ? `${name} (${count})` : name
  })
}

const shortened = (markup: string): string => (markup.length > SHOWN ? `${markup.slice(0, SHOWN)}…` : markup)

const keysOf = (storage: Storage): string[] => Object.keys(storage)
