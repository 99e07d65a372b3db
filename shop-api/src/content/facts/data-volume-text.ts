import type { Tariff } from '@nimbus/shared-contracts/catalogue'

export interface VolumeFacts extends Pick<Tariff, 'data_volume'> {
  properties: Pick<Tariff['properties'], 'prepaid'>
}

/** What a tariff of the mobile network carries; a tariff without belongs to another text. */
function volumeOf({ data_volume }: VolumeFacts): NonNullable<Tariff['data_volume']> {
  if (!data_volume) throw new Error('data volume: a mobile tariff has none')
  return data_volume
}

/** volumeText(Nimbus Mobil M) → '30 GB Datenvolumen je Monat'; (Nimbus Prepaid M) → '5 GB Datenvolumen je 4 Wochen' */
export function volumeText(tariff: VolumeFacts): string {
  const { gb } = volumeOf(tariff)
  const period = tariff.properties.prepaid ? '4\u00a0Wochen' : 'Monat'
  return gb === null ? 'Unbegrenztes Datenvolumen' : `${gb}\u00a0GB Datenvolumen je ${period}`
}

/** maximumText(Nimbus Mobil M) → 'geschätzte Höchstgeschwindigkeit 300 MBit/s im Download und 50 MBit/s im Upload' */
export function maximumText(tariff: VolumeFacts): string {
  const { down, up } = volumeOf(tariff).max
  return `geschätzte Höchstgeschwindigkeit ${down}\u00a0MBit/s im Download und ${up}\u00a0MBit/s im Upload`
}

/** What comes after the volume; empty without limit. throttlingText(Nimbus Mobil M) → 'Nach dem Verbrauch höchstens 64 kbit/s …' */
export function throttlingText(tariff: VolumeFacts): string {
  const { throttled } = volumeOf(tariff)
  if (!throttled) return ''
  const end = tariff.properties.prepaid ? 'der 4\u00a0Wochen' : 'des Monats'
  return `Nach dem Verbrauch höchstens ${throttled.down}\u00a0kbit/s im Download und ${throttled.up}\u00a0kbit/s im Upload bis zum Ende ${end}.`
}
