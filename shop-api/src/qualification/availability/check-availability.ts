import {
  AVAILABILITY_LIFETIME_MS,
  type Address,
  type AvailabilityAnswer,
  type AvailabilityRequest,
  type CheckData,
} from '@nimbus/shared-contracts/availability'
import type { Street } from '../addresses/houses'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { ApiException } from '../../kernel/errors/api-exception'
import { isOrderable, maxBandwidth } from './available-products'
import { correctionForm } from './availability-form'
import { LinesAwayError, type LineAnswer, type LineSource } from './line-source'
import { locate, type Found, type Unknown } from './locate'
import type { ResolveDeps } from './resolve-place'

export interface CheckDeps extends ResolveDeps {
  catalogue: Catalogue
  /** Postal codes whose lines can't be looked up at the moment. */
  unavailableZipcodes: ReadonlySet<string>
  /** Who says what can be had at a dwelling (TMF-26); our own register without it. */
  lines?: LineSource | undefined
}

/** What can be had at an address, or what has to be corrected first. `now` is the real time. */
export async function checkAvailability(
  deps: CheckDeps,
  request: AvailabilityRequest,
  now: Date,
): Promise<AvailabilityAnswer> {
  assertReachable(deps, request.address)
  const located = locate(deps, request)
  if (located.kind === 'unknown') throw addressNotFound(located)
  if (located.kind === 'found') return availabilityOf(deps, located, await lineAt(deps, located), now)
  const { address } = request
  if (located.kind === 'doubt') {
    const { field, options } = located
    return { correction: { field, options, formSchema: correctionForm(address, field, options) } }
  }
  const options = located.units.map((unit) => ({ value: unit, label: unit, address: located.address }))
  return { correction: { field: 'unit', options, formSchema: correctionForm(located.address, 'unit', options) } }
}

/** Throws where lines can't be looked up at the moment. */
export function assertReachable({ unavailableZipcodes }: CheckDeps, { zipcode }: Address): void {
  if (unavailableZipcodes.has(zipcode)) throw backendUnavailable()
}

const backendUnavailable = (): ApiException =>
  new ApiException(
    503,
    'BackendUnavailableException',
    'Die Verfügbarkeitsprüfung ist zur Zeit nicht verfügbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  )

/** The line of a dwelling, by the register or by a provider; throws where that can't be looked up at the moment. */
export async function lineAt({ register, lines }: CheckDeps, found: Found): Promise<LineAnswer> {
  if (!lines) return { line: register.line(found.street, found.number) }
  try {
    return await lines(found)
  } catch (error) {
    throw error instanceof LinesAwayError ? backendUnavailable() : error
  }
}

function addressNotFound({ field, reason }: Unknown): ApiException {
  return new ApiException(404, 'AddressNotFoundException', 'Die Adresse konnte nicht überprüft werden', [
    { field, reason },
  ])
}

/** What can be had over a line at a dwelling that the register knows. */
export function availabilityOf(
  { catalogue }: Pick<CheckDeps, 'catalogue'>,
  { street, address, unit }: Found,
  { line, validUntil }: LineAnswer,
  now: Date,
): CheckData {
  const ours = now.getTime() + AVAILABILITY_LIFETIME_MS
  // who says what there is may say it for less than a day, but not for a time that is over
  const until = validUntil && validUntil > now ? Math.min(validUntil.getTime(), ours) : ours
  const { region }: Street['town'] = street.town
  const orderable = catalogue.tariffs().filter((tariff) => isOrderable(tariff, line, region))
  return {
    availability: {
      address,
      max_bandwidth: maxBandwidth(line),
      products: orderable.map(({ concrete_product_id }) => concrete_product_id),
      region,
      fibre: line.fibre,
      ...(line.planned_from && { planned_from: line.planned_from }),
      ...(unit && { unit }),
      valid_until: new Date(until).toISOString(),
    },
  }
}
