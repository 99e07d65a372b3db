import type { ProductSheet, ProductSheetList, SheetKind, Tariff } from '@nimbus/shared-contracts/catalogue'
import { NO_DEVICE } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import type { Catalogue } from '../catalogue/catalogue'
import type { CatalogueData } from '../catalogue/data'
import { perUseText } from './calls-text'
import { COUNTED_USE, throttlingText, volumeText } from './data-volume-text'

const ACCESS: Record<SheetKind, string> = {
  FIBRE: 'Internetzugang und Telefonie über Glasfaser',
  DSL: 'Internetzugang und Telefonie über DSL',
  MOBILE: 'Internetzugang und Telefonie über Mobilfunk',
  PREPAID: 'Internetzugang und Telefonie über Mobilfunk',
}

/** When a contract goes on and how it ends. */
const BY_CONTRACT = {
  renewal: 'Der Vertrag verlängert sich nach der Mindestlaufzeit auf unbestimmte Zeit.',
  termination:
    'Kündbar mit einer Frist von einem Monat zum Ende der Mindestlaufzeit, danach jederzeit mit einer Frist von einem Monat.',
}
const PREPAID = {
  renewal: 'Der Tarif verlängert sich um jeweils 4\u00a0Wochen, solange Ihr Guthaben reicht.',
  termination: 'Jederzeit ohne Frist zum Ende der laufenden 4\u00a0Wochen kündbar.',
}

/** What a sheet's tariff has for certain. */
interface SheetFacts {
  technology: SheetKind
  launched_on: string
}

function sheetFacts({ properties, bandwidth, data_volume, launched_on }: Tariff): SheetFacts | undefined {
  const technology = data_volume ? (properties.prepaid ? 'PREPAID' : 'MOBILE') : bandwidth && properties.technology
  return technology && typeof launched_on === 'string' ? { technology, launched_on } : undefined
}

/** The sheets of all tariffs that are sold now (TKTransparenzV § 1); a tariff with a device has the sheet of that without. */
export function productSheetList(catalogue: Catalogue): ProductSheetList {
  return {
    sheets: catalogue.tariffs().flatMap((tariff) => {
      const facts = sheetFacts(tariff)
      const { concrete_product_id, name, product_name, properties } = tariff
      if (!facts || properties.sublevel !== NO_DEVICE) return []
      return [{ concrete_product_id, name, product_name, contract_term: properties.contract_term, ...facts }]
    }),
  }
}

/** The facts of one sheet; undefined for a tariff that isn't sold. */
export function productSheet(catalogue: Catalogue, id: string): ProductSheet | undefined {
  const tariff = catalogue.tariff(id)
  const facts = tariff && sheetFacts(tariff)
  if (!facts) return undefined
  const { concrete_product_id, product_name, properties, conditions } = tariff
  return {
    concrete_product_id,
    product_name,
    ...facts,
    access_services: ACCESS[facts.technology],
    contract_term: properties.contract_term,
    ...(properties.prepaid ? PREPAID : BY_CONTRACT),
    ...(tariff.data_volume ? { estimated_max: tariff.data_volume.max } : { bandwidth: tariff.bandwidth }),
    volume_limit: volumeLimit(tariff),
    conditions,
    ...usagePrices(catalogue.data(), tariff),
    provider: { name: COMPANY.name, address: postalLines().slice(1) },
  }
}

/** volumeLimit(Nimbus Mobil M) → '30 GB Datenvolumen je Monat. Nach dem Verbrauch …'; '' without limit */
function volumeLimit(tariff: Tariff): string {
  if (!tariff.data_volume?.throttled) return ''
  return `${volumeText(tariff)}. ${throttlingText(tariff)} ${COUNTED_USE}`
}

function usagePrices({ mobile }: CatalogueData, { properties }: Tariff): Pick<ProductSheet, 'usage_prices'> {
  const per_use = mobile.prepaid.find(({ id }) => id === properties.family)?.per_use
  return per_use ? { usage_prices: perUseText(per_use) } : {}
}
