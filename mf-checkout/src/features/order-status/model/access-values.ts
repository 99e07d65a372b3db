import { isDay } from '@nimbus/shared-contracts/dates'
import { asTyped, isEmail } from '@nimbus/shared-contracts/forms/rules'
import type { StatusAccess } from '@nimbus/shared-contracts/order-status'
import { orderStatus } from '../../../messages/order-status.de'

const { errors } = orderStatus.access

/** A field of the form by its key, and what is wrong with it. */
export type AccessErrors = Partial<Record<keyof StatusAccess, string>>

/** What is asked for: {…, email: ' ida@beispiel.de\u200b'} → {…, email: 'ida@beispiel.de'} */
export const accessOf = ({ order_id, email, birth_date }: StatusAccess): StatusAccess => ({
  order_id: asTyped(order_id).trim(),
  email: asTyped(email).trim(),
  birth_date,
})

/** For what `accessOf` gives: accessErrors({order_id: 'NB-2026-7K3M9Q', email: 'name@', birth_date: '1990--'}) → texts for email and birth_date */
export const accessErrors = ({ order_id, email, birth_date }: StatusAccess): AccessErrors => ({
  ...(order_id === '' && { order_id: errors.order }),
  ...(!isEmail(email) && { email: errors.email }),
  ...(!isDay(birth_date) && { birth_date: errors.birthDate }),
})
