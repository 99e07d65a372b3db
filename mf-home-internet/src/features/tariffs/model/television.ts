import { cheapestTariff, type LandlineTariff, type Tv } from '@nimbus/shared-contracts/catalogue'
import type { Cents } from '@nimbus/shared-contracts/money'
import { DEFAULT_CHOICE, surchargesOf, variantsOf } from './variants'

/** A TV choice with what it adds to any tariff, and the cheapest tariff that has it. */
export interface TelevisionOffer {
  tv: Tv
  surcharge: Cents
  example: LandlineTariff
}

/** The choices with TV: Smart + 10 €, SmartStream + 17 €, MegaStream + 30 €, each with the cheapest tariff for everybody. */
export function televisionOffers(tariffs: readonly LandlineTariff[]): TelevisionOffer[] {
  return surchargesOf(tariffs, 'ALL').flatMap(({ tv, surcharge }) => {
    const example = cheapestTariff(variantsOf(tariffs, { audience: 'ALL', choice: { ...DEFAULT_CHOICE, tv } }, null))
    return tv !== 'NONE' && surcharge !== undefined && example ? [{ tv, surcharge, example }] : []
  })
}
