import type { LandlineTariff, Technology } from '@nimbus/shared-contracts/catalogue'

const ORDER: readonly Technology[] = ['FIBRE', 'DSL']

/** Tariffs by their technology, fibre first; a technology without tariffs is left out. */
export function byTechnology(
  tariffs: readonly LandlineTariff[],
): { technology: Technology; tariffs: LandlineTariff[] }[] {
  return ORDER.map((technology) => ({
    technology,
    tariffs: tariffs.filter(({ properties }) => properties.technology === technology),
  })).filter((group) => group.tariffs.length > 0)
}
