/** How amounts and prices are written (PRICE-10, 11), here once more. */

/** euro(127470) → '1.274,70'; euro(14900) → '149' */
export function euro(cents: number): string {
  const euros = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  const rest = cents % 100
  return rest === 0 ? euros : `${euros},${String(rest).padStart(2, '0')}`
}

/** decimal(9.5) → '9,5'; decimal(1000) → '1.000' */
export const decimal = (number: number): string =>
  String(number)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+($|,))/g, '.')

/** Prices by their first month, without what is nothing at the end: '1:9,95 4:45,95' */
export function steps(months: readonly number[]): string {
  const last = months.findLastIndex((amount) => amount > 0)
  return months
    .flatMap((amount, index) =>
      amount === months[index - 1] || index > last + 1 ? [] : [`${index + 1}:${euro(amount)}`],
    )
    .filter((step, index, all) => !(index === all.length - 1 && index > 0 && step.endsWith(':0')))
    .join(' ')
}

/** 'ab 4' → 'ab Monat 4'; '1–3' → 'Monat 1–3' */
export const monthsOf = (column: string): string => {
  const since = /^ab (\d+)$/.exec(column)?.[1]
  if (since === undefined) return `Monat ${column}`
  return since === '1' ? 'jeden Monat' : `ab Monat ${since}`
}

/** Text as it is read: cells apart by "|", words by one space. */
export const plain = (text: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/(?:\| ?)+/g, '| ')
    .trim()

const CELL = /<\/?(?:td|th|dt|dd|li|p|h\d|tr|div|caption|section|button|label)\b[^>]*>/g

/** What somebody reads of markup: without tags, amounts in one piece. */
export const read = (markup: string): string =>
  plain(
    markup
      .replaceAll(CELL, ' | ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+(?=,\d\d)/g, ''),
  )
