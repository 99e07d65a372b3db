/**
 * Finds a typed word in either spelling: lindenstrasse → "Lindenstraße". A number of one or two digits counts as a whole, so
 * that a 1 isn't the 1 of 12 or of a postcode.
 */
const patternOf = (word: string): string =>
  word
    .replace(/ae|ä/g, '(?:ae|ä)')
    .replace(/oe|ö/g, '(?:oe|ö)')
    .replace(/ue|ü/g, '(?:ue|ü)')
    .replace(/ss|ß|s$/g, '(?:ss?|ß)') + (/^\d\d?$/.test(word) ? '(?!\\d)' : '')

/** The label with the words that were typed marked where its own words begin with them, in any order. */
export function Marked({ label, query }: { label: string; query: string }) {
  const words = query.toLocaleLowerCase('de').match(/[\p{L}\p{N}]{2,}|\p{N}/gu)
  if (!words) return <span>{label}</span>
  // two groups: each mark comes third, after what stands before it and the sign that its word follows
  const parts = label.split(new RegExp(`(^|[^\\p{L}\\p{N}])(${words.map(patternOf).join('|')})`, 'giu'))
  return (
    <span>
      {parts.map((part, index) =>
        index % 3 === 2 ? <mark key={index}>{part}</mark> : part && <span key={index}>{part}</span>,
      )}
    </span>
  )
}
