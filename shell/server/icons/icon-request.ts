import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'

/** Icons of one request; a page has far fewer. */
const MAX_ICONS = 100

/** Characters of the list: more than clients put into an address, which is 500 (API-12). */
const MAX_LENGTH = 4_000

/** Characters of one name. */
const MAX_NAME = 64

/** Names of the sets that are installed as @iconify-json packages. */
const SET_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The set that the file name of an address asks for. setNameOf('lucide.json') → 'lucide' */
export function setNameOf(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return name.length <= MAX_NAME && SET_NAME.test(name) ? name : undefined
}

/**
 * The names of `?icons=`, each once. The error says for developers what is wrong.
 * iconNames('home,cart,home') → ['home', 'cart']
 */
export function iconNames(icons: unknown): Result<string[], string> {
  if (typeof icons !== 'string' || icons === '') return failed('icons are missing: ?icons=name,name')
  if (icons.length > MAX_LENGTH) return failed(`icons are longer than ${MAX_LENGTH} characters`)
  const names = [...new Set(icons.split(','))].filter((name) => name !== '')
  if (names.length === 0) return failed('icons are missing: ?icons=name,name')
  if (names.length > MAX_ICONS) return failed(`more than ${MAX_ICONS} icons`)
  if (names.some((name) => name.length > MAX_NAME)) return failed(`a name is longer than ${MAX_NAME} characters`)
  return ok(names)
}
