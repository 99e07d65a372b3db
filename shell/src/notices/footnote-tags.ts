/** The tag of a footnote button without one (UI-6). */
const UNKNOWN = 'unknown'

/**
 * The tags in a footnote attribute: one, or a list separated by commas or spaces, or a JSON list.
 * footnoteTags('A, B') → ['A', 'B']; footnoteTags('') → ['unknown']
 */
export function footnoteTags(attribute: string | undefined): string[] {
  const tags = (attribute ?? '')
    .replace(/[[\]"']/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean)
  return tags.length > 0 ? tags : [UNKNOWN]
}
