import { readdirSync } from 'node:fs'
import { linesOf, namesIn, textsFolder, type Line } from './template'
import { headAndBody, SINCE, versionsIn } from './text'
import { SHOP_SLOTS } from './shop-slots'
import { TEXT_SLOTS } from './text-slots'

/** The slots that are declared for a text or for all texts of a folder. */
type Declared = Readonly<Record<string, readonly string[]>>

/** Under which name a text is declared: its own, or that of its folder; undefined where it is under none. */
const declarationOf = (name: string, declared: Declared): string | undefined =>
  [name, name.slice(0, name.indexOf('/'))].find((candidate) => Object.hasOwn(declared, candidate))

/**
 * What is wrong with the texts of a folder, each with file and line: checkTexts()[0] → 'legal/agb.md:12: there is no {{x}}'.
 * A slot that nobody gives, one that is given and in no text, a mark that opens or closes nothing, a file that no code reads.
 */
export function checkTexts(folder: string = textsFolder(), declared: Declared = TEXT_SLOTS): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => file.slice(0, -'.md'.length))
    .sort()
  const texts = names.filter((name) => !name.startsWith('parts/'))
  const used = new Map(Object.keys(declared).map((name): [string, Set<string>] => [name, new Set()]))
  const files = new Set<string>()
  const problems = texts.flatMap((name) => {
    const declaration = declarationOf(name, declared)
    if (declaration === undefined) return [`${name}.md:1: no code reads this text`]
    const lines = linesOf(name, folder)
    for (const { at } of lines) files.add(at.slice(0, at.indexOf('.md')))
    const days = versionsIn(headAndBody(lines).head)
    return [
      ...lines.flatMap(({ text, at }) =>
        namesIn(text).flatMap(([, slot]) => {
          used.get(declaration)?.add(slot)
          const isKnown = slot.startsWith(SINCE)
            ? days.includes(slot.slice(SINCE.length))
            : declared[declaration]?.includes(slot) || Object.hasOwn(SHOP_SLOTS, slot)
          return isKnown ? [] : [`${at}: there is no {{${slot}}}`]
        }),
      ),
      ...markProblems(lines),
    ]
  })
  const unusedSlots = [...used].flatMap(([name, slots]) =>
    (declared[name] ?? []).filter((slot) => !slots.has(slot)).map((slot) => `${name}: no text has {{${slot}}}`),
  )
  const unusedParts = names.filter((name) => !texts.includes(name) && !files.has(name))
  return [...problems, ...unusedSlots, ...unusedParts.map((name) => `${name}.md:1: no text has this part`)]
}

/** Marks that don't close what was opened last, or never close. */
function markProblems(lines: readonly Line[]): string[] {
  const open: { slot: string; at: string }[] = []
  const problems: string[] = []
  for (const { text, at } of lines) {
    for (const [mark, slot] of namesIn(text)) {
      if (mark === '#' || mark === '^') open.push({ slot, at })
      if (mark === '/' && open.pop()?.slot !== slot) problems.push(`${at}: {{/${slot}}} closes nothing`)
    }
  }
  return [...problems, ...open.map(({ slot, at }) => `${at}: {{#${slot}}} is never closed`)]
}
