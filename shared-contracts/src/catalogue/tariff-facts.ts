import type { Tariff, Technology, Tv } from './product'

/** sublevel of a mobile tariff without device, and of every landline tariff (DATA-4). */
export const NO_DEVICE = 'NO_DEVICE'

/** sublevel of a mobile tariff that is sold together with a device. */
export const WITH_DEVICE = 'WITH_DEVICE'

/** A tariff as the API answers with it: its kind is told by whoever reads it. */
export const onWire = <T extends Tariff>({ kind: _kind, ...tariff }: T): Omit<T, 'kind'> => tariff

/** What a tariff is provided over, and how it is paid for on the way. technologyOf(DSL M) → 'DSL'; (Prepaid L) → 'PREPAID' */
export function technologyOf(tariff: Tariff): Technology | 'MOBILE' | 'PREPAID' {
  if (tariff.kind === 'landline') return tariff.properties.technology
  return tariff.kind === 'prepaid' ? 'PREPAID' : 'MOBILE'
}

/** tvOf(Glasfaser 150 mit TV Smart) → 'SMART'; (Mobil M) → 'NONE' */
export const tvOf = (tariff: Tariff): Tv => (tariff.kind === 'landline' ? tariff.properties.tv : 'NONE')

/** The family that groups all variants of one tariff. familyOf(Glasfaser 150 mit TV Smart) → 'glasfaser-150' */
export const familyOf = ({ properties }: Pick<Tariff, 'properties'>): string =>
  properties.family ?? properties.product_id
