import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import colors from '../../shop-api/data/catalogue/colors.json'
import { allPictures, exportPictures } from './export-pictures'
import names from '../../shop-api/data/pictures.json'
import { DRAWINGS, galleryOf, viewsOf } from './drawings'
import { DRAWN_COLORS } from './drawn-colors'
import { HERO_PICTURES } from './heroes'
import { heroPictureName, pictureName, pictureNames } from './picture-names'

const fjord = { id: 'fjordblau', color: '#55779b' }
const pictures = [...allPictures(colors)]

describe('pictureName', () => {
  const name = pictureName({ drawing: 'phone-a', color: fjord, view: 'pair' })

  it('has drawing, colour, view and a hash of the content', () => {
    expect(name).toMatch(/^devices\/phone-a-fjordblau-pair\.[0-9a-f]{8}\.svg$/)
    expect(pictureName({ drawing: 'phone-a', color: fjord, view: 'pair' })).toBe(name)
  })

  it('is another one for another content of the same colour name', () => {
    const other = pictureName({ drawing: 'phone-a', color: { ...fjord, color: '#55779c' }, view: 'pair' })
    expect(other).toMatch(/^devices\/phone-a-fjordblau-pair\./)
    expect(other).not.toBe(name)
  })
})

describe('heroPictureName', () => {
  it('has at least two pictures for the start page and for each area', () => {
    for (const area of ['start', 'zuhause', 'unterwegs']) {
      expect(HERO_PICTURES.filter((id) => id.startsWith(area)).length).toBeGreaterThanOrEqual(2)
    }
    expect(heroPictureName('unterwegs-tarife')).toMatch(/^heroes\/unterwegs-tarife\.[0-9a-f]{8}\.svg$/)
  })
})

describe('shop-api/data/pictures.json', () => {
  it('has the names of the drawings as they are: npm run pictures writes it anew', () => {
    expect(names).toEqual(pictureNames(DRAWN_COLORS))
  })
})

describe('galleryOf', () => {
  it.each(DRAWINGS)('of %s starts on the stage and has a label for each view', (drawing) => {
    const gallery = galleryOf(drawing)
    expect(gallery[0]?.view).toBe('scene')
    expect(gallery.every(({ label }) => label !== '')).toBe(true)
    expect(viewsOf(drawing)).toContain('pair')
  })
})

describe('allPictures', () => {
  it('is one picture for each drawing, colour and view, and the heroes', () => {
    const views = DRAWINGS.reduce((sum, drawing) => sum + viewsOf(drawing).length, 0)
    expect(pictures).toHaveLength(views * colors.length + HERO_PICTURES.length)
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })

  it('has names that the image service accepts', () => {
    for (const { name } of pictures) expect(name).toMatch(/^(devices|heroes)\/[a-z0-9-]+\.[0-9a-f]{8}\.svg$/)
  })

  it('needs no font, nothing from outside and no script', () => {
    for (const { svg } of pictures)
      expect(svg).not.toMatch(/<text|<image|<foreignObject|<script|href|var\(|NaN|undefined/)
  })

  it('shows every product in its own colour', () => {
    for (const { id, color } of colors) {
      for (const { svg } of pictures.filter(({ name }) => name.includes(`-${id}-`))) expect(svg).toContain(color)
    }
  })
})

describe('exportPictures', () => {
  it('writes each picture under its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    expect(await exportPictures(folder, [fjord])).toBe([...allPictures([fjord])].length)
    const name = pictureName({ drawing: 'tablet', color: fjord, view: 'front' })
    expect(await readdir(join(folder, 'devices'))).toContain(name.slice('devices/'.length))
    expect(await readFile(join(folder, name), 'utf8')).toContain('#55779b')
  })
})
