import { asTyped, READABLE_PATTERN } from '@nimbus/shared-contracts/forms/rules'
import * as v from 'valibot'

/** Resources on a page of a list, at most and where no limit is named. */
export const PAGE_SIZE = 100

/** Further than any list reaches. */
const FURTHEST = 10_000_000

/** Longest value of a filter, in characters, and how many of one attribute may be named. */
const LONGEST_VALUE = 300
const MOST_VALUES = 20

/** Names of attributes, separated by commas: "name,lifecycleStatus" */
const fields = v.optional(v.pipe(v.string(), v.maxLength(1_000), v.regex(/^[@\w.]+(,[@\w.]+)*$/)))

/** What no database can store isn't compared with what it has. */
const filterValue = v.pipe(v.string(), v.maxLength(LONGEST_VALUE), v.regex(new RegExp(READABLE_PATTERN, 'u')))
const filter = v.optional(v.union([filterValue, v.pipe(v.array(filterValue), v.maxLength(MOST_VALUES))]))

/** What a list may be asked: a part of it, some attributes, and only what has certain values. Others are refused. */
export const listQuery = (filters: readonly string[]) =>
  v.strictObject({
    fields,
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FURTHEST))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FURTHEST))),
    ...(Object.fromEntries(filters.map((name) => [name, filter])) as Record<string, typeof filter>),
  })

/** What a list was asked to be filtered by; its query has let no other names in. */
export type Asked = Readonly<Record<string, string | string[] | undefined>>

/** Each filter with its values. asList({state: 'done'}) → {state: ['done']} */
export const asList = (asked: Asked): Record<string, string[]> =>
  Object.fromEntries(Object.entries(asked).flatMap(([name, one]) => (one === undefined ? [] : [[name, [one].flat()]])))

/** What one resource may be asked. */
export const resourceQuery = v.strictObject({ fields })

/** What is the same however it is typed. */
const PLAIN = /^[ -~]*$/

/** Attributes that are instants, and equal in whatever zone they are written. */
const INSTANTS = new Set(['lastUpdate', 'orderDate'])

/** What a filter compares; of a list, one has to fit. */
export type Fact = string | boolean | readonly string[]
type Values = string | readonly string[] | undefined

/**
 * Compares with the values that were asked for; several of one attribute are alternatives. Texts are compared as they are
 * typed, instants as such.
 * matching('name', 'DSL M')('DSL M') → true; matching('lastUpdate', '2026-11-01T00:00:00+01:00')('2026-10-31T23:00:00.000Z') → true
 */
export function matching(name: string, values: Values): (fact: Fact | undefined) => boolean {
  const wanted = new Set([values ?? []].flat())
  if (INSTANTS.has(name)) {
    const instants = new Set([...wanted].map(Date.parse))
    return (fact) => instants.has(Date.parse(String(fact)))
  }
  const fits = (text: string): boolean => wanted.has(text) || (!PLAIN.test(text) && wanted.has(asTyped(text)))
  return (fact) => fact !== undefined && [fact].flat().some((one) => fits(String(one)))
}

/** Attributes that an answer has in any case. */
const ALWAYS = new Set(['id', 'href', '@type', '@baseType', '@schemaLocation'])

/** A resource with some of its attributes, and with all of them where none are named. */
export function withFields(resource: object, names: string | undefined): object {
  if (names === undefined) return resource
  const wanted = new Set(names.split(','))
  return Object.fromEntries(Object.entries(resource).filter(([name]) => ALWAYS.has(name) || wanted.has(name)))
}
