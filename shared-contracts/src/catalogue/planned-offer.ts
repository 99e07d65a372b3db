import type { Tariff } from './product'

/** True for an offer of fibre that is still to be laid (CAT-12). isPlannedOffer({offer: 'VVM'}) → true */
export const isPlannedOffer = ({ offer }: { offer?: Tariff['properties']['offer'] | undefined }): boolean =>
  offer === 'VVM'
