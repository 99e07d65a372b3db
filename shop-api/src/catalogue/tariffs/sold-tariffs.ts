import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, type PriceCondition } from '@nimbus/shared-contracts/money'
import type { CatalogueData } from '../data/data'
import { mobileTariffs } from './mobile-tariffs'
import { condition } from './price-steps'
import { tariffsAt, type SoldTariff } from './tariffs'

/** Every tariff as it is sold at `now`, landline and mobile, with the fees that catalogue.json puts on single ones. */
export const soldTariffsAt = (data: CatalogueData, now: Date): SoldTariff[] =>
  [...tariffsAt(data, now), ...mobileTariffs(data.mobile)].map((tariff) => {
    const fees = feesOf(data, tariff)
    return fees.length > 0 ? { ...tariff, conditions: [...tariff.conditions, ...fees] } : tariff
  })

const feesOf = ({ catalogue: { fees } }: CatalogueData, tariff: Tariff): PriceCondition[] =>
  fees
    .filter(({ tariffs }) => tariffs.includes(tariff.concrete_product_id))
    .map(({ name, price }) => ({ ...condition(CONDITION.fee, price), name }))
