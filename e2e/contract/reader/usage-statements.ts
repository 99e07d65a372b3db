import type { Known } from './known'
import { rawFile } from './raw-file'
import { says, type Statement } from './statements'

interface Usage {
  landline: Record<'mobile_networks' | 'europe' | 'europe_mobile' | 'north_america' | 'world', number>
  mobile: Record<'europe' | 'world', { minute: number; sms: number }>
  roaming: { world: { minute: number; incoming: number; sms: number; megabyte: number } }
  service_numbers: Record<
    'service_minute' | 'service_call' | 'directory_minute' | 'premium_minute' | 'premium_call' | 'vote_call',
    number
  >
}

const { landline, mobile, roaming, service_numbers: numbers } = rawFile('usage-prices') as Usage

/** As a small price is written: price(19) → '19 Cent', price(149) → '1,49 €', price(300) → '3 €' */
const price = (amount: number): string => {
  if (amount < 100) return `${amount} Cent`
  return `${(amount / 100).toFixed(amount % 100 === 0 ? 0 : 2).replace('.', ',')} €`
}

const PRICE = String.raw`([\d,]+ (?:Cent|€))`
const BOTH = 'EU, Islands, Liechtensteins und Norwegens'

const ofLine =
  (...amounts: number[]) =>
  ({ offer }: Known): string[] | undefined =>
    offer.kind === 'landline' ? amounts.map(price) : undefined
const ofPhone =
  (...amounts: number[]) =>
  ({ offer }: Known): string[] | undefined =>
    offer.kind === 'landline' ? undefined : amounts.map(price)
/** Not where an option makes the calls free that the price is of. */
const unless =
  (option: string, is: Statement['is']): Statement['is'] =>
  (known, said) =>
    known.extras.some(({ name }) => name === option) ? undefined : is(known, said)

const MOBILE_FLAT = 'Flatrate in die Mobilfunknetze'
const EUROPE_FLAT = 'Europa-Telefonie'
const { minute, incoming, sms, megabyte } = roaming.world

/** What is paid by use and is in no tariff, by the raw file of prices. */
export const USAGE_STATEMENTS: readonly Statement[] = [
  {
    kind: 'other use',
    says: says`deutsche Mobilfunknetze ${PRICE} je Minute`,
    is: unless(MOBILE_FLAT, ofLine(landline.mobile_networks)),
  },
  {
    kind: 'other use',
    says: says`Festnetze der ${BOTH} ${PRICE} je Minute`,
    is: unless(EUROPE_FLAT, ofLine(landline.europe)),
  },
  {
    kind: 'other use',
    says: says`Mobilfunknetze (?:der ${BOTH}|dieser Länder) ${PRICE} je Minute`,
    is: ofLine(landline.europe_mobile),
  },
  { kind: 'other use', says: says`USA und Kanada ${PRICE} je Minute`, is: ofLine(landline.north_america) },
  {
    kind: 'other use',
    says: says`EU, Island, Liechtenstein und Norwegen ${PRICE} je Minute, ${PRICE} je SMS`,
    is: ofPhone(mobile.europe.minute, mobile.europe.sms),
  },
  {
    kind: 'use anywhere else',
    says: says`alle anderen Länder ${PRICE} je Minute, ${PRICE} je SMS`,
    is: ofPhone(mobile.world.minute, mobile.world.sms),
  },
  { kind: 'use anywhere else', says: says`alle anderen Länder ${PRICE} je Minute`, is: ofLine(landline.world) },
  {
    kind: 'roaming',
    says: says`im Ausland außerhalb der ${BOTH} ${PRICE} je Minute, ankommend ${PRICE} je Minute, ${PRICE} je SMS, ${PRICE} je Megabyte`,
    is: ofPhone(minute, incoming, sms, megabyte),
  },
  {
    kind: 'special numbers',
    says: says`0180: ${PRICE} je Minute oder ${PRICE} je Anruf`,
    is: () => [price(numbers.service_minute), price(numbers.service_call)],
  },
  { kind: 'special numbers', says: says`0137 und 0138: ${PRICE} je Anruf`, is: () => [price(numbers.vote_call)] },
  { kind: 'special numbers', says: says`118: ${PRICE} je Minute`, is: () => [price(numbers.directory_minute)] },
  {
    kind: 'special numbers',
    says: says`0900: ${PRICE} je Minute oder ${PRICE} je Anruf`,
    is: () => [price(numbers.premium_minute), price(numbers.premium_call)],
  },
]
