import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import type { CatalogueData } from '../../catalogue/data/data'
import { smallPrice } from '../../catalogue/tariffs/calls-text'
import { FLAT } from './other-use'

const perMinute = (amount: number): string => `${smallPrice(amount)} je Minute`
const perCall = (amount: number): string => `${smallPrice(amount)} je Anruf`

/** What the price list says, by the slots of its text. usagePriceFacts(data).fromLandlineToMobile → '19 Cent je Minute' */
export function usagePriceFacts({ 'usage-prices': usage, items, mobile: { prepaid } }: CatalogueData) {
  const { landline, mobile, roaming, service_numbers: numbers } = usage
  const counted = prepaid.flatMap(({ name, per_use }) =>
    per_use ? [`${name}: ${perMinute(per_use.minute)}, ${smallPrice(per_use.sms)} je SMS`] : [],
  )
  const nameOf = (id: string): string =>
    items.options.flatMap(({ items: options }) => options).find((option) => option.id === id)?.name ?? ''
  return {
    mobileFlat: nameOf(FLAT.mobile),
    europeFlat: nameOf(FLAT.europe),
    fromLandlineToMobile: perMinute(landline.mobile_networks),
    fromLandlineToEurope: perMinute(landline.europe),
    fromLandlineToEuropeMobile: perMinute(landline.europe_mobile),
    fromLandlineToAmerica: perMinute(landline.north_america),
    fromLandlineToWorld: perMinute(landline.world),
    perUseTariffs: counted.join('; '),
    fromMobileToEurope: perMinute(mobile.europe.minute),
    smsToEurope: smallPrice(mobile.europe.sms),
    fromMobileToWorld: perMinute(mobile.world.minute),
    smsToWorld: smallPrice(mobile.world.sms),
    roamingCall: perMinute(roaming.world.minute),
    roamingIncoming: perMinute(roaming.world.incoming),
    roamingSms: smallPrice(roaming.world.sms),
    roamingMegabyte: smallPrice(roaming.world.megabyte),
    roamingDataLimit: formatEuro(cents(roaming.data_limit)),
    serviceNumbers: `höchstens ${perMinute(numbers.service_minute)} oder ${perCall(numbers.service_call)}`,
    voteNumbers: `höchstens ${perCall(numbers.vote_call)}`,
    directoryNumbers: `höchstens ${perMinute(numbers.directory_minute)}`,
    premiumNumbers: `höchstens ${perMinute(numbers.premium_minute)} oder ${perCall(numbers.premium_call)}`,
  }
}
