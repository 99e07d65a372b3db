import { formatGermanDate } from '../dates'
import type { LandlineResult } from '@nimbus/shared-contracts/order'

type BusinessCase = NonNullable<LandlineResult['provider_change']>['business_case']

/** To who has us give notice to the former provider; whoever takes numbers alone gives it, and a mobile contract runs on. */
export const WE_GIVE_NOTICE = 'Bitte kündigen Sie dort nicht selbst.'

/** Which cases of a change have us give notice. */
export const givesNotice = (businessCase: BusinessCase | undefined): boolean =>
  businessCase === 'KUE_MRN' || businessCase === 'KUE_ORN'

/**
 * What comes over to us on the day that the former provider has agreed to; without a business case a mobile number.
 * switchTexts('RRNP', '2026-12-14') → ['Ihre Rufnummern kommen am 14.12.2026 zu uns.']
 */
export const switchTexts = (businessCase: BusinessCase | undefined, day: string): string[] => [
  WHAT_COMES[businessCase ?? 'MOBILE'](formatGermanDate(day)),
  ...(givesNotice(businessCase) ? [WE_GIVE_NOTICE] : []),
]

const lineAt = (day: string): string => `Ihr Anschluss wechselt am ${day} zu uns.`

const WHAT_COMES: Record<BusinessCase | 'MOBILE', (day: string) => string> = {
  KUE_MRN: lineAt,
  KUE_ORN: lineAt,
  RRNP: (day) => `Ihre Rufnummern kommen am ${day} zu uns.`,
  MOBILE: (day) => `Ihre Rufnummer kommt am ${day} zu uns.`,
}

/**
 * Whether the former contract reaches up to the day on which ours takes over; a contract that ends before leaves more than
 * one working day without service. One whose end isn't known is ended by us, for that day, or was ended by the customer, for a
 * day that nobody has told. isSeamless('2026-12-11', '2026-12-12', 'RRNP') → false
 */
export const isSeamless = (formerEnd: string | undefined, day: string, businessCase?: BusinessCase): boolean =>
  formerEnd ? formerEnd >= day : businessCase !== 'RRNP'

/** What TKG § 59 promises of a change of provider, where it is one (`isSeamless`). */
export const SWITCH_GAP = 'Sie sind höchstens einen Arbeitstag nicht erreichbar.'

/** What is asked of the former provider, as mails name it. */
interface SwitchName {
  /** 'Ihr Wechsel' */
  title: string
  /** 'Ihres Wechsels' */
  ofTitle: string
  /** 'den Wechsel Ihres Anschlusses' */
  what: string
}

/** Who takes numbers alone along changes nothing else, and who takes none along has none that could be refused (ORDER-19). */
export const switchName = (businessCase: BusinessCase | undefined): SwitchName => SWITCH_NAMES[businessCase ?? 'MOBILE']

const LINE_SWITCH: SwitchName = {
  title: 'Ihr Wechsel',
  ofTitle: 'Ihres Wechsels',
  what: 'den Wechsel Ihres Anschlusses',
}

const numberSwitch = (what: string): SwitchName => ({
  title: 'Ihre Rufnummernmitnahme',
  ofTitle: 'Ihrer Rufnummernmitnahme',
  what,
})

const SWITCH_NAMES: Record<BusinessCase | 'MOBILE', SwitchName> = {
  KUE_MRN: LINE_SWITCH,
  KUE_ORN: LINE_SWITCH,
  RRNP: numberSwitch('die Mitnahme Ihrer Rufnummern'),
  MOBILE: numberSwitch('die Mitnahme Ihrer Rufnummer'),
}
