import { needsFibreConnection } from '@nimbus/shared-contracts/catalogue'
import type { Field } from './fields'
import type { FormContext } from './form-context'
import { SLOT_PATTERN } from './slots'

export const APPOINTMENT = 'connection.appointment'

/** The answer of who wants to settle it later: nobody has to take a time to be able to order. */
export const LATER = { value: 'LATER', label: 'Später abstimmen, wir schlagen Ihnen per E-Mail zwei Termine vor' }

/**
 * With which sockets somebody has to come (decision 032): built fibre needs its own socket, DSL any telephone socket. Where
 * the customer doesn't know, the order is looked at first; where fibre isn't built yet, the visit is agreed after it is.
 */
function socketsToVisit({ tariff, checkData }: FormContext): readonly string[] {
  if (!needsFibreConnection(tariff)) return ['NONE']
  return checkData?.availability.fibre === 'BUILT' ? ['NONE', 'TAE'] : []
}

/** The technician's visit, asked for when the socket that is needed isn't there. None where nobody has to come. */
export function appointmentField(context: FormContext): Record<string, Field> {
  const sockets = socketsToVisit(context)
  if (sockets.length === 0) return {}
  return {
    [APPOINTMENT]: {
      personal: false,
      definition: {
        type: 'radio',
        label: 'Wann soll die Technik kommen?',
        review_label: 'Termin mit der Technik',
        hint: 'Für die Dose muss jemand in Ihre Wohnung. Bitte sorgen Sie dafür, dass eine volljährige Person da ist. Wir halten den Termin eine Stunde für Sie frei.',
        layout: { width: 'full' },
        source: 'appointments',
        more_label: 'Weitere Termine zeigen',
        options: [...(context.offered ?? [LATER])],
        visibleIf: { field: 'connection.socket', in: [...sockets] },
        requiredWhenVisible: true,
        errorMessages: { pattern: 'Bitte wählen Sie einen der Termine.' },
      },
      rule: { type: 'string', pattern: `^(${LATER.value}|${SLOT_PATTERN})$` },
    },
  }
}
