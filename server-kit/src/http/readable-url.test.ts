import { readableUrl } from './readable-url'

describe('readableUrl', () => {
  it.each([
    ['/zuhause', '/zuhause'],
    ['/zuhause?a=%', '/zuhause?a=%'],
    ['/%E0%A4%A?a=1', '/_unreadable'],
    ['/api/addresses/%', '/api/_unreadable'],
    ['/apis/%', '/_unreadable'],
  ])('turns %s into %s', (url, readable) => {
    expect(readableUrl(url)).toBe(readable)
  })
})
