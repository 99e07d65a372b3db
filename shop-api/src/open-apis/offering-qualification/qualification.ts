import { AVAILABILITY_LIFETIME_MS, type Address } from '@nimbus/shared-contracts/availability'
import { asChecked, type SentPlace } from '../../qualification/addresses/geographic-address'
import {
  assertReachable,
  availabilityOf,
  lineAt,
  type CheckDeps,
} from '../../qualification/availability/check-availability'
import { locate, type Located } from '../../qualification/availability/locate'
import { unresolvedOf } from '../geographic-address/validation'
import type { RegisteredAddresses } from '../geographic-address/registered-addresses'
import type { ProductCatalog } from '../product-catalog/product-catalog'
import type { Addresses } from '../standard/addresses'
import type { Premises } from './judge-offering'
import { judgedItems, type QualificationItem } from './qualification-items'
import { addressIn, unreadablePlace, type QualificationRequest } from './request'

/** The ProductOfferingQualification of TMF679 4.0.0 as far as the shop writes it. Instants are ISO 8601. */
export interface ProductOfferingQualification extends Omit<QualificationRequest, 'place'> {
  state: QualificationItem['state']
  /** All of it can be had, a part or something else, or nothing. */
  qualificationResult?: 'green' | 'yellow' | 'red'
  productOfferingQualificationDate: string
  effectiveQualificationDate: string
  expirationDate: string
  place: (SentPlace & { '@type': 'GeographicAddress' })[]
  productOfferingQualificationItem: QualificationItem[]
}

export interface QualificationDeps extends CheckDeps {
  registered: RegisteredAddresses
  productCatalog: () => ProductCatalog
  /** Of the catalogue. */
  catalogAddresses: Addresses
}

/** What of some offerings can be had at an address; throws 503 where lines can't be looked up at the moment. */
export async function qualification(
  deps: QualificationDeps,
  request: QualificationRequest,
  now: Date,
): Promise<ProductOfferingQualification> {
  const [sent] = request.place
  if (!sent) throw unreadablePlace('is missing')
  const asked = askedAt(deps, sent)
  assertReachable(deps, asked.address)
  const located = locate(deps, asked)
  const isCovered = !(located.kind === 'unknown' && located.reason === 'NOT_COVERED')
  const failure = isCovered ? failureOf(located) : undefined
  const premises = await premisesAt(deps, located, now)
  const items = failure
    ? request.productOfferingQualificationItem.map((item): QualificationItem => ({ ...item, ...failure }))
    : judgedItems({ ...deps, productCatalog: deps.productCatalog(), premises }, request)
  const shown = request.provideOnlyAvailable ? items.filter(isQualified) : items
  const date = now.toISOString()
  return {
    ...request,
    state: failure ? 'terminatedWithError' : 'done',
    ...(!failure && { qualificationResult: resultOf(items) }),
    productOfferingQualificationDate: date,
    effectiveQualificationDate: date,
    expirationDate:
      premises?.checkData.availability.valid_until ?? new Date(now.getTime() + AVAILABILITY_LIFETIME_MS).toISOString(),
    place: [{ ...sent, '@type': 'GeographicAddress' }],
    productOfferingQualificationItem: shown,
  }
}

/** The address that a place has by value, or by the id of one in the register. */
function askedAt({ registered }: QualificationDeps, place: SentPlace): { address: Address; unit?: string } {
  const given = addressIn(place)
  if (given) return asChecked(given)
  if (place.postcode !== undefined || place.id === undefined)
    throw unreadablePlace('needs the id of an address, or postcode, streetName and streetNr')
  const address = registered.addressOf(place.id)
  if (!address) throw unreadablePlace('has the id of no address')
  const [dwelling] = place.geographicSubAddress ?? []
  return { address, ...(dwelling && { unit: dwelling.name }) }
}

/** An address that isn't sure is no answer about what can be had there. */
function failureOf(located: Located) {
  const unresolved = unresolvedOf(located)
  if (!unresolved) return undefined
  const { attribute, code } = unresolved
  const value = `${attribute} of the place does not lead to one dwelling: validate the address first`
  return { state: 'terminatedWithError' as const, terminationError: [{ id: code, value }] }
}

async function premisesAt(deps: QualificationDeps, located: Located, now: Date): Promise<Premises | undefined> {
  if (located.kind !== 'found') return undefined
  const answer = await lineAt(deps, located)
  const checkData = availabilityOf(deps, located, answer, now)
  return { line: answer.line, region: located.street.town.region, checkData }
}

const isQualified = (item: QualificationItem): boolean => item.qualificationItemResult === 'qualified'

function resultOf(items: readonly QualificationItem[]): 'green' | 'yellow' | 'red' {
  if (items.every(isQualified)) return 'green'
  return items.every((one) => one.qualificationItemResult === 'unqualified') ? 'red' : 'yellow'
}
