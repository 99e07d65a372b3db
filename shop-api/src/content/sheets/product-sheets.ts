import type { ProductSheet, ProductSheetList, SheetKind, Tariff } from '@nimbus/shared-contracts/catalogue'
import { NO_DEVICE } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { WITH_NOTICE } from '@nimbus/shared-contracts/law'
import { CONDITION } from '@nimbus/shared-contracts/money'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { Archived, CatalogueData } from '../../catalogue/data/data'
import { condition } from '../../catalogue/tariffs/price-steps'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import { perUseText } from '../../catalogue/tariffs/calls-text'
import { COUNTED_USE } from '../../kernel/texts/shared-sentences'
import { throttlingText, volumeText, type VolumeFacts } from '../facts/data-volume-text'
import { sheetRows, type SheetFacts } from './sheet-rows'

const ACCESS: Record<SheetKind, string> = {
  FIBRE: 'Internetzugang und Telefonie über Glasfaser',
  DSL: 'Internetzugang und Telefonie über DSL',
  MOBILE: 'Internetzugang und Telefonie über Mobilfunk',
  PREPAID: 'Internetzugang und Telefonie über Mobilfunk',
}

/** When a contract goes on and how it ends. */
const BY_CONTRACT = {
  renewal: 'Der Vertrag verlängert sich nach der Mindestlaufzeit auf unbestimmte Zeit.',
  termination: `Kündbar ${WITH_NOTICE} zum Ende der Mindestlaufzeit, danach jederzeit ${WITH_NOTICE}.`,
}
const PREPAID = {
  renewal: 'Der Tarif verlängert sich um jeweils 4\u00a0Wochen, solange Ihr Guthaben reicht.',
  termination: 'Jederzeit ohne Frist zum Ende der laufenden 4\u00a0Wochen kündbar.',
}

/** What a sheet's tariff has for certain. */
interface Certain {
  technology: SheetKind
  launched_on: string
}

function certainFacts({ properties, bandwidth, data_volume, launched_on }: Tariff): Certain | undefined {
  const technology = data_volume ? (properties.prepaid ? 'PREPAID' : 'MOBILE') : bandwidth && properties.technology
  return technology && typeof launched_on === 'string' ? { technology, launched_on } : undefined
}

/**
 * The sheets of all tariffs that are sold now (TKTransparenzV § 1), then of those that were; a tariff with a device has the
 * sheet of that without.
 */
export function productSheetList(catalogue: Catalogue): ProductSheetList {
  const sold = catalogue.tariffs().flatMap((tariff) => {
    const facts = certainFacts(tariff)
    const { concrete_product_id, name, product_name, properties } = tariff
    if (!facts || properties.sublevel !== NO_DEVICE) return []
    return [{ concrete_product_id, name, product_name, contract_term: properties.contract_term, ...facts }]
  })
  const archived = catalogue
    .data()
    .archive.map(({ id, name, technology, contract_term, launched_on, withdrawn_on }) => ({
      concrete_product_id: id,
      name,
      product_name: name,
      technology,
      contract_term,
      launched_on,
      withdrawn_on,
    }))
  return { sheets: [...sold, ...archived] }
}

/** One sheet; undefined for a tariff that isn't sold and never was. */
export function productSheet(catalogue: Catalogue, id: string): ProductSheet | undefined {
  const archived = catalogue.data().archive.find((tariff) => tariff.id === id)
  const facts = archived ? archivedFacts(archived) : soldFacts(catalogue, id)
  return facts && { ...facts, rows: sheetRows(facts) }
}

const PROVIDER = { name: COMPANY.name, address: postalLines().slice(1) }

function soldFacts(catalogue: Catalogue, id: string): SheetFacts | undefined {
  const tariff = catalogue.tariff(id)
  const facts = tariff && certainFacts(tariff)
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
    provider: PROVIDER,
  }
}

function archivedFacts(tariff: Archived): SheetFacts {
  const { id, name, technology, launched_on, withdrawn_on, contract_term, price, provisioning } = tariff
  const { bandwidth, data_volume } = tariff
  const prepaid = technology === 'PREPAID'
  return {
    concrete_product_id: id,
    product_name: name,
    technology,
    launched_on,
    withdrawn_on,
    access_services: ACCESS[technology],
    contract_term,
    ...(prepaid ? PREPAID : BY_CONTRACT),
    ...(data_volume ? { estimated_max: data_volume.max } : { bandwidth }),
    volume_limit: volumeLimit({ data_volume, properties: { prepaid } }),
    conditions: [
      condition(prepaid ? CONDITION.fourWeekly : CONDITION.monthly, price),
      ...(provisioning > 0 ? [condition(CONDITION.provisioning, provisioning)] : []),
    ],
    provider: PROVIDER,
  }
}

/** volumeLimit(Nimbus Mobil M) → '30 GB Datenvolumen je Monat. Nach dem Verbrauch …'; '' without limit */
function volumeLimit(tariff: VolumeFacts): string {
  if (!tariff.data_volume?.throttled) return ''
  return `${volumeText(tariff)}. ${throttlingText(tariff)} ${COUNTED_USE}`
}

function usagePrices({ mobile }: CatalogueData, { properties }: Tariff): Pick<ProductSheet, 'usage_prices'> {
  const per_use = mobile.prepaid.find(({ id }) => id === properties.family)?.per_use
  return per_use ? { usage_prices: perUseText(per_use) } : {}
}

/** The sheet as a document. */
export const printedSheet = ({ product_name, rows }: ProductSheet): PrintedDocument => ({
  title: `Produktinformationsblatt ${product_name}`,
  subtitle: 'nach § 1 der TK-Transparenzverordnung',
  blocks: [
    { kind: 'rows', rows: rows.map(({ label, values }) => ({ label, text: values })) },
    { kind: 'paragraph', text: 'Alle Preise in Euro inklusive Mehrwertsteuer.' },
  ],
})
