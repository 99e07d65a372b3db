import { textRule } from './empty'

/** Every card number of the partner programme begins so; a number of another programme is refused at once. */
export const LOYALTY_PREFIX = '6462'

/** A number whose last digit is the Luhn check digit of the others (ISO/IEC 7812-1). passesLuhn('79927398713') → true */
function passesLuhn(number: string): boolean {
  const total = Array.from(number).reduce((sum, digit, index) => {
    // every second digit from the right, without the check digit itself
    const doubled = Number(digit) * ((number.length - index) % 2 === 0 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return total % 10 === 0
}

/** True for a card number of the partner programme: 10 to 20 digits with its prefix and check digit; spaces don't matter. */
export function isLoyaltyNumber(text: string): boolean {
  const number = text.replace(/\s/g, '')
  return /^[0-9]{10,20}$/.test(number) && number.startsWith(LOYALTY_PREFIX) && passesLuhn(number)
}

/** A loyalty card number. loyalty('6462 0001 2345 6780') → true; loyalty('6462000123456781') → false */
export const loyalty = textRule(isLoyaltyNumber)
