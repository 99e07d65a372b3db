import { isChange, isLate } from './line-start'
import type { Known } from './known'
import { ALL_CONDITIONS } from './read-surface'

/** Kinds of statements; those below have to be made of an offer for which they hold. */
export const RIGHTS = ['withdrawal', 'outage', 'missed appointment', 'late switch', 'late number']

/** What a planned line does to start, term and payment (LAW-31), from the day on that is known there. */
export const plannedTexts = ({ offer }: Known): string[] =>
  offer.planned ? ['planned start', 'late term', 'late payment'] : []
/** What a later start does, and when it is, whatever makes it later (LAW-31, LAW-32). */
export const startNeeds = (known: Known): string[] => [
  ...plannedOf(known),
  ...(isLate(known) ? ['late term', 'late payment', ...startKinds(known)] : []),
]

/** What is promised to whoever comes from another provider, and to nobody else. */
const switchNeeds = (known: Known): string[] => (isChange(known) ? ['gap of a change'] : [])

const startKinds = ({ chosen: { start, change } }: Known): string[] => [
  ...(start.wished ? ['wished start'] : []),
  ...(change && !(start.wished && start.end) ? ['former contract'] : []),
  ...(start.moveIn && !start.wished ? ['moving in'] : []),
]

const plannedOf = (known: Known): string[] => (known.offer.planned ? ['planned', ...plannedTexts(known)] : [])
export const regioOf = ({ offer }: Known): string[] => (offer.regio ? ['regio'] : [])

export const OFFER = (known: Known): string[] =>
  known.offer.fourWeekly > 0 ? ['four weeks', 'monthly equivalent'] : ['steps']
export const whole = (known: Known): string[] => [
  ...OFFER(known),
  ...(known.offer.term > 0 ? ['once', 'total', 'average'] : []),
]
export const termOf = ({ offer }: Known): string[] => (offer.term > 0 ? ['term'] : ['no term'])
export const speedsOf = ({ offer }: Known): string[] =>
  offer.kind === 'landline' ? ['speeds'] : ['estimated speed', offer.gb === null ? 'no limit' : 'throttle']
/** A sheet has no volume where none is limited (TKTransparenzV § 1). */
export const onSheet = (known: Known): string[] => speedsOf(known).filter((kind) => kind !== 'no limit')
export const usageOf = ({ offer }: Known): string[] => (offer.id === 'prepaid-s' ? ['usage'] : [])
/** What every tariff costs for use that it doesn't include: where an order is made, and on its documents in full (TKG § 55). */
export const otherUse = (known: Known): string[] => [...usageOf(known), 'other use', 'use anywhere else']
export const allUse = (known: Known): string[] => [
  ...otherUse(known),
  'special numbers',
  ...(known.offer.kind === 'landline' ? [] : ['roaming']),
]
export const datesOf = ({ offer }: Known): string[] =>
  offer.term > 0 ? ['conclusion', 'end', 'last day of notice'] : []
export const daysOf = ({ offer }: Known): string[] => (offer.term > 0 ? ['end', 'last day of notice'] : [])
export const introOf = ({ offer }: Known): string[] => (offer.startMonths > 0 ? ['end of the start price'] : [])
export const endOf = ({ offer }: Known): string[] => (offer.term > 0 ? ['end'] : [])
export const onceOf = ({ offer }: Known): string[] => (offer.once.length > 0 ? ['once'] : ['no costs once'])
export const promotionOf = ({ offer }: Known): string[] => (offer.promotionUntil ? ['promotion'] : [])
export const afterOf = ({ offer }: Known): string[] => (offer.term > 0 ? ['afterwards'] : ['end of prepaid'])
export const summaryNeeds = (known: Known): string[] => [
  ...whole(known),
  ...termOf(known),
  ...datesOf(known),
  ...afterOf(known),
  ...speedsOf(known),
  ...(known.offer.withDevice ? ['variant'] : extraTerms(known)),
  ...otherUse(known),
  ...startNeeds(known),
  ...switchNeeds(known),
  ALL_CONDITIONS,
]
export const extraTerms = ({ extras, offer }: Known): string[] =>
  extras.length === 0 ? [] : [offer.withDevice ? 'term of the device' : 'term of an extra']
