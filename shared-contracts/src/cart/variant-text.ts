import type { Handset } from './schema'

/** Colour and storage of a device, as far as it has them. variantText(S1 Pro) → 'Fjordblau, 256 GB' */
export const variantText = ({ color, storage }: Pick<Handset, 'color' | 'storage'>): string =>
  [color?.name, storage?.name].filter(Boolean).join(', ')
