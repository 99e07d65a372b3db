import { startOfDay } from '@nimbus/server-kit/clock'
import type { CheckData } from '@nimbus/shared-contracts/availability'
import { isPlannedOffer, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import type { Addresses } from '../standard/addresses'
import { characteristic, type Characteristic } from '../standard/characteristic'
import { judgeAt, type Alternative, type JudgeDeps, type Judgement, type Premises } from './judge-offering'
import { reasonFor, type Reason } from './reasons'
import type { QualificationRequest, SentItem } from './request'

interface Proposal {
  id: string
  alternateActivationDate?: string
  alternateProductOffering: { id: string; href: string; name?: string; '@referredType': 'ProductOffering' }
}

export interface QualificationItem extends SentItem {
  state: 'done' | 'terminatedWithError'
  qualificationItemResult?: 'qualified' | 'alternate' | 'unqualified'
  expectedActivationDate?: string
  product?: { productCharacteristic: Characteristic[] }
  eligibilityUnavailabilityReason?: Reason[]
  alternateProductOfferingProposal?: Proposal[]
  terminationError?: { id: string; value: string }[]
}

interface ItemDeps extends JudgeDeps {
  /** Of the catalogue. */
  catalogAddresses: Addresses
}

/** What comes of each item that was asked for. */
export function judgedItems(deps: ItemDeps, request: QualificationRequest): QualificationItem[] {
  const judge = judgeAt(deps)
  const { provideAlternative = false, provideUnavailabilityReason = true } = request
  return request.productOfferingQualificationItem.map((item) => {
    const judged = judge(item.productOffering.id)
    if (judged.isAvailable) return { ...item, state: 'done', ...qualified(judged, deps.premises) }
    const { code } = judged
    const alternative = provideAlternative ? judged.alternative : undefined
    return {
      ...item,
      state: 'done',
      qualificationItemResult: alternative ? 'alternate' : 'unqualified',
      ...(code === 'FIBRE_PLANNED' && expectedOn(deps.premises)),
      ...(provideUnavailabilityReason && { eligibilityUnavailabilityReason: [reasonFor(code)] }),
      ...(alternative && { alternateProductOfferingProposal: [proposal(alternative, deps)] }),
    }
  })
}

function qualified(
  { tariff }: Extract<Judgement, { isAvailable: true }>,
  premises: Premises | undefined,
): Partial<QualificationItem> {
  if (!tariff || !premises) return { qualificationItemResult: 'qualified' }
  return {
    qualificationItemResult: 'qualified',
    ...(isPlannedOffer(tariff.properties) && expectedOn(premises)),
    product: { productCharacteristic: lineFor(tariff, premises.checkData) },
  }
}

/** From when planned fibre can be there. */
function expectedOn(premises: Premises | undefined): { expectedActivationDate?: string } {
  const day = premises?.line.planned_from
  return day === undefined ? {} : { expectedActivationDate: startOfDay(day).toISOString() }
}

function proposal({ id, tariff }: Alternative, { productCatalog, premises, catalogAddresses }: ItemDeps): Proposal {
  const name = productCatalog.find('productOffering', id)?.facts['name']
  const { expectedActivationDate: planned } = expectedOn(premises)
  return {
    id: '1',
    ...(planned && isPlannedOffer(tariff.properties) && { alternateActivationDate: planned }),
    alternateProductOffering: {
      id,
      href: catalogAddresses.of('productOffering', id),
      ...(typeof name === 'string' && { name }),
      '@referredType': 'ProductOffering',
    },
  }
}

/** The line that a tariff would have there: the fastest of its technology, in Mbit/s; of one that is planned, only which. */
function lineFor({ properties: { technology } }: LandlineTariff, { availability }: CheckData): Characteristic[] {
  const fastest = availability.max_bandwidth.find((one) => one.technology === technology)
  return [
    characteristic('technology', technology),
    ...(fastest ? [characteristic('downloadMax', fastest.down), characteristic('uploadMax', fastest.up)] : []),
    characteristic('region', availability.region),
  ]
}
