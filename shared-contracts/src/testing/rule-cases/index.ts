import { formats } from './formats'
import { genericRules } from './generic-rules'
import { inputs } from './inputs'
import { mappedRules } from './mapped-rules'
import { casesOf } from './rule-case'

export type { RuleCase } from './rule-case'

/**
 * Values with their verdicts, written from the specification. The rule functions, the validators that are compiled from a
 * schema and the API are held to the same table.
 */
export const RULE_CASES = casesOf([...mappedRules, ...formats, ...inputs, ...genericRules])
