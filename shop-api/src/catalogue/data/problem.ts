import type * as v from 'valibot'
import type { CATALOGUE_FILES, catalogueDataSchema } from './data'

/** Problems that are named; a file in a wrong format would name thousands. */
export const MOST_PROBLEMS = 40

/** Something wrong in a catalogue file. `path` leads to the place: "[2].bandwidth.down" */
export interface Problem {
  file: string
  path: string
  message: string
}

/** formatProblem({file: 'families.json', path: '[2].price', message: 'is negative'}) → 'families.json [2].price: is negative' */
export function formatProblem({ file, path, message }: Problem): string {
  return `${[file, path].filter(Boolean).join(' ')}: ${message}`
}

/** pathText([2, 'bandwidth', 'down']) → '[2].bandwidth.down' */
function pathText(keys: readonly unknown[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** The one place that makes problems: problem('families', [2, 'price'], 'is negative') */
export function problem(file: (typeof CATALOGUE_FILES)[number], keys: readonly unknown[], message: string): Problem {
  return { file: `${file}.json`, path: pathText(keys), message }
}

/** What the shape of the files gets wrong: types, missing and unknown keys. */
export function shapeProblems(issues: readonly v.InferIssue<typeof catalogueDataSchema>[]): Problem[] {
  return issues.map((issue) => {
    const [file = 'catalogue', ...keys] = issue.path?.map(({ key }) => key) ?? []
    const isMissing = issue.received === 'undefined'
    const message =
      keys.at(-1) === 'last_day' && isMissing ? 'a promotion has no end (last_day)' : sentence(issue, isMissing)
    return { file: `${String(file)}.json`, path: pathText(keys), message }
  })
}

function sentence(issue: v.BaseIssue<unknown>, isMissing: boolean): string {
  if (isMissing) return 'is missing'
  if (issue.expected === 'never') return 'is not a known key'
  return issue.message
}
