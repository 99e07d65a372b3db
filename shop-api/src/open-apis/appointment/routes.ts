import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { checkRoutes, type CheckRoutesDeps } from '../standard/check-routes'
import { searchTimeSlot, timeSlotRequest, type TimeSlotDeps, type TimeSlotRequest } from './time-slots'

/** Below which the API lies, after the prefix of all of them. */
export const APPOINTMENT_BASE = '/appointment/v4'

/** TMF646 appointment, version 4.0.0: when a technician can come. Visits are booked with orders. */
export const appointmentRoutes = (deps: TimeSlotDeps, { kept, access, addresses }: CheckRoutesDeps): ApiPlugin =>
  checkRoutes(
    {
      base: APPOINTMENT_BASE,
      resource: 'searchTimeSlot',
      standard: 'TMF646 4.0.0',
      question: 'when a technician can come',
      body: timeSlotRequest,
      stateName: 'status',
      check: (body: TimeSlotRequest, now: Date) => searchTimeSlot(deps, body, now),
    },
    { kept, access, addresses },
  )
