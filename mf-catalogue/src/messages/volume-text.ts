import type { DataVolume } from '@nimbus/shared-contracts/catalogue'

const NBSP = '\u00a0'

/** volumeText({gb: 30, …}) → "30 GB"; without limit → "Unbegrenzt" */
export const volumeText = ({ gb }: Pick<DataVolume, 'gb'>): string =>
  gb === null ? 'Unbegrenzt' : `${gb.toLocaleString('de-DE')}${NBSP}GB`

/** What is left of the speed after the volume, in kbit/s (spec section 9). */
export const afterVolumeText = ({ down, up }: { down: number; up: number }): string =>
  `danach ${down}${NBSP}kbit/s im Download und ${up}${NBSP}kbit/s im Upload`

/** Volume and what is left of the speed after it (spec section 9): "30 GB, danach 64 kbit/s im Download und 16 kbit/s im Upload" */
export function throttlingText({ gb, throttled }: Pick<DataVolume, 'gb' | 'throttled'>): string {
  if (gb === null) return 'unbegrenztes Datenvolumen'
  return throttled ? `${volumeText({ gb })}, ${afterVolumeText(throttled)}` : volumeText({ gb })
}

/** termText(24) → "24 Monate" */
export const termText = (months: number): string => `${months}${NBSP}Monate`
