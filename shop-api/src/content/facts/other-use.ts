import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import type { CatalogueData } from '../../catalogue/data/data'
import { smallPrice } from '../../catalogue/tariffs/calls-text'

type UsagePrices = CatalogueData['usage-prices']

/** The options of the landline with which calls cost nothing more. */
export const FLAT = { mobile: 'telefon-mobilfunk-flat', europe: 'telefon-europa' } as const

const EUROPE = 'EU, Islands, Liechtensteins und Norwegens'

const perMinute = (amount: number): string => `${smallPrice(amount)} je Minute`
const withSms = ({ minute, sms }: { minute: number; sms: number }): string =>
  `${perMinute(minute)}, ${smallPrice(sms)} je SMS`

/**
 * What calls cost that no tariff of the kind includes, a destination each; what an option makes free isn't among them.
 * callPrices(usage, 'landline')[0] → 'deutsche Mobilfunknetze 19 Cent je Minute'
 */
export function callPrices(
  { landline, mobile }: UsagePrices,
  kind: Tariff['kind'],
  taken: readonly string[] = [],
): string[] {
  if (kind !== 'landline')
    return [
      `EU, Island, Liechtenstein und Norwegen ${withSms(mobile.europe)}`,
      `alle anderen Länder ${withSms(mobile.world)}`,
    ]
  const isFree = (option: string): boolean => taken.includes(option)
  return [
    ...(isFree(FLAT.mobile) ? [] : [`deutsche Mobilfunknetze ${perMinute(landline.mobile_networks)}`]),
    ...(isFree(FLAT.europe)
      ? [`Mobilfunknetze der ${EUROPE} ${perMinute(landline.europe_mobile)}`]
      : [
          `Festnetze der ${EUROPE} ${perMinute(landline.europe)}`,
          `Mobilfunknetze dieser Länder ${perMinute(landline.europe_mobile)}`,
        ]),
    `USA und Kanada ${perMinute(landline.north_america)}`,
    `alle anderen Länder ${perMinute(landline.world)}`,
  ]
}

/** Where calls go that are listed: from a line anywhere else, from a mobile phone in Germany abroad. */
const ABOUT = { line: 'Gespräche, die nicht enthalten sind', mobile: 'Gespräche und SMS aus Deutschland ins Ausland' }
const aboutOf = (kind: Tariff['kind']): string => (kind === 'landline' ? ABOUT.line : ABOUT.mobile)

/** The same in a sentence, for the contract summary and the block above the button. */
export const otherUseText = (usage: UsagePrices, kind: Tariff['kind'], taken: readonly string[]): string =>
  `${aboutOf(kind)}: ${callPrices(usage, kind, taken).join('; ')}.`

/** What is paid by use and is in no tariff of the kind, for its sheet and the information before the contract (TKG § 55). */
export function otherUse(usage: UsagePrices, kind: Tariff['kind']): string[] {
  const { roaming, service_numbers: numbers } = usage
  const { minute, incoming, sms, megabyte } = roaming.world
  return [
    `${aboutOf(kind)}:`,
    ...callPrices(usage, kind),
    ...(kind === 'landline'
      ? []
      : [
          `im Ausland außerhalb der ${EUROPE} ${perMinute(minute)}, ankommend ${perMinute(incoming)}, ` +
            `${smallPrice(sms)} je SMS, ${smallPrice(megabyte)} je Megabyte`,
        ]),
    'Sonderrufnummern höchstens:',
    `0180: ${perMinute(numbers.service_minute)} oder ${smallPrice(numbers.service_call)} je Anruf`,
    `0137 und 0138: ${smallPrice(numbers.vote_call)} je Anruf`,
    `118: ${perMinute(numbers.directory_minute)}`,
    `0900: ${perMinute(numbers.premium_minute)} oder ${smallPrice(numbers.premium_call)} je Anruf`,
  ]
}
