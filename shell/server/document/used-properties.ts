import type { Declaration } from './used-css'

const usesOf = (text: string): string[] => Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name)

/**
 * The custom properties that declarations and attributes use, also by way of others:
 * usedProperties([color: var(--a), --a: var(--b), --b: red, --c: red], '') → {'--a', '--b'}
 */
export function usedProperties(declarations: readonly Declaration[], html: string): Set<string> {
  const settings = new Map<string, string[]>()
  const waiting = usesOf(html)
  for (const { property, text } of declarations) {
    if (property === undefined) waiting.push(...usesOf(text))
    else settings.set(property, [...(settings.get(property) ?? []), ...usesOf(text)])
  }
  const used = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    waiting.push(...(settings.get(name) ?? []))
  }
  return used
}
