/** Values of one field with what the specification says about them. */
export interface RuleCases {
  /** Where it is written. */
  source: string
  schema: Readonly<Record<string, unknown>>
  required?: boolean
  /** Values that keep all rules. */
  keeps: readonly unknown[]
  /** Values that break a rule, by the name under which a field keeps its message. */
  breaks: Readonly<Record<string, readonly unknown[]>>
}

/** One value with its verdict: the message that is shown, or null. */
export interface RuleCase extends Pick<RuleCases, 'source' | 'schema'> {
  required: boolean
  value: unknown
  verdict: string | null
}

/** Every value of the groups as a case of its own. */
export function casesOf(groups: readonly RuleCases[]): RuleCase[] {
  return groups.flatMap(({ source, schema, required = false, keeps, breaks }) => {
    const about = { source, schema, required }
    return [
      ...keeps.map((value) => ({ ...about, value, verdict: null })),
      ...Object.entries(breaks).flatMap(([verdict, values]) => values.map((value) => ({ ...about, value, verdict }))),
    ]
  })
}
