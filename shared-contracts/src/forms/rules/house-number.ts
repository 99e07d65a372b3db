/** A house number in the two parts that the address register has. */
export interface HouseNumber {
  house_no: string
  /** "a", "-14", "/1", "1/2"; empty when there is none. */
  house_no_suffix: string
}

/** Patterns of the two parts in a form schema. */
export const HOUSE_NO_PATTERN = '^[1-9][0-9]{0,3}$'
export const HOUSE_NO_SUFFIX_PATTERN = '^[0-9A-Za-z/-][0-9A-Za-z /.-]{0,7}$'

const DASHES = /[\u2010-\u2015\u2212]/g
const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** a, ab, -14, -14b, a-c, a-12c, /1, /2a, a/1, a2 */
const SUFFIX = /^([a-z]{1,2}|[a-z]?[-/]([0-9]{1,4}[a-z]?|[a-z])|[a-z][0-9]{1,2})$/i
const FRACTION = /^[1-9]\/[1-9]$/

/**
 * Splits a house number, without spaces that mean nothing and with one kind of dash (FRM-38); undefined for what is none.
 * parseHouseNumber('12 a') → 12, a; '12–14' → 12, -14; '12a-12c' → 12, a-12c; '5 1/2' → 5, 1/2; '5/1' → 5, /1
 */
export function parseHouseNumber(text: string): HouseNumber | undefined {
  const typed = text
    .trim()
    .replace(DASHES, '-')
    .replace(/\s*[½¼¾]/g, (fraction) => ` ${FRACTIONS[fraction.trim()]}`)
    .replace(/\s*([-/])\s*/g, '$1')
  const [, house_no, rest = ''] = /^([1-9][0-9]{0,3})(?![0-9])(.*)$/.exec(typed) ?? []
  if (!house_no) return undefined
  const house_no_suffix = rest.trim()
  const valid =
    house_no_suffix === '' || SUFFIX.test(house_no_suffix) || (/^\s/.test(rest) && FRACTION.test(house_no_suffix))
  return valid ? { house_no, house_no_suffix } : undefined
}

/** joinHouseNumber({house_no: '5', house_no_suffix: '1/2'}) → '5 1/2'; 12 and a → '12a'; 12 and -14 → '12-14' */
export function joinHouseNumber({
  house_no,
  house_no_suffix = '',
}: {
  house_no: string
  house_no_suffix?: string | undefined
}): string {
  return /^[0-9]/.test(house_no_suffix) ? `${house_no} ${house_no_suffix}` : `${house_no}${house_no_suffix}`
}
