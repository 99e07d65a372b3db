import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'

const sizes = {
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  left: v.optional(v.number()),
  top: v.optional(v.number()),
}

/** A set as its @iconify-json package has it. */
const iconSetSchema = v.looseObject({
  prefix: v.string(),
  icons: v.record(v.string(), v.looseObject({ body: v.string() })),
  aliases: v.optional(v.record(v.string(), v.looseObject({ parent: v.string() })), {}),
  ...sizes,
})
export type IconSet = v.InferOutput<typeof iconSetSchema>

/** Some icons of a set, as Iconify's API answers: with aliases, their parents and what does not exist. */
export interface IconAnswer extends Partial<Record<keyof typeof sizes, number>> {
  prefix: string
  icons: IconSet['icons']
  aliases?: IconSet['aliases']
  not_found?: string[]
}

/** pickIcons(lucide, ['house', 'gibtsnicht']) → {prefix: 'lucide', icons: {house: …}, not_found: ['gibtsnicht'], width: 24, …} */
export function pickIcons({ prefix, icons, aliases, width, height, left, top }: IconSet, names: string[]): IconAnswer {
  const answer: IconAnswer = {
    prefix,
    icons: {},
    ...(width && { width }),
    ...(height && { height }),
    ...(left && { left }),
    ...(top && { top }),
  }
  const take = (name: string): boolean => {
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
    if (icon) {
      answer.icons[name] = icon
      return true
    }
    const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
    const known = alias !== undefined && (answer.aliases?.[name] !== undefined || take(alias.parent))
    if (alias && known) answer.aliases = { ...answer.aliases, [name]: alias }
    return known
  }
  const missing = names.filter((name) => !take(name))
  return missing.length > 0 ? { ...answer, not_found: missing } : answer
}

/** Reads the installed sets, each once. A set that isn't installed is undefined. */
export function createIconSets(): (name: string) => Promise<IconSet | undefined> {
  const files = installedSets()
  const sets = new Map<string, Promise<IconSet>>()
  return async (name) => {
    const known = sets.get(name)
    if (known) return known
    const file = files.get(name)
    if (!file) return undefined
    const reading = readFile(file, 'utf8').then((text) => v.parse(iconSetSchema, JSON.parse(text)))
    sets.set(name, reading)
    // what failed once, such as for want of file handles, is tried again
    reading.catch(() => sets.delete(name))
    return reading
  }
}

/** The file of each installed set by name, looked up once: a name from outside never reaches the file system. */
function installedSets(): Map<string, string> {
  const folders = createRequire(import.meta.url).resolve.paths(SCOPE) ?? []
  const sets = folders.flatMap((folder) => foldersIn(path.join(folder, SCOPE)))
  // the nearest one counts, as with any package
  return new Map(sets.reverse().map((set) => [path.basename(set), path.join(set, 'icons.json')]))
}

const SCOPE = '@iconify-json'

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}
