import fs from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { iconRoutes } from '../routes/icon-routes'
import { createIconSets, pickIcons, type IconSet } from './icon-sets'

let server: FastifyInstance
beforeAll(async () => {
  server = Fastify()
  await server.register(iconRoutes)
})
afterAll(() => server.close())

const get = (url: string) => server.inject(url)
const iconsOf = async (url: string) => {
  const answer = await get(url)
  return { status: answer.statusCode, type: answer.headers['content-type'], ...answer.json() }
}

describe('GET /_icons/{set}.json', () => {
  it('answers with the icons and names what does not exist', async () => {
    const answer = await iconsOf('/_icons/lucide.json?icons=house,gibtsnicht,truck')
    expect(answer).toMatchObject({ status: 200, prefix: 'lucide', not_found: ['gibtsnicht'], width: 24, height: 24 })
    expect(Object.keys(answer.icons)).toEqual(['house', 'truck'])
    expect(answer.icons.house.body).toContain('<path')
  })

  it('has no not_found when all exist, and may be kept', async () => {
    const answer = await get('/_icons/lucide.json?icons=house')
    expect(answer.json()).not.toHaveProperty('not_found')
    expect(answer.headers['cache-control']).toContain('max-age=86400')
  })

  it('accepts 60 icons of one set', async () => {
    const { keys } = Object
    const { default: lucide } = await import('@iconify-json/lucide/icons.json')
    const names = keys(lucide.icons).slice(0, 60)
    const answer = await iconsOf(`/_icons/lucide.json?icons=${names.join(',')}`)
    expect(keys(answer.icons)).toEqual(names)
  })

  it.each([
    'gibtsnicht.json',
    'lucide',
    'lucide.svg',
    '..%2f..%2fpackage.json',
    '%2e%2e.json',
    'Lucide.json',
    '__proto__.json',
  ])('is a JSON 404 for the set %s', async (file) => {
    expect(await iconsOf(`/_icons/${file}?icons=house`)).toMatchObject({
      status: 404,
      type: expect.stringContaining('application/json'),
    })
  })

  it.each([
    ['no icons', ''],
    ['an empty list', 'icons='],
    ['nothing but commas', 'icons=,,,'],
    ['two lists', 'icons=house&icons=truck'],
    ['more than 100 names', `icons=${Array.from({ length: 101 }, (_, index) => `a${index}`).join(',')}`],
    ['a name of more than 64 characters', `icons=${'a'.repeat(65)}`],
    ['a list of more than 4000 characters', `icons=${'a,'.repeat(2001)}`],
  ])('is a JSON 400 for %s', async (_, query) => {
    expect(await iconsOf(`/_icons/lucide.json?${query}`)).toMatchObject({
      status: 400,
      type: expect.stringContaining('application/json'),
    })
  })

  it.each(['constructor', '__proto__', 'toString', '<script>', '../house'])('does not find %s', async (name) => {
    const answer = await iconsOf(`/_icons/lucide.json?icons=${encodeURIComponent(name)}`)
    expect(answer).toMatchObject({ status: 200, icons: {}, not_found: [name] })
  })
})

describe('createIconSets', () => {
  it('reads a set again that could not be read; the failure used to be kept', async () => {
    const iconSet = createIconSets()
    const read = jest.spyOn(fs.promises, 'readFile').mockRejectedValueOnce(new Error('EMFILE'))
    await expect(iconSet('lucide')).rejects.toThrow('EMFILE')
    const [set, again] = await Promise.all([iconSet('lucide'), iconSet('lucide')])
    expect([set?.prefix, again]).toEqual(['lucide', set])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('touches no file for a set that is not installed', async () => {
    const iconSet = createIconSets()
    const read = jest.spyOn(fs.promises, 'readFile')
    expect(await iconSet('gibtsnicht')).toBeUndefined()
    expect(read).not.toHaveBeenCalled()
  })
})

describe('pickIcons', () => {
  const set: IconSet = {
    prefix: 'test',
    icons: { house: { body: '<path/>' } },
    aliases: { home: { parent: 'house' }, heim: { parent: 'home' }, lost: { parent: 'gone' } },
  }

  it('brings the icon that an alias stands for', () => {
    expect(pickIcons(set, ['heim', 'home'])).toEqual({
      prefix: 'test',
      icons: { house: { body: '<path/>' } },
      aliases: { home: { parent: 'house' }, heim: { parent: 'home' } },
    })
  })

  it('does not find an alias of nothing', () => {
    expect(pickIcons(set, ['lost'])).toEqual({ prefix: 'test', icons: {}, not_found: ['lost'] })
  })
})
