import { originOf, ownAddress } from './own-address'

describe('ownAddress', () => {
  it.each([
    [{}, '/', 'https://shop.test/'],
    [{}, '/zuhause', 'https://shop.test/zuhause'],
    [
      { address: '/produktinformationsblatt?tariff=dsl-m-24' },
      '/produktinformationsblatt',
      'https://shop.test/produktinformationsblatt?tariff=dsl-m-24',
    ],
    [{}, '//evil.test/a', 'https://shop.test/evil.test/a'],
  ])('of %j at %s is %s', (head, path, address) => {
    expect(ownAddress(head, path, 'https://shop.test')).toBe(address)
  })
})

describe('originOf', () => {
  afterEach(() => delete document.documentElement.dataset.origin)

  it('is what the edge wrote, else that of the browser', () => {
    expect(originOf(document)).toBe(location.origin)
    document.documentElement.dataset.origin = 'https://shop.test'
    expect(originOf(document)).toBe('https://shop.test')
  })
})
