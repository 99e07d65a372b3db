import { throttlingText, volumeText } from './volume-text'

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
  // spec section 9
  it.each([
    [{ gb: 30, throttled: { down: 64, up: 16 } }, '30 GB, danach 64 kbit/s im Download und 16 kbit/s im Upload'],
    [{ gb: null, throttled: null }, 'unbegrenztes Datenvolumen'],
  ])('of %j', (volume, text) => {
    expect(plain(throttlingText(volume))).toBe(text)
  })
})
