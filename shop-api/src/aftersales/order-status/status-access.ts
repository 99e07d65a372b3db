import { valueAt } from '@nimbus/shared-contracts/forms'
import type { StatusAccess } from '@nimbus/shared-contracts/order-status'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { orders } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { countCall } from '../../platform/limits/call-counts'
import { orderIdOf } from '../../kernel/documents/order-number'
import { isSigned, sign } from '@nimbus/server-kit/signing'

export interface StatusAccessDeps {
  db: Queries
  /** For digests, so that neither an order number nor a guess is kept. */
  key: Buffer
  limitFactor: number
}

/** Tries for one order number in an hour, by whomever: a birth date has 20,000 values. */
export const TRIES_PER_HOUR = 10

const HOUR_MS = 60 * 60 * 1000

/** The one answer to every wrong guess. */
const REFUSAL =
  'Zu diesen Angaben haben wir keinen Auftrag gefunden. Bitte prüfen Sie Bestellnummer, E-Mail-Adresse und Geburtsdatum.'

/**
 * The number of the order that somebody knows by number, e-mail address and birth date. Throws the same 404 whatever of
 * them is wrong, after the same work, and a 429 once a number was tried too often, whether it exists or not.
 */
export async function findOwnOrder({ db, key, limitFactor }: StatusAccessDeps, given: StatusAccess): Promise<string> {
  const orderId = orderIdOf(given.order_id)
  await countTry({ db, key, limitFactor }, orderId)
  const [known] = await db
    .select({
      email: sql<string | null>`${orders.result} ->> 'email'`,
      customer: sql<unknown>`${orders.data} -> 'CUSTOMER'`,
    })
    .from(orders)
    .where(eq(orders.order_id, orderId))
  const birthDate = valueAt((known?.customer ?? {}) as Record<string, unknown>, 'customer.birth_date')
  const expected = identity(known?.email ?? '', typeof birthDate === 'string' ? birthDate : '')
  const isOwn = isSigned(identity(given.email, given.birth_date), sign(expected, key), key)
  if (!known?.email || !isOwn) throw new ApiException(404, 'NotFoundException', REFUSAL)
  return orderId
}

/** Who somebody is by e-mail address and birth date, as one text: a large letter in an address makes no other of it. */
const identity = (email: string, birthDate: string): string => `${email.trim().toLowerCase()}\n${birthDate}`

async function countTry({ db, key, limitFactor }: StatusAccessDeps, orderId: string): Promise<void> {
  const { calls } = await countCall(db, sign(`status of ${orderId}`, key), HOUR_MS)
  if (calls <= TRIES_PER_HOUR * limitFactor) return
  throw new ApiException(
    429,
    'TooManyRequestsException',
    'Zu viele Versuche. Bitte versuchen Sie es in einer Stunde erneut, oder öffnen Sie den Link aus Ihrer E-Mail.',
  )
}
