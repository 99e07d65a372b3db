import { COMPANY } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import { addDays } from '@nimbus/shared-contracts/dates'
import { startOfDay } from '@nimbus/server-kit/clock'
import type { Archived, CatalogueData } from '../../catalogue/data/data'
import { fixed, speeds, volume } from './characteristics'
import type { ProductOffering, ProductSpecification } from './entities'
import type { EntityWriter } from './entity-writer'
import { listed, RETIRED } from './listing'
import { offeringPrice, termOf } from './price-entities'
import { archivedPlans } from './tariff-prices'

function specificationOf(archived: Archived, writer: EntityWriter): ProductSpecification {
  const { id, name, technology } = archived
  return {
    ...writer.described('productSpecification', { id, name, retired: true }),
    isBundle: false,
    brand: COMPANY.brand,
    productSpecCharacteristic: [
      fixed('technology', technology),
      ...(archived.technology === 'MOBILE' || archived.technology === 'PREPAID'
        ? volume(archived.data_volume)
        : speeds(archived.bandwidth)),
    ],
  }
}

function offeringOf(archived: Archived, writer: EntityWriter): ProductOffering {
  const { id, name, launched_on, withdrawn_on, contract_term } = archived
  return {
    ...writer.described('productOffering', { id, name, retired: true }),
    // the last day counts in full
    validFor: {
      startDateTime: startOfDay(launched_on).toISOString(),
      endDateTime: startOfDay(addDays(withdrawn_on, 1)).toISOString(),
    },
    isBundle: false,
    isSellable: false,
    productSpecification: writer.reference('productSpecification', { id, name }),
    attachment: [
      {
        name: 'Produktinformationsblatt',
        attachmentType: 'productInformationSheet',
        mimeType: 'text/html',
        url: writer.addresses.atShop(routes.productSheets({ tariff: id })),
      },
    ],
    ...termOf(contract_term),
    productOfferingPrice: archivedPlans(archived).map((plan) => offeringPrice(plan, writer)),
  }
}

/** The tariffs that are sold no more, each with a specification of its own. */
export const archivedListings = ({ archive }: CatalogueData, writer: EntityWriter) => ({
  productSpecification: archive.map((one) =>
    listed(one.id, { name: one.name, brand: COMPANY.brand, lifecycleStatus: RETIRED }, () =>
      specificationOf(one, writer),
    ),
  ),
  productOffering: archive.map((one) =>
    listed(
      one.id,
      {
        name: one.name,
        isBundle: false,
        isSellable: false,
        lifecycleStatus: RETIRED,
        'productSpecification.id': one.id,
      },
      () => offeringOf(one, writer),
    ),
  ),
  plans: archive.flatMap(archivedPlans),
})
