import { compareKey, entryOf } from './compare-key'

const device = { category: 'smartphones', slug: 'solvar-s1-pro', pid: 'solvar-s1-pro-graphit-256' }

describe('compareKey', () => {
  it.each([
    ['dsl-m-24', { tariffId: 'dsl-m-24' }],
    [
      'mobil-m-device-24~smartphones~solvar-s1-pro~solvar-s1-pro-graphit-256',
      { tariffId: 'mobil-m-device-24', device },
    ],
  ])('%s stands for an entry and leads back to it', (key, entry) => {
    expect(compareKey(entry)).toBe(key)
    expect(entryOf(key)).toEqual(entry)
  })
})

describe('entryOf', () => {
  it.each(['', '~', 'a~', 'a~b', 'a~b~c', 'a~b~c~', 'a~b~c~d~e', '~b~c~d'])('%j is no entry', (key) => {
    expect(entryOf(key)).toBeUndefined()
  })
})
