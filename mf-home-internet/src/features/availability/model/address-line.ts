import type { Address } from '@nimbus/shared-contracts/availability'
import { asTyped, parseAddress } from '@nimbus/shared-contracts/forms/rules'

/**
 * A whole address from one line; undefined when a part is missing. The server corrects the spelling.
 * addressFromLine('Hauptstr. 12a, 01067 Dresden') → {street: 'Hauptstr.', house_no: '12', house_no_suffix: 'a', …}
 */
export function addressFromLine(line: string): Address | undefined {
  const parsed = parseAddress(line)
  if (!parsed) return undefined
  const { house_no_suffix, ...address } = parsed
  return { ...address, ...(house_no_suffix && { house_no_suffix }) }
}

/** The same line in other spacing or letter case. sameLine('Weg 1,  01067 dresden', 'Weg 1, 01067 Dresden') → true */
export const sameLine = (one: string, other: string): boolean => normalised(one) === normalised(other)

const normalised = (line: string): string =>
  asTyped(line)
    .toLocaleLowerCase('de')
    .replace(/[\s,]+/g, ' ')
    .trim()
