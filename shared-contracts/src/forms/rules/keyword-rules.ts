import type { RuleName } from './rules'
import { patternOf } from './text'

/** A rule and what it compares to; undefined for a keyword that says nothing a rule can be asked with. */
type KeywordRule = (value: unknown) => { rule: RuleName; parameter?: unknown } | undefined

/** A rule whose parameter is what the keyword says. */
const compared =
  (rule: RuleName, isParameter: (value: unknown) => boolean): KeywordRule =>
  (value) =>
    isParameter(value) ? { rule, parameter: value } : undefined

const number = (rule: RuleName): KeywordRule => compared(rule, (value) => typeof value === 'number')
const day = (rule: RuleName): KeywordRule => compared(rule, (value) => typeof value === 'string')

/** A rule without a parameter: true asks for it. */
const flag =
  (rule: RuleName): KeywordRule =>
  (value) =>
    value === true ? { rule } : undefined

const isPattern = (value: unknown): boolean => typeof value === 'string' && patternOf(value) !== undefined

const isRange = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['min', 'max'].every((bound) => typeof (value as Record<string, unknown>)[bound] === 'number')

/** Which format of a schema is which rule. "product" is another name for the loyalty card's (FORM-1). */
const FORMATS: Readonly<Record<string, RuleName>> = {
  email: 'email',
  iban: 'iban',
  loyalty: 'loyalty',
  product: 'loyalty',
  date: 'date',
}

const format: KeywordRule = (value) => {
  const rule = typeof value === 'string' && Object.hasOwn(FORMATS, value) ? FORMATS[value] : undefined
  return rule && { rule }
}

/**
 * Which rule a keyword of a field's schema is (FORM-1), in the order in which messages are shown. The generic rules
 * have their own names; `numeric` is what `type: integer` means.
 * KEYWORD_RULES.minLength(2) → {rule: 'min', parameter: 2}; KEYWORD_RULES.format('klingon') → undefined
 */
export const KEYWORD_RULES = {
  numeric: flag('numeric'),
  minLength: number('min'),
  maxLength: number('max'),
  length: number('length'),
  minItems: number('minItems'),
  maxItems: number('maxItems'),
  pattern: compared('regex', isPattern),
  enum: compared('one_of', Array.isArray),
  format,
  sepa: flag('sepa'),
  integer: flag('integer'),
  digits: number('digits'),
  min_value: number('min_value'),
  max_value: number('max_value'),
  between: compared('between', isRange),
  alpha: flag('alpha'),
  alpha_dash: flag('alpha_dash'),
  alpha_num: flag('alpha_num'),
  alpha_spaces: flag('alpha_spaces'),
  url: flag('url'),
  dateMinimum: day('dateMinimum'),
  dateMaximum: day('dateMaximum'),
} as const satisfies Record<string, KeywordRule>

/** isRuleKeyword('minLength') → true; isRuleKeyword('title') → false */
export const isRuleKeyword = (keyword: string): keyword is keyof typeof KEYWORD_RULES =>
  Object.hasOwn(KEYWORD_RULES, keyword)
