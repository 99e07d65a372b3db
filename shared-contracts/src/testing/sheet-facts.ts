import type { ProductSheet } from '../catalogue'
import { aMobileTariff, aPrepaidTariff, aTariff } from './builders'

/** A product information sheet without its rows, which the API makes of the facts. */
type SheetFacts = Omit<ProductSheet, 'rows'>

/** Facts of the sheet of Glasfaser 150 for 24 months with a start price. */
export function someSheetFacts(over: Partial<SheetFacts> = {}): SheetFacts {
  const { concrete_product_id, product_name, conditions } = aTariff()
  return {
    concrete_product_id,
    product_name,
    technology: 'FIBRE',
    access_services: 'Internetzugang und Telefonie über Glasfaser',
    launched_on: '2025-10-01',
    contract_term: 24,
    renewal: 'Danach läuft der Vertrag auf unbestimmte Zeit.',
    termination: 'Kündigung mit einer Frist von einem Monat.',
    bandwidth: { down: { min: 135, normal: 142, max: 150 }, up: { min: 67, normal: 71, max: 75 } },
    volume_limit: '',
    conditions,
    provider: { name: 'Nimbus Telekommunikation GmbH', address: ['Am Morgenlicht 12', '50667 Köln'] },
    ...over,
  }
}

/** Facts of the sheet of Nimbus Mobil M for 24 months. */
export function someMobileSheetFacts(over: Partial<SheetFacts> = {}): SheetFacts {
  const { concrete_product_id, product_name, conditions } = aMobileTariff()
  const { bandwidth: _bandwidth, ...sheet } = someSheetFacts({ concrete_product_id, product_name, conditions })
  return {
    ...sheet,
    technology: 'MOBILE',
    access_services: 'Internetzugang und Telefonie über Mobilfunk',
    estimated_max: { down: 300, up: 50 },
    volume_limit: '30 GB Datenvolumen je Monat, danach 64 kbit/s im Download und 16 kbit/s im Upload.',
    ...over,
  }
}

/** Facts of the sheet of Nimbus Prepaid L, without minimum term. */
export function somePrepaidSheetFacts(over: Partial<SheetFacts> = {}): SheetFacts {
  const { concrete_product_id, product_name, conditions } = aPrepaidTariff()
  return someMobileSheetFacts({
    concrete_product_id,
    product_name,
    conditions,
    technology: 'PREPAID',
    contract_term: 0,
    ...over,
  })
}
