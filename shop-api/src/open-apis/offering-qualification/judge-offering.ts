import type { CheckData } from '@nimbus/shared-contracts/availability'
import { familyOf, isYoung, tvOf, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { nearestPossible } from '@nimbus/shared-contracts/eligibility'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { Line } from '../../qualification/addresses/data'
import type { Town } from '../../qualification/addresses/houses'
import { obstacleTo } from '../../qualification/availability/available-products'
import { ACTIVE } from '../product-catalog/listing'
import type { ProductCatalog } from '../product-catalog/product-catalog'
import type { ReasonCode } from './reasons'

/** What is known of an address; without a line there is none that we could offer. */
export interface Premises {
  line: Line
  region: Town['region']
  checkData: CheckData
}

/** Whether an offering can be had, or why it can't and what comes nearest to it. */
export type Judgement =
  { isAvailable: true; tariff?: LandlineTariff } | { isAvailable: false; code: ReasonCode; alternative?: Alternative }

/** What comes nearest to an offering that can't be had: a tariff, or the family of one. */
export interface Alternative {
  id: string
  tariff: LandlineTariff
}

export interface JudgeDeps {
  catalogue: Catalogue
  productCatalog: ProductCatalog
  /** Missing where an address is outside of what the register covers. */
  premises: Premises | undefined
}

const isLandline = <Sold extends { kind: string }>(tariff: Sold): tariff is Sold & LandlineTariff =>
  tariff.kind === 'landline'

/** Judges one offering after the other at one address: a tariff of the landline, its family, or a tariff that is sold everywhere. */
export function judgeAt({ catalogue, productCatalog, premises }: JudgeDeps): (offeringId: string) => Judgement {
  const landline = catalogue.tariffs().filter(isLandline)

  return (id) => {
    const tariff = catalogue.tariff(id)
    if (tariff && !isLandline(tariff)) return { isAvailable: true }
    const variants = tariff ? [tariff] : landline.filter((one) => familyOf(one) === id)
    const [wanted] = variants
    if (!wanted) return { isAvailable: false, code: isOnSale(productCatalog, id) ? 'NO_TARIFF' : 'NOT_ON_SALE' }
    if (!premises) return { isAvailable: false, code: 'NOT_COVERED' }
    const { line, region, checkData } = premises
    const obstacles = variants.map((one) => obstacleTo(one, line, region))
    const [code] = obstacles
    if (code === undefined || obstacles.includes(undefined)) return { isAvailable: true, tariff: wanted }
    const nearest = nearestPossible(wanted, landline.filter(isLike(wanted)), checkData)
    if (!nearest) return { isAvailable: false, code }
    const alternative = { id: tariff ? nearest.concrete_product_id : familyOf(nearest), tariff: nearest }
    return { isAvailable: false, code, alternative }
  }
}

/** Who wants TV for 24 months, or is young, gets no other offer than that. */
const isLike =
  (wanted: LandlineTariff) =>
  (other: LandlineTariff): boolean =>
    tvOf(other) === tvOf(wanted) &&
    other.properties.contract_term === wanted.properties.contract_term &&
    isYoung(other) === isYoung(wanted)

const isOnSale = (productCatalog: ProductCatalog, id: string): boolean =>
  productCatalog.find('productOffering', id)?.facts['lifecycleStatus'] === ACTIVE
