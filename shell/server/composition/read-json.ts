import * as v from 'valibot'

/**
 * Reads JSON that somebody else has written. Throws an Error that names it and says what is wrong.
 * readJson('mf-cart 1.2.0: release.json', releaseSchema, '{"name":"mf-cart"}') → throws 'mf-cart 1.2.0: release.json:
 * version is missing'
 */
export function readJson<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  return readValue(what, schema, jsonOf(what, text))
}

/** The same of a value that is no text any more. */
export function readValue<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new Error(`${what}: ${problemOf(parsed.issues[0])}`)
  return parsed.output
}

/** The value of JSON; the Error of what is none quotes nothing of it, since reasons are public. */
export function jsonOf(what: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${what} is no JSON`, { cause })
  }
}

/** problemOf(issue) → 'entry is missing', 'pages.0.guard: Invalid type: …' */
function problemOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  if (place === null) return issue.message
  return issue.received === 'undefined' ? `${place} is missing` : `${place}: ${issue.message}`
}
