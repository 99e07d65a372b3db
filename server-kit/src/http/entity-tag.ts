/**
 * True when an `if-none-match` header names the tag, so that 304 is the answer; weak tags count, as RFC 9110 has it.
 * matchesTag('W/"a", "b"', '"a"') → true
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((candidate) => candidate.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}
