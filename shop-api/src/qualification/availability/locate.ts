import type { Address, AvailabilityRequest } from '@nimbus/shared-contracts/availability'
import type { Street } from '../addresses/houses'
import { resolveAddress } from './resolve-address'
import type { Resolution, ResolveDeps } from './resolve-place'

export type Unknown = Extract<Resolution, { kind: 'unknown' }>

/** A dwelling that the register knows; `unit` where its building has several. */
export interface Found {
  kind: 'found'
  street: Street
  number: number
  address: Address
  unit?: string
}

/** What the register makes of an address and the dwelling there. */
export type Located =
  Found | { kind: 'units'; address: Address; units: readonly string[] } | Exclude<Resolution, { kind: 'exact' }>

/**
 * Finds a dwelling in the register, or what keeps it from being found.
 * locate({register, …}, {address: Ringstraße 20, Köln}) → {kind: 'units', units: ['Vorderhaus', 'Seitenflügel', 'Hinterhaus'], …}
 */
export function locate(deps: ResolveDeps, request: AvailabilityRequest): Located {
  const resolution = resolveAddress(deps, request)
  if (resolution.kind !== 'exact') return resolution
  const { street, number, address } = resolution
  const { units } = deps.register.line(street, number)
  const { unit } = request
  if (units.length === 0) return { kind: 'found', street, number, address }
  if (!unit || !units.includes(unit)) return { kind: 'units', address, units }
  return { kind: 'found', street, number, address, unit }
}
