import type { CorrectedField } from '@nimbus/shared-contracts/availability'
import * as v from 'valibot'
import { asChecked, ATTRIBUTE_OF, sentAddressSchema } from '../../qualification/addresses/geographic-address'
import { locate, type Located, type Unknown } from '../../qualification/availability/locate'
import type { ResolveDeps } from '../../qualification/availability/resolve-place'
import type { GeographicAddress, RegisteredAddresses } from './registered-addresses'

export const validationRequest = v.strictObject({
  submittedGeographicAddress: sentAddressSchema,
  provideAlternative: v.boolean(),
  '@type': v.optional(v.pipe(v.string(), v.maxLength(100))),
})
type ValidationRequest = v.InferOutput<typeof validationRequest>

/** What keeps an address from being the one of a dwelling. */
export interface Unresolved {
  /** The attribute that is in doubt, or with which the register goes no further. */
  attribute: (typeof ATTRIBUTE_OF)[CorrectedField]
  code: Unknown['reason'] | 'IN_DOUBT' | 'SEVERAL_UNITS'
}

/** The GeographicAddressValidation of TMF673 4.0.1, which has no place for the reason: that is ours. */
export interface GeographicAddressValidation {
  state: 'done'
  provideAlternative: boolean
  validationDate: string
  validationResult: 'success' | 'partial' | 'fails'
  submittedGeographicAddress: ValidationRequest['submittedGeographicAddress']
  validGeographicAddress?: GeographicAddress
  alternateGeographicAddress?: GeographicAddress[]
  unresolved?: Unresolved
  '@type'?: string
  '@baseType'?: string
  '@schemaLocation'?: string
}

/** unresolvedOf(doubt about the street) → {attribute: 'streetName', code: 'IN_DOUBT'}; nothing for what was found */
export function unresolvedOf(located: Located): Unresolved | undefined {
  if (located.kind === 'found') return undefined
  if (located.kind === 'units') return { attribute: ATTRIBUTE_OF.unit, code: 'SEVERAL_UNITS' }
  const attribute = ATTRIBUTE_OF[located.field]
  return { attribute, code: located.kind === 'unknown' ? located.reason : 'IN_DOUBT' }
}

export interface ValidationDeps extends ResolveDeps {
  registered: RegisteredAddresses
  /** Where `@schemaLocation` points. */
  extensionSchema: string
}

/**
 * What the register makes of an address: success with its registered form, partial with those that may be meant, one for
 * each dwelling of a building, or fails.
 */
export function validation(deps: ValidationDeps, request: ValidationRequest, now: Date): GeographicAddressValidation {
  const { submittedGeographicAddress, provideAlternative } = request
  const { registered, extensionSchema } = deps
  const located = locate(deps, asChecked(submittedGeographicAddress))
  const unresolved = unresolvedOf(located)
  const alternatives = provideAlternative ? alternativesOf(located, registered) : []
  return {
    state: 'done',
    provideAlternative,
    validationDate: now.toISOString(),
    validationResult: located.kind === 'found' ? 'success' : located.kind === 'unknown' ? 'fails' : 'partial',
    submittedGeographicAddress,
    ...(located.kind === 'found' && {
      validGeographicAddress: registered.write(located.address, located.unit ? [located.unit] : []),
    }),
    ...(alternatives.length > 0 && { alternateGeographicAddress: alternatives }),
    ...(unresolved && {
      unresolved,
      '@type': 'NimbusAddressValidation',
      '@baseType': 'GeographicAddressValidation',
      '@schemaLocation': extensionSchema,
    }),
  }
}

function alternativesOf(located: Located, { write }: RegisteredAddresses): GeographicAddress[] {
  if (located.kind === 'units') return located.units.map((unit) => write(located.address, [unit]))
  if (located.kind !== 'doubt') return []
  // the caller's own input is no other address
  return located.options.flatMap(({ address }) => (address ? [write(address)] : []))
}
