import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import { limitOfOneRoute } from '../standard/access'
import { checkRoutes, type CheckRoutesDeps } from '../standard/check-routes'
import { asList, listQuery, PAGE_SIZE, resourceQuery, withFields } from '../standard/list-query'
import { nothingThere, sendPage, sendResource } from '../standard/send-list'
import { validation, validationRequest, type ValidationDeps } from './validation'

/** Below which the API lies, after the prefix of all of them. */
export const GEOGRAPHIC_ADDRESS_BASE = '/geographicAddressManagement/v4'

const STANDARD = 'TMF673 4.0.1'
const MOST_POSTCODES = 20

const addressSchema = v.looseObject({ id: v.string(), href: v.string(), postcode: v.string() })

const postcode = v.pipe(v.string(), v.maxLength(5), v.regex(/^\d{5}$/))
/** The register has hundreds of thousands of addresses; nobody lists them all. */
const addressQuery = v.strictObject({
  ...listQuery(['city', 'streetName', 'streetNr']).entries,
  postcode: v.union([postcode, v.pipe(v.array(postcode), v.maxLength(MOST_POSTCODES))]),
})

export interface GeographicAddressRoutesDeps extends Omit<ValidationDeps, 'extensionSchema'>, CheckRoutesDeps {}

/** TMF673 geographic address, version 4.0.1: addresses are validated, and those of the register read. */
export const geographicAddressRoutes =
  ({ kept, access, addresses, ...places }: GeographicAddressRoutesDeps): ApiPlugin =>
  async (app) => {
    const { registered } = places
    const deps = { ...places, extensionSchema: addresses.extensionSchema }
    const path = `${GEOGRAPHIC_ADDRESS_BASE}/geographicAddress`
    const common = { preParsing: access.readers, config: limitOfOneRoute }
    const described = { tags: ['TMF673'], security: [{ reader: [] }], ...tmf(STANDARD) }

    app.get(
      path,
      {
        ...common,
        schema: {
          ...described,
          summary: 'A page of the addresses in some postal codes, by street and number',
          querystring: addressQuery,
          response: { 200: v.array(addressSchema), 206: v.array(addressSchema) },
        },
      },
      async (request, reply) => {
        const { fields, offset = 0, limit = PAGE_SIZE, postcode: asked, ...filters } = request.query
        const page = { offset, limit: Math.min(limit, PAGE_SIZE) }
        const { total, shown } = registered.page([asked].flat(), asList(filters), page)
        const text = JSON.stringify(shown.map((one) => withFields(one, fields)))
        return sendPage(request, reply, { total, count: shown.length, text })
      },
    )

    app.get(
      `${path}/:id`,
      {
        ...common,
        schema: {
          ...described,
          summary: 'One address of the register, with its dwellings',
          params: v.object({ id: pathPart }),
          querystring: resourceQuery,
          response: { 200: addressSchema },
        },
      },
      async (request, reply) => {
        const known = registered.find(request.params.id)
        if (!known) throw nothingThere()
        return sendResource(request, reply, withFields(known, request.query.fields))
      },
    )

    const validations = {
      base: GEOGRAPHIC_ADDRESS_BASE,
      resource: 'geographicAddressValidation',
      standard: STANDARD,
      question: 'whether an address is right, and which ones may be meant',
      body: validationRequest,
      stateName: 'state' as const,
      check: (body: v.InferOutput<typeof validationRequest>, now: Date) => validation(deps, body, now),
    }
    await app.register(checkRoutes(validations, { kept, access, addresses }))
  }
