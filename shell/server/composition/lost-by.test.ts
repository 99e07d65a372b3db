import { lostBy } from './lost-by'

const release = (paths: string[], widgets: string[] = [], withdraws?: string[]) => ({
  pages: paths.map((path) => ({ id: path, path, layout: 'shop' as const })),
  chunks: Object.fromEntries(['app', ...widgets].map((name) => [name, { js: [], css: [] }])),
  ...(withdraws && { withdraws }),
})

describe('lostBy', () => {
  const live = release(['/warenkorb', '/zuhause/tarife/:category'], ['widget-summary', 'page-cart'])
  it.each([
    ['the same', release(['/warenkorb', '/zuhause/tarife/:category'], ['widget-summary']), []],
    ['more', release(['/warenkorb', '/neu', '/zuhause/tarife/:category'], ['widget-summary', 'widget-new']), []],
    ['another name of a parameter', release(['/warenkorb', '/zuhause/tarife/:slug'], ['widget-summary']), []],
    ['a page less', release(['/zuhause/tarife/:category'], ['widget-summary']), ['/warenkorb']],
    ['no pages', release([], ['widget-summary']), ['/warenkorb', '/zuhause/tarife/:category']],
    ['a widget less', release(['/warenkorb', '/zuhause/tarife/:category']), ['widget-summary']],
    ['a page and its withdrawal', release(['/zuhause/tarife/:x'], ['widget-summary'], ['/warenkorb']), []],
    ['another withdrawal', release(['/zuhause/tarife/:x'], ['widget-summary'], ['/warenkorb/alt']), ['/warenkorb']],
    [
      'a withdrawal by another name of the parameter, and of a widget',
      release(['/warenkorb'], [], ['/zuhause/tarife/:slug', 'widget-summary']),
      [],
    ],
  ])('of %s: %j', (_, next, lost) => {
    expect(lostBy(live, next)).toEqual(lost)
  })
})
