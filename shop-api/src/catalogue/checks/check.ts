import * as v from 'valibot'
import { catalogueDataSchema, type CatalogueData } from '../data/data'
import { shapeProblems, type Problem } from '../data/problem'
import { DEVICE_RULES } from './device-rules'
import { LANDLINE_RULES } from './landline-rules'
import { MOBILE_RULES } from './mobile-rules'
import { STATEMENT_RULES } from './statement-rules'
import { USAGE_RULES } from './usage-rules'

const RULES = [...LANDLINE_RULES, ...MOBILE_RULES, ...DEVICE_RULES, ...USAGE_RULES, ...STATEMENT_RULES]

/** The data when nothing is wrong with them, else every problem that was found. */
export type CheckOutcome = { ok: true; value: CatalogueData } | { ok: false; error: Problem[] }

/** Checks catalogue files: first their shape, then the rules. checkCatalogue({}) → all files are missing */
export function checkCatalogue(files: unknown): CheckOutcome {
  const parsed = v.safeParse(catalogueDataSchema, files)
  if (!parsed.success) return { ok: false, error: shapeProblems(parsed.issues) }
  const problems = RULES.flatMap((rule) => [...rule(parsed.output)])
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: parsed.output }
}
