import { parseHouseNumber, type HouseNumber } from '@nimbus/shared-contracts/forms/rules'
import { wordsOf } from './normalise'

/** What was typed, in its parts. */
export interface AddressQuery {
  words: string[]
  zipcode?: string
  house?: HouseNumber
}

const ZIPCODE = /(?<!\d)(?:d ?-? ?)?(\d{5})(?!\d)/i
/** A Mannheim square written apart, before its house number: "E 4, 12" */
const SQUARE = /(?<![\p{L}\d])([a-u]) ([1-7])(?=[ ,]+\d)/iu
/** A number glued to its street: "Hauptstr.12a" */
const GLUED = /(\p{L}{3,}\.?)(\d)/gu
const HOUSE = new RegExp(
  [
    String.raw`(?<![\p{L}\d])\d{1,4}(?!\d)(?:`,
    String.raw`\s+[1-9]\/[1-9](?!\d)`,
    String.raw`|\s?[½¼¾]`,
    String.raw`|\s*[-–—/]\s*\d{1,4}\s?(?:[a-z](?![\p{L}\d]))?(?!\d)`,
    String.raw`|\s*[a-z](?:\s*[-–—]\s*(?:\d{1,4}\s?)?[a-z])?(?![\p{L}\d])`,
    String.raw`)?`,
  ].join(''),
  'iu',
)
const MAX_WORDS = 8

/**
 * Takes a typed or pasted address apart; postal code and house number may stand anywhere.
 * parseQuery('Lindenstr. 12 a, 01067 Dresden') → words lindenstrasse, dresden; zipcode 01067; house 12, a
 */
export function parseQuery(text: string): AddressQuery {
  const zipcode = ZIPCODE.exec(text)?.[1]
  const rest = text.replace(ZIPCODE, ' ').replace(SQUARE, '$1$2').replace(GLUED, '$1 $2')
  const typed = HOUSE.exec(rest)?.[0]
  const house =
    typed === undefined ? undefined : parseHouseNumber(typed.toLowerCase().replace(/(\d)\s+([a-z])/gu, '$1$2'))
  const words = wordsOf(house ? rest.replace(HOUSE, ' , ') : rest).filter((word) => word !== 'deutschland')
  return { words: words.slice(0, MAX_WORDS), ...(zipcode && { zipcode }), ...(house && { house }) }
}
