import { needsFibreConnection } from '@nimbus/shared-contracts/catalogue'
import type { FormContext } from './form-context'

/** The field of the technician's visit, which is asked for when the socket that is needed isn't there. */
export const APPOINTMENT = 'connection.appointment'

/** The answer of who wants to settle it later: nobody has to take a time to be able to order. */
export const LATER = { value: 'LATER', label: 'Später abstimmen, wir schlagen Ihnen per E-Mail zwei Termine vor' }

/**
 * With which sockets somebody has to come (decision 032): built fibre needs its own socket, DSL any telephone socket. Where
 * the customer doesn't know, the order is looked at first; where fibre isn't built yet, the visit is agreed after it is.
 */
export function socketsToVisit({ tariff, checkData }: Pick<FormContext, 'tariff' | 'checkData'>): readonly string[] {
  if (!needsFibreConnection(tariff)) return ['NONE']
  return checkData?.availability.fibre === 'BUILT' ? ['NONE', 'TAE'] : []
}
