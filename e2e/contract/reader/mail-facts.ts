/** What is true of the orders that the reader makes and of the company, written here by hand. */

export const ORDER_ID = 'NB-2026-7K3M9Q'

/** Of the codes that access data are made with. */
export const LINK_KEY = Buffer.alloc(32)

/** Where the line is, and where the parcel goes. */
export const PLACE = { street: 'Lindenstraße', house_no: '12', zipcode: '01067', city: 'Dresden' }
export const PLACE_TEXT = 'an Lindenstraße 12, 01067 Dresden'

/** Days after the order on which something happens, or is to happen. */
export const EVENT_DAYS = {
  concluded: 3,
  identified: 4,
  asked: 5,
  agreed: 6,
  sent: 7,
  access: 8,
  proposed: 9,
  switched: 30,
  // when the time to withdraw is over, whatever the day of the order
  lateAccess: 35,
  works: 40,
} as const

/** Two appointments with the technician. */
export const VISITS = [
  { after: 12, from: '08:00', till: '12:00' },
  { after: 13, from: '12:00', till: '16:30' },
] as const

/** As hours are written: '08:00' → '8', '16:30' → '16:30' */
export const hourOf = (time: string): string => time.replace(/^0/, '').replace(':00', '')
