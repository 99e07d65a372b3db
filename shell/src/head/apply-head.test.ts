import type { ImagePreload } from '@nimbus/shared-contracts/remote'
import { applyErrorHead, applyHead } from './apply-head'

const image = (name: string, sizes = ''): ImagePreload => ({
  srcset: `/_ipx/f_avif,w_640,h_500/heroes/${name}.svg 1x`,
  sizes,
  type: 'image/avif',
})
const preloads = () => [...document.head.querySelectorAll('link[rel="preload"][as="image"]')]

afterEach(() => document.head.replaceChildren())

describe('applyHead', () => {
  it('preloads the images of the page shown and forgets those of the page before', () => {
    applyHead({ preloadImages: [image('a', '100vw'), image('b')] }, '/')
    expect(preloads().map((link) => link.outerHTML)).toEqual([
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/_ipx/f_avif,w_640,h_500/heroes/a.svg 1x" imagesizes="100vw">',
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/_ipx/f_avif,w_640,h_500/heroes/b.svg 1x">',
    ])
    applyHead({}, '/warenkorb')
    expect(preloads()).toEqual([])
  })

  it('leaves the link of the server alone', () => {
    applyHead({ preloadImages: [image('a')] }, '/')
    const [link] = preloads()
    applyHead({ preloadImages: [image('a'), image('b')] }, '/zuhause')
    expect(preloads()[0]).toBe(link)
    expect(preloads()).toHaveLength(2)
  })

  it('leaves the pictures of an area while it stays; they used to be removed and fetched anew with each page', () => {
    applyHead({ preloadImages: [image('a'), image('b')] }, '/zuhause')
    const links = preloads()
    applyHead({}, '/zuhause/tarife/dsl-tarife')
    expect(preloads()).toEqual(links)
  })

  it('names the picture to share by its whole address, and that of the brand after it', () => {
    applyHead({ image: '/_ipx/f_png,w_2560/heroes/a.svg' }, '/zuhause')
    const shared = () => document.querySelector('meta[property="og:image"]')
    expect(shared()).toHaveAttribute('content', `${location.origin}/_ipx/f_png,w_2560/heroes/a.svg`)
    applyHead({}, '/zuhause')
    expect(shared()).toHaveAttribute('content', `${location.origin}/share.png`)
  })

  it('sets title, description and canonical address', () => {
    applyHead({ title: 'Zuhause', description: 'Internet' }, '/zuhause')
    expect(document.title).toBe('Zuhause | Mobilfunk, Festnetz & Internet, TV Angebote')
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Internet')
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${location.origin}/zuhause`)
  })

  it('has one of each after any number of pages', () => {
    for (const path of ['/', '/zuhause', '/unterwegs'])
      applyHead({ title: path, description: path, image: '/a.png' }, path)
    for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:url"]']) {
      expect(document.head.querySelectorAll(tag)).toHaveLength(1)
    }
    expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1)
    expect(document.querySelector('script')?.textContent).toContain(`${location.origin}/unterwegs`)
  })
})

describe('applyErrorHead', () => {
  it('has status and message as title and is out of search engines', () => {
    applyHead({ title: 'Zuhause' }, '/zuhause')
    applyErrorHead(404)
    expect(document.title).toBe('404 Page not found | Mobilfunk, Festnetz & Internet, TV Angebote')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Leider konnten wir die Seite nicht finden.',
    )
    expect(document.querySelector('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull()
  })
})
