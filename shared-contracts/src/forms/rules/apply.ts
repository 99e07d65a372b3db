import { date, dateMaximum, dateMinimum } from './date'
import { ext, image, mimes, size } from './file'
import { iban } from './iban'
import { email, url } from './internet'
import { loyalty } from './loyalty'
import { between, digits, integer, max_value, min_value, numeric } from './number'
import { required } from './required'
import { length, max, maxItems, min, minItems } from './size'
import { alpha, alpha_dash, alpha_num, alpha_spaces, one_of, regex } from './text'

/** A rule with what it is compared to, ready to be asked about a value. `name` decides the message. */
export interface AppliedRule {
  name: RuleName
  /** What the rule compares to: 5 for `min`, a pattern for `regex`; undefined for rules without one. */
  parameter?: unknown
  passes: (value: unknown) => boolean
}

/** Every rule of FORM-1 and FORM-11 that a form value can be asked about, by its name there. */
export const RULES = {
  required,
  min,
  max,
  minItems,
  maxItems,
  regex,
  one_of,
  email,
  iban,
  loyalty,
  numeric,
  integer,
  between,
  min_value,
  max_value,
  digits,
  length,
  alpha,
  alpha_dash,
  alpha_num,
  alpha_spaces,
  url,
  size,
  ext,
  image,
  mimes,
  date,
  dateMinimum,
  dateMaximum,
} as const

export type RuleName = keyof typeof RULES
type ParameterOf<Name extends RuleName> =
  Parameters<(typeof RULES)[Name]> extends [unknown, infer Parameter] ? [Parameter] : []

/** Binds a rule to its parameter. apply('min', 2).passes('a') → false */
export const apply = <Name extends RuleName>(name: Name, ...[parameter]: ParameterOf<Name>): AppliedRule =>
  bind(name, parameter)

/** The same for a parameter that was looked at before, as that of a schema's keyword. */
export function bind(name: RuleName, parameter?: unknown): AppliedRule {
  const holds = RULES[name] as (value: unknown, parameter: unknown) => boolean
  return { name, ...(parameter !== undefined && { parameter }), passes: (value) => holds(value, parameter) }
}

/** The first rule that the value breaks, in the order of the rules; undefined when it keeps them all. */
export function brokenRule(value: unknown, rules: readonly AppliedRule[]): AppliedRule | undefined {
  return rules.find(({ passes }) => !passes(value))
}
