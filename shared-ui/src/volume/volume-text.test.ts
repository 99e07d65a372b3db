import { aMobileTariff, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import { throttlingText, volumeFacts, volumeText } from './volume-text'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('volumeText', () => {
  it.each([
    [30, '30 GB'],
    [1000, '1.000 GB'],
    [null, 'Unbegrenzt'],
  ])('of %j GB is %s', (gb, text) => {
    expect(plain(volumeText({ gb }))).toBe(text)
  })
})

describe('throttlingText', () => {
  // PRICE-29
  it.each([
    [{ gb: 30, throttled: { down: 64, up: 16 } }, '30 GB, danach 64 kbit/s im Download und 16 kbit/s im Upload'],
    [{ gb: null, throttled: null }, 'unbegrenztes Datenvolumen'],
  ])('of %j', (volume, text) => {
    expect(plain(throttlingText(volume))).toBe(text)
  })
})

describe('volumeFacts', () => {
  const throttled = { down: 64, up: 16 }

  it.each([
    [
      aMobileTariff({ data_volume: { gb: 30, max: { down: 300, up: 50 }, throttled } }),
      [
        '30 GB Datenvolumen im Monat',
        'geschätzt maximal 300 MBit/s im Download und 50 MBit/s im Upload',
        'danach 64 kbit/s im Download und 16 kbit/s im Upload',
      ],
    ],
    [
      aPrepaidTariff({ data_volume: { gb: 1000, max: { down: 300, up: 50 }, throttled } }),
      [
        '1.000 GB Datenvolumen je 4 Wochen',
        'geschätzt maximal 300 MBit/s im Download und 50 MBit/s im Upload',
        'danach 64 kbit/s im Download und 16 kbit/s im Upload',
      ],
    ],
    [
      aMobileTariff({ data_volume: { gb: null, max: { down: 500, up: 100 }, throttled: null } }),
      ['unbegrenztes Datenvolumen', 'geschätzt maximal 500 MBit/s im Download und 100 MBit/s im Upload'],
    ],
  ])('of %j', (tariff, facts) => {
    expect(volumeFacts(tariff).map(plain)).toEqual(facts)
  })
})
