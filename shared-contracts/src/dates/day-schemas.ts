import * as v from 'valibot'
import { BEGINS_WITH_DAY, DAY } from './day'

/** "2026-11-27"; an instant with nine decimals and an offset is a third as long as its limit. */
const DAY_LENGTH = 10
const INSTANT_LENGTH = 100

/** An instant with date and time, ISO 8601 in UTC; "2026-02-31T10:00:00Z" is none, where `Date` would make 3 March of it. */
export const instantSchema = v.pipe(
  v.string(),
  v.maxLength(INSTANT_LENGTH),
  v.isoTimestamp(),
  v.regex(BEGINS_WITH_DAY, 'there is no such day in the calendar'),
)

/** A calendar day, YYYY-MM-DD, that exists; `isoDate` tells readers of the JSON schema what it is, and takes 2026-02-31. */
export const daySchema = v.pipe(
  v.string(),
  v.maxLength(DAY_LENGTH),
  v.isoDate(),
  v.regex(DAY, 'there is no such day in the calendar'),
)
