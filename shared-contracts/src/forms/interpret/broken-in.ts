import type { SchemaError } from '../ajv/field-errors'
import { bind } from '../rules/apply'
import { isEmpty } from '../rules/empty'
import { isRuleKeyword, KEYWORD_RULES } from '../rules/keyword-rules'
import { isKind } from '../rules/kind'
import { required as isFilled } from '../rules/required'
import { isSame } from '../rules/same'
import { referredBy } from './reference'

type Json = unknown
type Group = Readonly<Record<string, Json>>

/** Where in the values a schema is read. */
interface Place {
  /** JSON pointer: "/customer/email" */
  path: string
  /** The group that the value is in. */
  parent: Json
  /** Inside `if` and `not`: an empty value doesn't meet a condition, and false is an answer. */
  inCondition: boolean
  /** The whole schema, for references. */
  root: object
}

/** What of a value breaks one keyword. `siblings` are the schema that the keyword stands in. */
type Check = (argument: Json, value: Json, place: Place, siblings: Group) => SchemaError[]

/** All that a value breaks of a schema that `prepareSchema` has looked through. */
export function brokenIn(schema: Json, value: Json, place: Place): SchemaError[] {
  if (schema === false) return [broken('false schema', place)]
  if (!isGroup(schema)) return []
  return Object.entries(schema).flatMap(([keyword, argument]) => {
    if (isRuleKeyword(keyword)) return brokenRule(keyword, argument, value, place)
    return Object.hasOwn(CHECKS, keyword) ? CHECKS[keyword]!(argument, value, place, schema) : []
  })
}

function brokenRule(keyword: keyof typeof KEYWORD_RULES, argument: Json, value: Json, place: Place): SchemaError[] {
  const found = KEYWORD_RULES[keyword](argument)
  if (!found) return []
  return keeps(value, bind(found.rule, found.parameter).passes, place) ? [] : [broken(keyword, place)]
}

/** In a rule an empty value passes, since only `required` asks for one; a condition isn't met by what is empty. */
const keeps = (value: Json, holds: (value: Json) => boolean, { inCondition }: Place): boolean =>
  inCondition && isEmpty(value) ? false : holds(value)

const type: Check = (wanted, value, place) => (wanted !== 'object' || isGroup(value) ? [] : [broken('type', place)])

const kind: Check = (wanted, value, place) =>
  keeps(value, (given) => isKind(given, wanted as string | string[]), place) ? [] : [broken('kind', place)]

const constant: Check = (wanted, value, place) => (isSame(wanted, value) ? [] : [broken('const', place)])

const required: Check = (names, value, place) => {
  if (!isGroup(value)) return []
  const isGiven = place.inCondition ? (given: Json) => !isEmpty(given) : isFilled
  return listOf(names)
    .filter((name) => !isGiven(value[String(name)]))
    .map((name) => broken('required', place, { missingProperty: name }))
}

const properties: Check = (schemas, value, place) => {
  if (!isGroup(value) || !isGroup(schemas)) return []
  return Object.entries(schemas).flatMap(([name, schema]) =>
    value[name] === undefined ? [] : brokenIn(schema, value[name], { ...place, ...below(place, name), parent: value }),
  )
}

const prefixItems: Check = (schemas, value, place) =>
  listOf(value)
    .slice(0, listOf(schemas).length)
    .flatMap((entry, index) => entryBroken(listOf(schemas)[index], entry, index, place, value))

/** A list of schemas is what older drafts call `prefixItems`. */
const items: Check = (schema, value, place, siblings) => {
  if (Array.isArray(schema)) return prefixItems(schema, value, place, siblings)
  const first = listOf(siblings.prefixItems).length
  return listOf(value).flatMap((entry, index) => (index < first ? [] : entryBroken(schema, entry, index, place, value)))
}

const entryBroken = (schema: Json, entry: Json, index: number, place: Place, parent: Json): SchemaError[] =>
  brokenIn(schema, entry, { ...place, ...below(place, String(index)), parent })

const allOf: Check = (schemas, value, place) => listOf(schemas).flatMap((schema) => brokenIn(schema, value, place))

/** The errors of the alternatives name the fields; that of the choice itself names none. */
const alternatives =
  (keyword: string, isEnough: (kept: number) => boolean): Check =>
  (schemas, value, place) => {
    const each = listOf(schemas).map((schema) => brokenIn(schema, value, place))
    const kept = each.filter((errors) => errors.length === 0).length
    return isEnough(kept) ? [] : [...each.flat(), broken(keyword, place)]
  }

const isMet = (schema: Json, value: Json, place: Place): boolean =>
  brokenIn(schema, value, { ...place, inCondition: true }).length === 0

const not: Check = (schema, value, place) => (isMet(schema, value, place) ? [broken('not', place)] : [])

const condition: Check = (schema, value, place, { then = true, else: otherwise = true }) =>
  brokenIn(isMet(schema, value, place) ? then : otherwise, value, place)

const reference: Check = (name, value, place) => brokenIn(referredBy(name, place.root), value, place)

const sameAs: Check = (sibling, value, place) => {
  const other = isGroup(place.parent) ? place.parent[String(sibling)] : undefined
  return typeof value !== 'string' || isEmpty(value) || value === other ? [] : [broken('sameAs', place)]
}

/** What is left of JSON Schema beside the rules of forms (FORM-15). */
const CHECKS: Readonly<Record<string, Check>> = {
  type,
  kind,
  const: constant,
  required,
  properties,
  items,
  prefixItems,
  allOf,
  anyOf: alternatives('anyOf', (kept) => kept > 0),
  oneOf: alternatives('oneOf', (kept) => kept === 1),
  not,
  if: condition,
  $ref: reference,
  sameAs,
}

const broken = (keyword: string, { path }: Place, params: Record<string, Json> = {}): SchemaError => ({
  keyword,
  instancePath: path,
  params,
})

const below = ({ path }: Place, key: string): Pick<Place, 'path'> => ({
  path: `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
})

const isGroup = (value: Json): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])
