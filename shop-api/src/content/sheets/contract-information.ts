import { plannedLineOf } from '@nimbus/shared-contracts/availability'
import { needsHandset } from '@nimbus/shared-contracts/cart'
import { hasStartPrice, type ContractInformation, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { monthsText } from '@nimbus/shared-contracts/wording'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { readText } from '../../kernel/texts/text'
import { shippingOf } from '../facts/one-off-facts'
import { productSheet } from './product-sheets'
import { SHEET_LABEL } from './sheet-rows'
import { documentSections, ofSheet, printedSections, serviceOf } from './tariff-document'

/**
 * What has to be said of an offer before the contract (TKG §§ 54, 55; EGBGB Art. 246a § 1; annex VIII of (EU) 2018/1972).
 * Numbers come from the catalogue, by way of the product information sheet, and from `shared-contracts/law`; undefined for
 * a tariff that isn't sold.
 */
export function contractInformation(catalogue: Catalogue, id: string): ContractInformation | undefined {
  const [sheet, tariff] = [productSheet(catalogue, id), catalogue.tariff(id)]
  if (!sheet || !tariff || sheet.withdrawn_on !== undefined) return undefined
  const { concrete_product_id, product_name, technology, contract_term } = sheet
  const { blocks } = readText('sheets/contract-information', {
    landline: technology === 'FIBRE' || technology === 'DSL',
    planned: plannedLineOf(tariff, null) !== undefined,
    prepaid: technology === 'PREPAID',
    term: contract_term > 0,
    shorterTerm: shorterTermOf(catalogue, tariff),
    eligibility: eligibilityTexts(tariff).join(' '),
    startPrice: hasStartPrice(tariff),
    shipping: shippingOf(catalogue, tariff),
    service: serviceOf(sheet),
    prices: ofSheet(sheet, SHEET_LABEL.monthly, SHEET_LABEL.fourWeekly, SHEET_LABEL.usage, SHEET_LABEL.oneOff),
    contract: ofSheet(sheet, SHEET_LABEL.term, SHEET_LABEL.renewal, SHEET_LABEL.termination),
  })
  return { concrete_product_id, product_name, sections: documentSections(blocks) }
}

/** The longest term below that of the tariff for which the same one is sold. shorterTermOf(DSL M for 24 months) → '12 Monaten' */
function shorterTermOf(catalogue: Catalogue, tariff: Tariff): string | undefined {
  const terms = catalogue
    .tariffs()
    .filter((other) => isSameOffer(other, tariff))
    .map(({ properties: { contract_term } }) => contract_term)
    .filter((term) => term < tariff.properties.contract_term)
  return terms.length > 0 ? monthsText(Math.max(...terms), 'dative') : undefined
}

const isSameOffer = (one: Tariff, other: Tariff): boolean =>
  one.properties.product_id === other.properties.product_id && needsHandset(one) === needsHandset(other)

/** The same as a document. */
export const printedInformation = ({ product_name, sections }: ContractInformation): PrintedDocument => ({
  title: `Vorvertragliche Informationen ${product_name}`,
  subtitle: 'nach § 55 TKG und Art. 246a EGBGB',
  blocks: printedSections(sections),
})
