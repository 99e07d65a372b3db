import type { SchemaProblem } from './prepare-schema'

const logged = new Set<string>()

/** One line for each part of a schema that can't be enforced, however often the schema is fetched. */
export function logProblemOnce({ at, problem, value }: SchemaProblem): void {
  const line = `forms: ${problem} "${value}" at ${at} is not enforced`
  if (logged.has(line)) return
  logged.add(line)
  console.warn(line)
}
