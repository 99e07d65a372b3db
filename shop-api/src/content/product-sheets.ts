import type { ProductSheet, ProductSheetList, Tariff, Technology } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import type { Catalogue } from '../catalogue/catalogue'

const ACCESS: Record<Technology, string> = {
  FIBRE: 'Internetzugang und Telefonie über Glasfaser',
  DSL: 'Internetzugang und Telefonie über DSL',
}

/** What a landline tariff has for certain; a tariff without it belongs to another sheet. */
interface LandlineFacts {
  technology: Technology
  bandwidth: NonNullable<Tariff['bandwidth']>
  launched_on: string
}

function landlineFacts({ properties: { technology }, bandwidth, launched_on }: Tariff): LandlineFacts | undefined {
  return technology && bandwidth && typeof launched_on === 'string' ? { technology, bandwidth, launched_on } : undefined
}

/** The sheets of all tariffs that are sold now (TKTransparenzV § 1). */
export function productSheetList(catalogue: Catalogue): ProductSheetList {
  return {
    sheets: catalogue.tariffs().flatMap((tariff) => {
      const facts = landlineFacts(tariff)
      if (!facts) return []
      const { concrete_product_id, name, product_name, properties } = tariff
      const { technology, launched_on } = facts
      return [
        { concrete_product_id, name, product_name, technology, contract_term: properties.contract_term, launched_on },
      ]
    }),
  }
}

/** The facts of one sheet; undefined for a tariff that isn't sold. */
export function productSheet(catalogue: Catalogue, id: string): ProductSheet | undefined {
  const tariff = catalogue.tariff(id)
  const facts = tariff && landlineFacts(tariff)
  if (!facts) return undefined
  const { concrete_product_id, product_name, properties, conditions } = tariff
  return {
    concrete_product_id,
    product_name,
    technology: facts.technology,
    access_services: ACCESS[facts.technology],
    launched_on: facts.launched_on,
    contract_term: properties.contract_term,
    renewal: 'Der Vertrag verlängert sich nach der Mindestlaufzeit auf unbestimmte Zeit.',
    termination:
      'Kündbar mit einer Frist von einem Monat zum Ende der Mindestlaufzeit, danach jederzeit mit einer Frist von einem Monat.',
    bandwidth: facts.bandwidth,
    volume_limit: '',
    conditions,
    provider: { name: COMPANY.name, address: postalLines().slice(1) },
  }
}
