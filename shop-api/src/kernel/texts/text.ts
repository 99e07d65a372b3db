import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf, namesIn, linesThatCount, filled, textsFolder, TextError, type Line, type SlotValue } from './template'
import type { Mail } from '../documents/mail'
import { printedBlocks, readMarkdown, type TextBlock, type ValueOf } from './markdown'
import { SHOP_SLOTS } from './shop-slots'
import type { SlotsOf, TextName } from './text-slots'

/** A text with its slots filled. */
export interface Text {
  /** What stands under a name in its head: head('title') → 'Impressum'; `without` where there is nothing. */
  head: (name: string, without?: string) => string
  blocks: TextBlock[]
}

/** {{#since.2026-06-19}}: what a text says from a day on. */
export const SINCE = 'since.'

const known = new Map<string, Line[]>()

/** The lines of a text, read from the disk once. */
function cachedLines(name: string): Line[] {
  const lines = known.get(name) ?? linesOf(name, textsFolder())
  known.set(name, lines)
  return lines
}

const FENCE = '---'

/** The lines between the two fences, and those after them. A text without head is all body. */
export function headAndBody(lines: readonly Line[]): { head: readonly Line[]; body: readonly Line[] } {
  const end = lines[0]?.text === FENCE ? lines.findIndex(({ text }, index) => index > 0 && text === FENCE) : -1
  return { head: lines.slice(1, Math.max(1, end)), body: lines.slice(end + 1) }
}

/** A head by its names, in YAML's plainest form: a value may stand in quotes and go on in lines that are indented. */
function headEntries(head: readonly Line[]): Map<string, string> {
  const whole = head
    .map(({ text }) => text)
    .join('\n')
    .replace(/\n +/g, ' ')
  const entries = whole.matchAll(/^(\w+): +(.+)$/gm)
  return new Map(
    [...entries].map(([, name = '', value = '']) => [name, value.trim().replace(/^'(.*)'$|^"(.*)"$/, '$1$2')]),
  )
}

/** The first days of a text's versions, newest first; the head lists them. */
export const versionsIn = (head: readonly Line[]): string[] =>
  (headEntries(head).get('valid_from')?.split(', ') ?? []).toSorted().reverse()

/** versionsOf('legal/agb') → ['2026-06-19', '2025-10-01'] */
export const versionsOf = (name: TextName): string[] => versionsIn(headAndBody(cachedLines(name)).head)

const names = new Map<string, string[]>()

/**
 * The texts of a folder, by the names of their files: namesOf('legal') → ['agb', 'barrierefreiheit', …]. Not for the time
 * when a module is loaded: an edge that has its API elsewhere has the code, but no texts.
 */
export function namesOf(folder: string): readonly string[] {
  const found =
    names.get(folder) ??
    readdirSync(join(textsFolder(), folder))
      .map((file) => file.replace(/\.md$/, ''))
      .sort()
  names.set(folder, found)
  return found
}

/** True of a text that says something of the offers, and not only what the shop says of itself. */
export const hasSlotsOfItsOwn = (name: TextName): boolean =>
  cachedLines(name).some(({ text }) =>
    namesIn(text).some(([, slot]) => !slot.startsWith(SINCE) && !Object.hasOwn(SHOP_SLOTS, slot)),
  )

/**
 * A text of data/texts with its slots filled, as it is in force on `day`: readText('mails/resume', {…}).head('subject')
 * → 'Ihre Bestellung bei Nimbus fortsetzen'. A slot that the text has and nobody gave throws, with file and line.
 */
export function readText<Name extends TextName>(name: Name, slots: SlotsOf<Name>, day = ''): Text {
  const given: Record<string, SlotValue> = slots
  const valueOf: ValueOf = (slot, at) => {
    if (slot.startsWith(SINCE)) return slot.slice(SINCE.length) <= day
    if (Object.hasOwn(given, slot)) return given[slot]
    if (Object.hasOwn(SHOP_SLOTS, slot)) return SHOP_SLOTS[slot]
    throw new TextError(at, `there is no {{${slot}}}`)
  }
  const { head, body } = headAndBody(cachedLines(name))
  const entries = headEntries(linesThatCount(head, valueOf))
  return {
    head: (key, without) => {
      const value = entries.get(key) ?? without
      if (value === undefined) throw new TextError(`${name}.md:1`, `the head has no ${key}`)
      return filled(value, `${name}.md:1`, valueOf)
    },
    blocks: readMarkdown(linesThatCount(body, valueOf), valueOf),
  }
}

/** Subject and blocks of a mail, as its text has them. */
export function mailText<Name extends TextName>(name: Name, slots: SlotsOf<Name>): Pick<Mail, 'subject' | 'blocks'> {
  const { head, blocks } = readText(name, slots)
  return { subject: head('subject'), blocks: printedBlocks(blocks) }
}
