import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'

/** Fewest digits of a number that can be called from outside its town, without country code. */
const NATIONAL_MIN = 5

/** Country or area code first: "279580" alone is a number of a town that nobody knows. */
const BEGINS_WITH_CODE = /^\(?\s*(\+|0)/

/**
 * A number as typed in Germany to E.164; undefined for what can't be called (FRM-42).
 * normalisePhone('0345/27 95 80') → '+49345279580'; normalisePhone('+49 (0)345 279580') → the same
 */
export function normalisePhone(text: string): string | undefined {
  if (!BEGINS_WITH_CODE.test(text.trim())) return undefined
  const number = parsePhoneNumberFromString(text.trim().replace(/\(0\)/, ''), { defaultCountry: 'DE', extract: false })
  return number && isCallable(number) ? number.number : undefined
}

/** An extension is none that a person or a machine here can dial; a length alone makes no number: 0000 000000 is possible. */
const isCallable = (number: PhoneNumber): boolean =>
  number.isValid() && number.nationalNumber.length >= NATIONAL_MIN && number.ext === undefined

/** Digits of a German area code with its 0, at most; shorter than any number with its area code. */
const AREA_CODE_MAX = 6

/** As it is read out: formatPhone('+49345279580') → '+49 345 279580'; an area code and what is no number stay as they are. */
export function formatPhone(phone: string): string {
  if (phone.length <= AREA_CODE_MAX) return phone
  return parsePhoneNumberFromString(phone, { defaultCountry: 'DE', extract: false })?.formatInternational() ?? phone
}
