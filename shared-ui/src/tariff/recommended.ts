import { familyOf, type Tariff } from '@nimbus/shared-contracts/catalogue'

/**
 * The family that is marked among the tiles of a page: the first that the catalogue recommends and that can be had; none
 * where none is recommended (CAT-28). recommendedOf([Glasfaser 150, 300, 600]) → 'glasfaser-300'
 */
export function recommendedOf<T extends Tariff>(
  tariffs: readonly T[],
  isPossible: (tariff: T) => boolean = () => true,
): string | undefined {
  const recommended = tariffs.find((tariff) => tariff.recommendation !== undefined && isPossible(tariff))
  return recommended && familyOf(recommended)
}
