import * as v from 'valibot'
import { limitFactor, linesApi, readerKeys, stopDelay } from './settings'

describe('limitFactor', () => {
  it.each([
    ['1', 1],
    ['1000', 1_000],
  ])('reads %s', (text, factor) => {
    expect(v.parse(limitFactor, text)).toBe(factor)
  })

  it.each(['0', '1001', '-1', '1.5', 'off', ''])('refuses %j', (text) => {
    expect(v.safeParse(limitFactor, text).success).toBe(false)
  })
})

describe('readerKeys', () => {
  const one = 'k'.repeat(24)
  const other = 'A-z_0.9~+/=AAAAAAAAAAAAA'

  it('reads none, one and several', () => {
    expect(['', one, ` ${one} , ${other},`].map((text) => v.parse(readerKeys, text))).toEqual([[], [one], [one, other]])
  })

  it.each(['short', `${one},short`, 'k'.repeat(12) + ' ' + 'k'.repeat(12), 'ü'.repeat(24)])(
    'refuses %j without a word of it',
    (text) => {
      const { issues = [] } = v.safeParse(readerKeys, text)
      expect(issues.length).toBeGreaterThan(0)
      expect(issues.map(({ message }) => message).join()).not.toMatch(/short|kkk|ü/)
    },
  )
})

describe('linesApi', () => {
  it('reads an address, and none', () => {
    const address = 'https://bss.example:8443/tmf-api/serviceQualificationManagement/v4'
    expect([address, 'http://bss:8080', ''].map((text) => v.parse(linesApi, text))).toEqual([
      address,
      'http://bss:8080',
      undefined,
    ])
  })

  it.each([
    'bss.example',
    'ftp://bss.example/',
    'https://user:word@bss.example/',
    'https://bss.example/?a=1',
    'https://',
  ])('refuses %j', (text) => {
    expect(v.safeParse(linesApi, text).success).toBe(false)
  })
})

describe('stopDelay', () => {
  it('is a whole number of milliseconds', () => {
    expect(v.parse(stopDelay, '3000')).toBe(3_000)
    expect(v.safeParse(stopDelay, '3s').success).toBe(false)
  })
})
