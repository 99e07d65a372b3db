import { FILTER_KEYS } from '../catalogue/device-filters'
import { asTyped } from '../forms/rules/typed'

/** Parameters that hold several values, comma between them. */
const LISTS: ReadonlySet<string> = new Set([...FILTER_KEYS, 'tarife'])

/**
 * What the query of an address says, the same for edge and browser. Of a parameter that is given more than once the first
 * value counts; one that holds several values has them all. What was pasted into an address is what was typed (FORM-19).
 * queryOf(new URLSearchParams('company=Kelvo&company=Solvar&pid=a&pid=b')) → {company: 'Kelvo,Solvar', pid: 'a'}
 */
export function queryOf(parameters: URLSearchParams): Record<string, string> {
  const values = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    const known = values.get(name)
    if (!known) values.set(name, [asTyped(value)])
    else if (LISTS.has(name)) known.push(asTyped(value))
  }
  return Object.fromEntries(
    Array.from(values, ([name, all]) => [name, LISTS.has(name) ? all.filter(Boolean).join(',') : (all[0] ?? '')]),
  )
}
