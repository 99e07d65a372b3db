import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { checkRoutes, type CheckRoutesDeps } from '../standard/check-routes'
import { qualification, type QualificationDeps } from './qualification'
import { qualificationRequest, type QualificationRequest } from './request'

/** Below which the API lies, after the prefix of all of them. */
export const OFFERING_QUALIFICATION_BASE = '/productOfferingQualification/v4'

/** TMF679 product offering qualification, version 4.0.0: what of the catalogue can be had at an address. */
export const offeringQualificationRoutes = (
  deps: QualificationDeps,
  { kept, access, addresses }: CheckRoutesDeps,
): ApiPlugin =>
  checkRoutes(
    {
      base: OFFERING_QUALIFICATION_BASE,
      resource: 'productOfferingQualification',
      standard: 'TMF679 4.0.0',
      question: 'which offerings can be had at an address, why not, and what instead',
      body: qualificationRequest,
      stateName: 'state',
      check: (body: QualificationRequest, now: Date) => qualification(deps, body, now),
      isInstant: ({ instantSyncQualification = false }: QualificationRequest) => instantSyncQualification,
    },
    { kept, access, addresses },
  )
