import type { VolumeTariff } from '@nimbus/shared-contracts/catalogue'

export type VolumeFacts = Pick<VolumeTariff, 'kind' | 'data_volume'>

/** volumeText(Nimbus Mobil M) → '30 GB Datenvolumen je Monat'; (Nimbus Prepaid M) → '5 GB Datenvolumen je 4 Wochen' */
export function volumeText({ kind, data_volume: { gb } }: VolumeFacts): string {
  const period = kind === 'prepaid' ? '4\u00a0Wochen' : 'Monat'
  return gb === null ? 'Unbegrenztes Datenvolumen' : `${gb}\u00a0GB Datenvolumen je ${period}`
}

/** maximumText(Nimbus Mobil M) → 'geschätzte Höchstgeschwindigkeit 300 MBit/s im Download und 50 MBit/s im Upload' */
export function maximumText({ data_volume: { max } }: VolumeFacts): string {
  const { down, up } = max
  return `geschätzte Höchstgeschwindigkeit ${down}\u00a0MBit/s im Download und ${up}\u00a0MBit/s im Upload`
}

/** What comes after the volume; empty without limit. throttlingText(Nimbus Mobil M) → 'Nach dem Verbrauch höchstens 64 kbit/s …' */
export function throttlingText({ kind, data_volume: { throttled } }: VolumeFacts): string {
  if (!throttled) return ''
  const end = kind === 'prepaid' ? 'der 4\u00a0Wochen' : 'des Monats'
  return `Nach dem Verbrauch höchstens ${throttled.down}\u00a0kbit/s im Download und ${throttled.up}\u00a0kbit/s im Upload bis zum Ende ${end}.`
}
