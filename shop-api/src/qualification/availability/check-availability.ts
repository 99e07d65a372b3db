import {
  AVAILABILITY_LIFETIME_MS,
  type AvailabilityAnswer,
  type AvailabilityRequest,
  type CheckData,
} from '@nimbus/shared-contracts/availability'
import type { Street } from '../addresses/houses'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { ApiException } from '../../kernel/errors/api-exception'
import { isOrderable, maxBandwidth } from './available-products'
import { correctionForm } from './availability-form'
import { resolveAddress } from './resolve-address'
import type { Resolution, ResolveDeps } from './resolve-place'

export interface CheckDeps extends ResolveDeps {
  catalogue: Catalogue
  /** Postal codes whose lines can't be looked up at the moment. */
  unavailableZipcodes: ReadonlySet<string>
}

/** What can be had at an address, or what has to be corrected first. `now` is the real time. */
export function checkAvailability(deps: CheckDeps, request: AvailabilityRequest, now: Date): AvailabilityAnswer {
  const { address, unit } = request
  if (deps.unavailableZipcodes.has(address.zipcode)) {
    throw new ApiException(
      503,
      'BackendUnavailableException',
      'Die Verfügbarkeitsprüfung ist zur Zeit nicht verfügbar. Bitte versuchen Sie es in einigen Minuten erneut.',
    )
  }
  const resolution = resolveAddress(deps, request)
  if (resolution.kind === 'unknown') throw addressNotFound(resolution)
  if (resolution.kind === 'doubt') {
    const { field, options } = resolution
    return { correction: { field, options, formSchema: correctionForm(address, field, options) } }
  }
  const { units } = deps.register.line(resolution.street, resolution.number)
  if (units.length > 0 && !(unit && units.includes(unit))) return askForUnit(resolution, units)
  return result(deps, resolution, units.length > 0 ? unit : undefined, now)
}

function addressNotFound({ field, reason }: Extract<Resolution, { kind: 'unknown' }>): ApiException {
  return new ApiException(404, 'AddressNotFoundException', 'Die Adresse konnte nicht überprüft werden', [
    { field, reason },
  ])
}

type Exact = Extract<Resolution, { kind: 'exact' }>

function askForUnit({ address }: Exact, units: readonly string[]): AvailabilityAnswer {
  const options = units.map((unit) => ({ value: unit, label: unit, address }))
  return { correction: { field: 'unit', options, formSchema: correctionForm(address, 'unit', options) } }
}

function result({ register, catalogue }: CheckDeps, exact: Exact, unit: string | undefined, now: Date): CheckData {
  const { street, number, address } = exact
  const line = register.line(street, number)
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
      valid_until: new Date(now.getTime() + AVAILABILITY_LIFETIME_MS).toISOString(),
    },
  }
}
