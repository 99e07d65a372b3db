import { readConfig } from './config'

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({}, '/shop')).toMatchObject({
      port: 3000,
      dataDir: '/shop/.nimbus/data',
      releaseSource: '/shop/.nimbus/releases',
      apiBase: undefined,
      edgeAddress: 'http://127.0.0.1:3000',
    })
  })

  it('takes origins of remotes as they are', () => {
    const source = 'mf-cart=http://cart,mf-legal=http://legal'
    expect(readConfig({ RELEASE_SOURCE: source }, '/shop').releaseSource).toBe(source)
  })

  it('has the image service fetch nothing from elsewhere unless hosts are named', () => {
    expect(readConfig({}, '/shop').imageAllowHosts).toEqual([])
    const environment = { IMAGE_ALLOW_HOSTS: ' Img.example , cdn.example:8443', IMAGE_FOLDER: 'pictures' }
    expect(readConfig(environment, '/shop')).toMatchObject({
      imageAllowHosts: ['img.example', 'cdn.example:8443'],
      imageFolder: '/shop/pictures',
    })
    expect(() => readConfig({ IMAGE_ALLOW_HOSTS: 'https://img.example/' }, '/shop')).toThrow(/IMAGE_ALLOW_HOSTS/)
  })

  it('sells the catalogue of a folder when one is named', () => {
    expect(readConfig({}, '/shop').catalogueDir).toBeUndefined()
    expect(readConfig({ SHOP_CATALOGUE_DIR: '' }, '/shop').catalogueDir).toBeUndefined()
    expect(readConfig({ SHOP_CATALOGUE_DIR: 'files' }, '/shop').catalogueDir).toBe('/shop/files')
  })

  it.each(['', undefined, 'x'.repeat(24)])('takes the key of declarations %j', (SHOP_DECLARATION_KEY) => {
    expect(readConfig({ SHOP_DECLARATION_KEY }, '/shop').declarationKey).toBe(SHOP_DECLARATION_KEY || undefined)
  })

  it('refuses a key of declarations that could be guessed, and doesn’t repeat it', () => {
    const short = 'x'.repeat(23)
    const read = () => readConfig({ SHOP_DECLARATION_KEY: short }, '/shop')
    expect(read).toThrow('environment: SHOP_DECLARATION_KEY has at least 24 characters')
    expect(read).not.toThrow(short)
  })

  it.each(['', undefined, 'x'.repeat(32)])('takes the secret %j for the API in this process', (SHOP_SECRET) => {
    expect(readConfig({ SHOP_SECRET }, '/shop').secret).toBe(SHOP_SECRET || undefined)
    const short = 'x'.repeat(31)
    const read = () => readConfig({ SHOP_SECRET: short }, '/shop')
    expect(read).toThrow('environment: SHOP_SECRET has at least 32 characters')
    expect(read).not.toThrow(short)
  })

  it('names every wrong variable and what is wrong with it', () => {
    const read = () => readConfig({ PORT: 'abc', SHOP_CLOCK: 'heute', SHOP_API_BASE: 'nirgends' }, '/shop')
    expect(read).toThrow(/PORT is not a port number/)
    expect(read).toThrow(/SHOP_CLOCK is not a day as 2026-11-27/)
    expect(read).toThrow(/SHOP_API_BASE is not an address/)
  })

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['', 'http://localhost:3100'],
    [undefined, 'http://localhost:3100'],
  ])('takes %s as origin of the shop', (origin, read) => {
    expect(readConfig({ PORT: '3100', ...(origin !== undefined && { SHOP_ORIGIN: origin }) }, '/shop').origin).toBe(
      read,
    )
  })

  it.each(['shop.example', 'https://shop.example/zuhause', '/'])('refuses %s as origin', (origin) => {
    expect(() => readConfig({ SHOP_ORIGIN: origin }, '/shop')).toThrow(/SHOP_ORIGIN is not an origin/)
  })
})
