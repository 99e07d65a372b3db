import type { ContractInformation, Tariff } from '@nimbus/shared-contracts/catalogue'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import { CALLS_INCLUDED } from '../../catalogue/tariffs/calls-text'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { readText } from '../../kernel/texts/text'
import { productSheet } from './product-sheets'
import { documentSections, printedSections, serviceOf } from './tariff-document'

/**
 * What a tariff consists of: the "Leistungsbeschreibung" that is part of the contract (BGB § 305(2), LAW-29), from the facts
 * of its sheet and of the catalogue; undefined for a tariff that isn't sold.
 */
export function serviceDescription(catalogue: Catalogue, id: string): ContractInformation | undefined {
  const [sheet, tariff] = [productSheet(catalogue, id), catalogue.tariff(id)]
  if (!sheet || !tariff) return undefined
  const { concrete_product_id, product_name, technology } = sheet
  const { blocks } = readText('sheets/service-description', {
    landline: tariff.kind === 'landline',
    fibre: technology === 'FIBRE',
    service: serviceOf(sheet),
    calls: callsOf(catalogue, tariff),
    usage: tariff.usage_prices ?? false,
    tv: televisionOf(catalogue, tariff),
    included: includedIn(catalogue, tariff).join(', '),
  })
  return { concrete_product_id, product_name, sections: documentSections(blocks) }
}

/** Calls that cost nothing more; false where all of them do. callsOf(…, DSL M) → 'Internetzugang, zwei Sprachkanäle und eine Flatrate …' */
function callsOf(catalogue: Catalogue, tariff: Tariff): string | false {
  if (tariff.kind === 'landline') {
    const connection = catalogue.optionsFor(tariff).flatMap(({ items }) => items.filter(({ mandatory }) => mandatory))
    return connection.map(({ description, benefits = [] }) => `${description} ${benefits.join(', ')}.`).join(' ')
  }
  return tariff.usage_prices === undefined && `${CALLS_INCLUDED}.`
}

/** What speaks for a tariff beside its television, which has a section of its own. */
function includedIn(catalogue: Catalogue, { benefits = [] }: Tariff): string[] {
  const ofTelevision = catalogue.data().tv.flatMap((choice) => choice.benefits)
  return benefits.filter((benefit) => !ofTelevision.includes(benefit))
}

/** What the chosen television brings; false where none is. */
function televisionOf(catalogue: Catalogue, tariff: Tariff): string | false {
  if (tariff.kind !== 'landline' || tariff.properties.tv === 'NONE') return false
  const choice = catalogue.data().tv.find(({ id }) => id === tariff.properties.tv)
  return choice ? choice.benefits.join('. ') : false
}

/** The same as a document. */
export const printedService = ({ product_name, sections }: ContractInformation): PrintedDocument => ({
  title: `Leistungsbeschreibung ${product_name}`,
  blocks: printedSections(sections),
})
