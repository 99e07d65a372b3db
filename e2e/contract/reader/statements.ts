import type { Known } from './known'

/** What a text says of one thing, as a pattern, and what is true of it. */
export interface Statement {
  kind: string
  /** EURO and DATE stand for an amount and a day; each group is something that is said. */
  says: RegExp
  /** What has to be said in the place of each group; undefined where nothing of the kind may be said. */
  is: (known: Known, said: readonly string[]) => readonly string[] | undefined
}

/** What was read of one text. */
export interface Reading {
  /** How often each kind was said. */
  kinds: Map<string, number>
  wrong: string[]
  /** The text without what was read. */
  rest: string
}

const EURO = String.raw`(-?[\d.]+(?:,\d\d)?) ?€`
const DATE = String.raw`(\d{2}\.\d{2}\.\d{4})`

/** says`endet am DATE` as a pattern that is looked for everywhere. */
export const says = (strings: TemplateStringsArray, ...values: string[]): RegExp =>
  new RegExp(
    String.raw(strings, ...values)
      .replaceAll('EURO', EURO)
      .replaceAll('DATE', DATE),
    'gu',
  )

/** Reads all statements of these kinds, in their order; what one has read no later one reads again. */
export function readStatements(text: string, statements: readonly Statement[], known: Known): Reading {
  const reading: Reading = { kinds: new Map(), wrong: [], rest: text }
  for (const { kind, says: pattern, is } of statements) {
    reading.rest = reading.rest.replaceAll(pattern, (found: string, ...groups: unknown[]) => {
      const said = groups
        .slice(
          0,
          groups.findIndex((group) => typeof group === 'number'),
        )
        .map(String)
      const wanted = is(known, said)
      reading.kinds.set(kind, (reading.kinds.get(kind) ?? 0) + Math.max(said.length, 1))
      const isTrue = wanted && said.every((value, index) => value === wanted[index])
      if (!isTrue)
        reading.wrong.push(
          `${kind}: "${found.trim()}" – ${wanted ? `right is ${wanted.join(', ')}` : 'may not be said'}`,
        )
      return ' ⟨⟩ '
    })
  }
  return reading
}

/** Numbers that nobody has read: amounts, days, months, speeds, volumes. */
const UNREAD = /[^|⟨⟩]{0,40}(?:€|\d{2}\.\d{2}\.\d{4}|\d+ (?:Monat|Cent|GB|[MkG]Bit|Tage)|Cent je)[^|⟨⟩]{0,20}/gu

export const unread = (rest: string): string[] => [...rest.matchAll(UNREAD)].map(([found]) => found.trim())

/** All words that nobody has read. */
export const unreadWords = (rest: string): string[] =>
  rest
    .split(/[|⟨⟩]/u)
    .map((words) => words.trim())
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
