import type { SlotValue } from './template'

/**
 * The slots of the texts in data/texts beside those of the whole shop: what the code gives, no more and no less. A name
 * with a slash is one text, one without is a folder, whose texts all have the same. A slot that a text has and nobody
 * gives, and one that no text has, fail the catalogue check.
 */
export const TEXT_SLOTS = {
  legal: [
    'throttledDown',
    'throttledUp',
    'landlineProvisioning',
    'mobileProvisioning',
    'fees',
    'shipping',
    'tradeInDevices',
    'tradeInValue',
    'terms',
    'termsLongestFirst',
    'mobileFlat',
    'europeFlat',
    'fromLandlineToMobile',
    'fromLandlineToEurope',
    'fromLandlineToEuropeMobile',
    'fromLandlineToAmerica',
    'fromLandlineToWorld',
    'perUseTariffs',
    'fromMobileToEurope',
    'smsToEurope',
    'fromMobileToWorld',
    'smsToWorld',
    'roamingCall',
    'roamingIncoming',
    'roamingSms',
    'roamingMegabyte',
    'roamingDataLimit',
    'serviceNumbers',
    'voteNumbers',
    'directoryNumbers',
    'premiumNumbers',
  ],
  'sheets/contract-information': [
    'landline',
    'planned',
    'prepaid',
    'term',
    'shorterTerm',
    'eligibility',
    'startPrice',
    'shipping',
    'service',
    'prices',
    'contract',
  ],
  'sheets/service-description': ['landline', 'fibre', 'service', 'calls', 'usage', 'tv', 'included'],
  heroes: ['fastest', 'lowestTv', 'leastVolume', 'lowestMobile', 'mobileProvisioning', 'longestTerm'],
  'benefits/glasfaser': [
    'slowest',
    'fastest',
    'fastestName',
    'fastestNormal',
    'fastestUpload',
    'provisioning',
    'fees',
    'terms',
  ],
  'benefits/dsl': ['sizes', 'fastest', 'fastestName', 'fastestNormal', 'fastestLeast', 'provisioning', 'fees', 'terms'],
  'benefits/tv': ['lowest', 'packages', 'streamingFrom', 'streamingTill', 'boxPrice', 'boxTerm', 'terms'],
  'benefits/young': ['mobileReduction', 'mobileMonths', 'landlineReduction', 'landlineMonths', 'regularPrice', 'terms'],
  'benefits/mobilfunk': ['sizes', 'throttledDown', 'throttledUp', 'provisioning', 'shipping', 'terms', 'surcharge'],
  'benefits/prepaid': ['sizes'],
  'benefits/smartphone': [
    'cashback',
    'cashbackTerm',
    'cashbackEnd',
    'bonus',
    'leastValue',
    'mostDevices',
    'terms',
    'shipping',
  ],
  help: ['throttledDown', 'throttledUp'],
  'order-outcomes': ['name', 'orderId', 'statusLink'],
  'mails/order-received': [
    'name',
    'orderId',
    'statusLink',
    'atLeast',
    'withdrawUntil',
    'goods',
    'withdrawLink',
    'receivedAt',
    'content',
  ],
  'mails/order-confirmed': [
    'name',
    'orderId',
    'statusLink',
    'atLeast',
    'withdrawUntil',
    'goods',
    'withdrawLink',
    'concludedOn',
    'content',
    'landline',
    'accountHolder',
    'holderAddress',
    'iban',
    'creditorId',
    'mandate',
  ],
  'mails/porting-rejected': ['name', 'orderId', 'statusLink', 'title', 'what', 'reason', 'whatToDo'],
  'mails/identity-check': ['name', 'orderId', 'statusLink', 'link'],
  'mails/dispatched': ['name', 'orderId', 'statusLink', 'parcel', 'delivery'],
  'mails/access': ['name', 'orderId', 'statusLink', 'user', 'startCode'],
  'mails/esim': ['name', 'orderId', 'statusLink', 'code', 'activation', 'address', 'matchingId', 'number', 'startsOn'],
  'mails/appointments-proposed': ['name', 'orderId', 'statusLink', 'first', 'second'],
  'mails/appointment': ['name', 'orderId', 'statusLink', 'visit'],
  'mails/porting-date': ['name', 'orderId', 'statusLink', 'ofTitle', 'what'],
  'mails/activated': ['name', 'orderId', 'statusLink', 'landline', 'termEndsOn', 'noticeUntil'],
  'mails/contract-summary': ['service', 'summary'],
  'mails/declaration-receipt': ['title', 'number', 'receipt'],
  'mails/resume': ['link', 'validUntil'],
} as const satisfies Record<string, readonly string[]>

type Declared = keyof typeof TEXT_SLOTS
type Folder = Exclude<Declared, `${string}/${string}`>

export type TextName = Exclude<Declared, Folder> | `${Folder}/${string}`

type DeclarationOf<Name extends TextName> = Name extends Declared
  ? Name
  : Name extends `${infer In extends Folder}/${string}`
    ? In
    : never

/** What the code has to give for a text. */
export type SlotsOf<Name extends TextName> = Record<(typeof TEXT_SLOTS)[DeclarationOf<Name>][number], SlotValue>
