import { parseHouseNumber, type HouseNumber } from './house-number'
import { asTyped } from './typed'

/** The fields that one line of text can fill. */
export interface ParsedAddress extends HouseNumber {
  street: string
  zipcode: string
  city: string
}

/**
 * A whole address in one text, as it is pasted or filled in by a browser; undefined unless it has all its parts.
 * parseAddress('Hauptstr. 12a, 01067 Dresden') → Hauptstr., 12, a, 01067, Dresden
 */
export function parseAddress(text: string): ParsedAddress | undefined {
  const line = asTyped(text)
    .replace(/[\s,;]*\n[\s,;]*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
  const [, before = '', zipcode, after = ''] = /^(.*?)(?<![0-9])(?:D-)?([0-9]{5})(?![0-9])(.*)$/.exec(line) ?? []
  if (!zipcode) return undefined
  // "01067 Dresden, Hauptstr. 12a" has the town first
  const [streetPart, cityPart] = trimmed(before) ? [before, after] : splitAtComma(after)
  const street = parseStreet(trimmed(streetPart))
  const city = trimmed(cityPart).replace(/,? (Deutschland|Germany)$/i, '')
  return street && city ? { ...street, zipcode, city } : undefined
}

const trimmed = (text: string): string => text.replace(/^[\s,;]+|[\s,;]+$/g, '')

function splitAtComma(text: string): [street: string, city: string] {
  const comma = text.indexOf(',')
  return comma < 0 ? ['', ''] : [text.slice(comma + 1), text.slice(0, comma)]
}

/**
 * Street and number: the shortest street whose rest is a house number. So "Straße des 17. Juni 135" and the Mannheim
 * squares "E4 12" and "C 7 18" keep their digits (FRM-38). A number glued to its street is cut off: "Hauptstr.12a".
 */
export function parseStreet(text: string): (HouseNumber & { street: string }) | undefined {
  return splitWords(text.split(/,? /)) ?? splitWords(/^(\D{3,}[\p{L}.])([0-9].*)$/u.exec(text)?.slice(1) ?? [])
}

function splitWords(words: readonly string[]): (HouseNumber & { street: string }) | undefined {
  for (let count = 1; count < words.length; count++) {
    const number = parseHouseNumber(words.slice(count).join(' '))
    if (number) return { street: words.slice(0, count).join(' '), ...number }
  }
  return undefined
}
