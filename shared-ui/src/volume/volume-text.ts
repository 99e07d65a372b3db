import type { DataVolume, VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { text } from './de'

/** volumeText({gb: 30, …}) → "30 GB"; without limit → "Unbegrenzt" */
export const volumeText = ({ gb }: Pick<DataVolume, 'gb'>): string =>
  gb === null ? text.unlimited : text.gigabytes(gb)

/** Volume and what is left of the speed after it (PRICE-29): "30 GB, danach 64 kbit/s im Download und 16 kbit/s im Upload" */
export function throttlingText({ gb, throttled }: Pick<DataVolume, 'gb' | 'throttled'>): string {
  if (gb === null) return text.unlimitedVolume
  return [text.gigabytes(gb), ...(throttled ? [text.after(throttled)] : [])].join(', ')
}

/**
 * What a mobile tariff carries (TKTransparenzV § 1).
 * volumeFacts(Mobil M) → "30 GB Datenvolumen im Monat", "geschätzt maximal 300 MBit/s im Download …", "danach 64 kbit/s …"
 */
export function volumeFacts({ kind, data_volume: { gb, max, throttled } }: VolumeTariff): string[] {
  const perPeriod = kind === 'prepaid' ? text.perFourWeeks : text.perMonth
  return [
    gb === null ? text.unlimitedVolume : perPeriod(text.gigabytes(gb)),
    text.atMost(max),
    ...(throttled ? [text.after(throttled)] : []),
  ]
}
