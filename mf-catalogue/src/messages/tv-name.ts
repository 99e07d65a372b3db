import type { Tv } from '@nimbus/shared-contracts/catalogue'

/** What the television choices are called. */
export const TV_NAME: Record<Tv, string> = {
  NONE: 'ohne TV',
  SMART: 'TV Smart',
  SMARTSTREAM: 'TV SmartStream',
  MEGASTREAM: 'TV MegaStream',
}
