import type { Tv } from '../catalogue'

/** What the television choices are called, where they are told from each other. */
export const TV_NAME: Record<Tv, string> = {
  NONE: 'Ohne TV',
  SMART: 'Smart',
  SMARTSTREAM: 'SmartStream',
  MEGASTREAM: 'MegaStream',
}

/** A choice as part of an offer. tvText('SMART') → "TV Smart"; ('NONE') → "ohne TV" */
export const tvText = (tv: Tv): string => (tv === 'NONE' ? 'ohne TV' : `TV ${TV_NAME[tv]}`)
