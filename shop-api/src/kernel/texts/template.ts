import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '@nimbus/server-kit/printing'
import { packageFolder } from '../package/package-folder'

/** A line of a text, and where it stands: "legal/agb.md:12" */
export interface Line {
  text: string
  at: string
}

/** What a slot holds: words, whether something is the case, or blocks, which fill a paragraph of their own. */
export type SlotValue = string | number | boolean | undefined | readonly Block[]

/** The value of a slot that is named at a line. */
export type ValueOf = (name: string, at: string) => unknown

/** Something wrong in a text file; the message begins with file and line. */
export class TextError extends Error {
  override readonly name = 'TextError'
  constructor(at: string, what: string) {
    super(`${at}: ${what}`)
  }
}

/** The folder of the shop's texts; data/texts/README.md says how they are written. */
export const textsFolder = (): string => join(packageFolder(), 'data', 'texts')

const PART = /^\{\{> ([\w/-]+)\}\}$/
const SECTION = /\{\{([#^/])([\w.-]+)\}\}/
const SLOT = /\{\{([\w.-]+)\}\}/g

/** The lines of a text with those of its parts in their places. */
export function linesOf(name: string, folder: string): Line[] {
  const source = readFileSync(join(folder, `${name}.md`), 'utf8')
  return source.split('\n').flatMap((text, index) => {
    const part = PART.exec(text)?.[1]
    return part === undefined ? [{ text, at: `${name}.md:${index + 1}` }] : linesOf(part, folder)
  })
}

/** The slots of a line with their marks. namesIn('{{#a}}{{b}}{{/a}}') → [['#', 'a'], ['', 'b'], ['/', 'a']] */
export const namesIn = (text: string): (readonly [mark: string, name: string])[] =>
  [...text.matchAll(/\{\{([#^/]?)([^{}]*)\}\}/g)].map(([, mark = '', name = '']) => [mark, name])

/** False, nothing and no words leave out what stands in {{#slot}}. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * The lines that count: what stands in {{#slot}}…{{/slot}} if the slot is filled, in {{^slot}}…{{/slot}} if it isn't. Their
 * slots are still in them, and all of them can be filled.
 */
export function linesThatCount(lines: readonly Line[], valueOf: ValueOf): Line[] {
  const open: boolean[] = []
  const isHidden = (): boolean => open.includes(false)
  const kept: Line[] = []
  for (const { text, at } of lines) {
    const beginsHidden = isHidden()
    const [first = '', ...rest] = text.split(SECTION)
    let shown = beginsHidden ? '' : first
    for (let index = 0; index < rest.length; index += 3) {
      const [mark, name = '', after = ''] = rest.slice(index, index + 3)
      if (mark === '/') open.pop()
      else open.push(isFilled(valueOf(name, at)) === (mark === '#'))
      if (!isHidden()) shown += after
    }
    for (const [, name = ''] of shown.matchAll(SLOT)) {
      const value = valueOf(name, at)
      if (!isFilled(value) && !Array.isArray(value)) throw new TextError(at, `nothing fills {{${name}}}`)
    }
    const before = kept.at(-1)
    if (shown.trim() === '' && (rest.length > 0 || beginsHidden)) continue
    // the end of the line before was hidden too
    if (beginsHidden && before?.text) before.text += shown
    else kept.push({ text: shown, at })
  }
  return kept
}

/** Markdown's ways to write a character that would else mean something: '\*' is '*', '&nbsp;' a space that doesn't break. */
const unescaped = (template: string): string => template.replaceAll('&nbsp;', '\u00a0').replace(/\\([*_|[\]])/g, '$1')

/** A template with its slots filled; `write` is done to each value. */
export const filled = (
  template: string,
  at: string,
  valueOf: ValueOf,
  write = (value: string): string => value,
): string =>
  unescaped(template).replace(SLOT, (_, name: string) => {
    const value = valueOf(name, at)
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TextError(at, `{{${name}}} is no word: it has to stand alone`)
    return write(String(value))
  })
