import { fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { BREAKPOINTS, type Breakpoint, type PictureSizes } from './breakpoints'
import { placeholderAddress, sharedImage } from './image-address'
import { Picture } from './picture'
import { pictureSources } from './picture-sources'
import { pictureWidths, sizesAttribute } from './picture-widths'

const SRC = 'devices/phone-a-fjordblau-pair.3fa9c1d2.svg'
const file = { src: SRC, width: 240, height: 250 }

describe('sizesAttribute', () => {
  it.each<[PictureSizes, string]>([
    [{}, ''],
    [{ xs: '100vw' }, '100vw'],
    [{ xs: '100vw', lg: '480px' }, '(min-width: 1024px) 480px, 100vw'],
    [{ xl: '30vw', md: '50vw', xs: '92vw' }, '(min-width: 1344px) 30vw, (min-width: 768px) 50vw, 92vw'],
  ])('%j → %s', (sizes, attribute) => {
    expect(sizesAttribute(sizes)).toBe(attribute)
  })
})

describe('pictureWidths', () => {
  it.each<[PictureSizes, number[]]>([
    [{}, []],
    [{ xs: '240px' }, [240, 480]],
    [{ xs: '100vw', sm: '320px' }, [320, 640]],
    [{ xs: '50vw' }, [160, 320, 400, 640, 800, 1040, 1360, 1920]],
  ])('%j → %j', (sizes, widths) => {
    expect(pictureWidths(sizes)).toEqual(widths)
  })

  const sizeOf = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((size): `${number}vw` => `${size}vw`),
    fc.integer({ min: 40, max: 1280 }).map((size): `${number}px` => `${size}px`),
  )

  it('has a file for every breakpoint and density that is sharp and at most 2560 px wide', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(BREAKPOINTS) as Breakpoint[])), sizeOf, (name, size) => {
        const widths = pictureWidths({ [name]: size })
        const share = Number.parseFloat(size)
        for (const viewport of Object.values(BREAKPOINTS)) {
          const shown = size.endsWith('vw') ? (viewport * share) / 100 : share
          expect(Math.max(...widths)).toBeGreaterThanOrEqual(Math.min(2560, shown * 2))
        }
        expect(Math.max(...widths)).toBeLessThanOrEqual(2560)
        expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other))
      }),
    )
  })
})

describe('pictureSources', () => {
  it('offers AVIF of quality 50 and WebP at densities 1 and 2, and a PNG', () => {
    const at = (format: string, quality = '') =>
      `/_ipx/f_${format},w_240,h_250,fit_contain${quality}/${SRC} 1x, /_ipx/f_${format},w_480,h_500,fit_contain${quality}/${SRC} 2x`
    expect(pictureSources(file)).toEqual({
      sources: [
        { type: 'image/avif', srcSet: at('avif', ',q_50') },
        { type: 'image/webp', srcSet: at('webp') },
      ],
      img: { src: `/_ipx/f_png,w_240,h_250,fit_contain/${SRC}` },
      sizes: undefined,
      preload: { srcset: at('avif', ',q_50'), sizes: '', type: 'image/avif' },
    })
  })

  it('is the widest picture by itself; that used to be the narrowest', () => {
    const { img, sources } = pictureSources({ ...file, sizes: { xs: '100vw', lg: '480px' } })
    const [, width] = /w_(\d+)/.exec(img.src) ?? []
    expect(img.src).toContain('/f_png,')
    expect(sources[1]?.srcSet.endsWith(`${img.src.replace('f_png', 'f_webp')} ${width}w`)).toBe(true)
  })

  it('is shared as PNG, 1200 px wide', () => {
    expect(sharedImage({ src: 'heroes/a.svg', width: 640, height: 500 })).toBe(
      '/_ipx/f_png,w_1200,h_938,fit_contain/heroes/a.svg',
    )
  })

  it('preloads exactly what the picture will take', () => {
    const { sources, sizes, preload } = pictureSources({ ...file, sizes: { xs: '100vw', lg: '480px' } })
    expect(preload).toEqual({ srcset: sources[0]?.srcSet, sizes, type: sources[0]?.type })
    expect(preload.srcset).toContain('h_500,fit_contain,q_50/' + SRC + ' 480w')
  })
})

describe('Picture', () => {
  const image = () => screen.getByRole('img', { name: 'Solvar S1 Pro' })
  const picture = (more = {}) => <Picture {...file} alt="Solvar S1 Pro" {...more} />

  it('reserves its box and is lazy', () => {
    render(picture())
    expect(image()).toHaveAttribute('width', '240')
    expect(image()).toHaveAttribute('height', '250')
    expect(image()).toHaveAttribute('loading', 'lazy')
    expect(image()).not.toHaveAttribute('fetchpriority')
  })

  it('is loaded first with priority, without a placeholder', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { container } = render(picture({ priority: true }))
    expect(image()).toHaveAttribute('loading', 'eager')
    expect(image()).toHaveAttribute('fetchpriority', 'high')
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })

  it('shows a placeholder of 10 × 10 px at quality 50 until it is there', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { container } = render(picture())
    expect(placeholderAddress(SRC)).toBe(`/_ipx/f_webp,w_10,h_10,fit_fill,q_50/${SRC}`)
    expect(container.querySelector('.pic__wait')).toHaveAttribute('src', placeholderAddress(SRC))
    fireEvent.load(image())
    expect(container.querySelector('.pic__wait')).not.toBeInTheDocument()
  })

  it('asks for no placeholder when it is there before the page is alive', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const { container } = render(picture())
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })
})
