import postalCodes from 'german-postal-codes'

const known: ReadonlySet<string> = new Set(postalCodes)

/** True for postal codes that exist in Germany. isZipcode('01067') → true; isZipcode('01068') → false */
export const isZipcode = (zipcode: string): boolean => known.has(zipcode)
