import type { ApiError } from '@nimbus/shared-contracts/http'

/** True when only the agreement is missing, which was saved a moment ago: another tab has changed the order (STO-24). */
export const isOverviewOutdated = ({ exception, details }: ApiError): boolean =>
  exception === 'IncompleteOrderDataException' &&
  details.length > 0 &&
  details.every(({ scope }) => scope === 'ORDER_OVERVIEW')
