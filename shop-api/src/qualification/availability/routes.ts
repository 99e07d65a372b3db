import {
  availabilityAnswerSchema,
  availabilityFormRequestSchema,
  availabilityRequestSchema,
  isCorrection,
} from '@nimbus/shared-contracts/availability'
import { formSchemaSchema, type FormSchema } from '@nimbus/shared-contracts/forms'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { rememberAvailability } from './availability-repository'
import type { Queries } from '../../platform/database/database'
import type { Validators } from '../../forms/validation/validators'
import { availabilityForm } from './availability-form'
import { checkAvailability, type CheckDeps } from './check-availability'
import { limitOfAddress } from '../../platform/limits/limit'

const BASE = '/landline/new-customer/new-contract'

/** Checks that one address of the internet may ask for in a minute. */
const CHECKS_PER_MINUTE = 600

export interface AvailabilityRoutesDeps extends CheckDeps {
  db: Queries
  validators: Validators
}

/** The availability check of API-1. A result is kept with the session, for the order that follows. */
export const availabilityRoutes =
  ({ db, validators, ...deps }: AvailabilityRoutesDeps): ApiPlugin =>
  async (app) => {
    const tags = ['availability']
    const security = [{ guest: [] }]
    const withValidator = async (form: FormSchema): Promise<FormSchema> => ({
      ...form,
      validator: await validators.pathOf(form.validationSchema),
    })

    app.post(
      `${BASE}/form-schemas`,
      {
        onRequest: app.requireSession,
        schema: {
          tags,
          security,
          summary: 'The form of the availability check',
          body: availabilityFormRequestSchema,
          response: { 200: formSchemaSchema },
        },
      },
      async () => {
        return withValidator(availabilityForm())
      },
    )

    app.post(
      `${BASE}/check-availability`,
      {
        onRequest: app.requireSession,
        config: limitOfAddress(CHECKS_PER_MINUTE, 'this copy'),
        schema: {
          tags,
          security,
          summary: 'What can be had at an address, or the one field that has to be corrected',
          body: availabilityRequestSchema,
          response: { 200: availabilityAnswerSchema },
        },
      },
      async (request) => {
        const answer = await checkAvailability(deps, request.body, new Date())
        if (isCorrection(answer)) {
          const { correction } = answer
          return { correction: { ...correction, formSchema: await withValidator(correction.formSchema) } }
        }
        await rememberAvailability(db, request.sessionId, answer)
        return answer
      },
    )
  }
