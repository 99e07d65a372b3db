import type { ProductSheet, ProductSheetList, SheetKind } from '@nimbus/shared-contracts/catalogue'
import { technologyOf } from '@nimbus/shared-contracts/catalogue'
import { needsHandset } from '@nimbus/shared-contracts/cart'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { WITH_NOTICE } from '@nimbus/shared-contracts/law'
import { CONDITION } from '@nimbus/shared-contracts/money'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { Archived } from '../../catalogue/data/data'
import { condition } from '../../catalogue/tariffs/price-steps'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import { COUNTED_USE } from '../../kernel/texts/shared-sentences'
import { otherUse } from '../facts/other-use'
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

/**
 * The sheets of all tariffs that are sold now (TKTransparenzV § 1), then of those that were; a tariff with a device has the
 * sheet of that without.
 */
export function productSheetList(catalogue: Catalogue): ProductSheetList {
  const sold = catalogue
    .tariffs()
    .filter((tariff) => !needsHandset(tariff))
    .map((tariff) => {
      const { concrete_product_id, name, product_name, launched_on, properties } = tariff
      const { contract_term } = properties
      return { concrete_product_id, name, product_name, contract_term, technology: technologyOf(tariff), launched_on }
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
  if (!tariff) return undefined
  const { concrete_product_id, product_name, launched_on, properties, conditions, usage_prices } = tariff
  const technology = technologyOf(tariff)
  return {
    concrete_product_id,
    product_name,
    technology,
    launched_on,
    access_services: ACCESS[technology],
    contract_term: properties.contract_term,
    ...(tariff.kind === 'prepaid' ? PREPAID : BY_CONTRACT),
    ...(tariff.kind === 'landline' ? { bandwidth: tariff.bandwidth, volume_limit: '' } : volumeFacts(tariff)),
    conditions,
    ...(usage_prices !== undefined && { usage_prices }),
    other_use: otherUse(catalogue.data()['usage-prices'], tariff.kind),
    provider: PROVIDER,
  }
}

function archivedFacts(tariff: Archived): SheetFacts {
  const { id, name, technology, launched_on, withdrawn_on, contract_term, price, provisioning } = tariff
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
    ...(tariff.technology === 'MOBILE' || tariff.technology === 'PREPAID'
      ? volumeFacts({ kind: prepaid ? 'prepaid' : 'mobile', data_volume: tariff.data_volume })
      : { bandwidth: tariff.bandwidth, volume_limit: '' }),
    conditions: [
      condition(prepaid ? CONDITION.fourWeekly : CONDITION.monthly, price),
      ...(provisioning > 0 ? [condition(CONDITION.provisioning, provisioning)] : []),
    ],
    provider: PROVIDER,
  }
}

/** volumeFacts(Nimbus Mobil M).volume_limit → '30 GB Datenvolumen je Monat. Nach dem Verbrauch …'; '' without limit */
const volumeFacts = (tariff: VolumeFacts) => ({
  estimated_max: tariff.data_volume.max,
  volume_limit: tariff.data_volume.throttled ? `${volumeText(tariff)}. ${throttlingText(tariff)} ${COUNTED_USE}` : '',
})

/** The sheet as a document. */
export const printedSheet = ({ product_name, rows }: ProductSheet): PrintedDocument => ({
  title: `Produktinformationsblatt ${product_name}`,
  subtitle: 'nach § 1 der TK-Transparenzverordnung',
  blocks: [
    { kind: 'rows', rows: rows.map(({ label, values }) => ({ label, text: values })) },
    { kind: 'paragraph', text: 'Alle Preise in Euro inklusive Mehrwertsteuer.' },
  ],
})
