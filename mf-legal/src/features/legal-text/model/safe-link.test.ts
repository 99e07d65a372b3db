import { safeLink } from './safe-link'

describe('safeLink', () => {
  it.each([
    ['/agb', { href: '/agb', external: false }],
    ['/agb?id=widerrufsrecht#frist', { href: '/agb?id=widerrufsrecht#frist', external: false }],
    ['#frist', { href: '#frist', external: false }],
    ['impressum', { href: '/impressum', external: false }],
    ['../agb', { href: '/agb', external: false }],
    ['https://www.bundesnetzagentur.de', { href: 'https://www.bundesnetzagentur.de/', external: true }],
    ['//b.example', { href: 'https://b.example/', external: true }],
    ['mailto:a@b.example', { href: 'mailto:a@b.example', external: false }],
    ['tel:+492214710120', { href: 'tel:+492214710120', external: false }],
    ['javascript:alert(1)', undefined],
    [' \u0000java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['file:///etc/passwd', undefined],
    ['https://', undefined],
  ])('reads %j', (address, expected) => {
    expect(safeLink(address)).toEqual(expected)
  })
})
