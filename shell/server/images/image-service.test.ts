import { createHash } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { imageRoutes } from '../routes/image-routes'
import { drawImage } from './draw-image'
import { openFileCache } from './file-cache'
import { createImageService, type ImageServiceOptions } from './image-service'
import { ImageProblem } from './image-source'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="2560" height="1280"><rect width="40" height="20" fill="#a9483f"/></svg>'
const HOSTILE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="alert(1)"><script>alert(1)</script><foreignObject width="40" height="40"><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject><image href="file:///etc/passwd" width="40" height="40"/><rect width="40" height="40" fill="red"/></svg>'

const HASHED_NAME = `devices/phone.${createHash('sha256').update(SVG).digest('hex').slice(0, 8)}.svg`

let root: string
let server: FastifyInstance

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-images-'))
  const write = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    fs.writeFileSync(path.join(root, name), content)
  }
  write('images/devices/phone.0a1b2c3d.svg', SVG)
  write(`images/${HASHED_NAME}`, SVG)
  write('images/ok.png', onePixelColumns(20, 10))
  write('images/hostile.png', HOSTILE_SVG)
  write('images/text.svg', '<html><script>alert(1)</script></html>')
  write('images/bomb.png', onePixelColumns(11_000, 11_000))
  write('images-secret/x.png', onePixelColumns(20, 10))
  fs.symlinkSync(path.join(root, 'images-secret/x.png'), path.join(root, 'images/link.png'))
  server = await serving()
})
afterAll(async () => {
  await server.close()
  fs.rmSync(root, { recursive: true, force: true })
})

async function serving(options: Partial<ImageServiceOptions> = {}): Promise<FastifyInstance> {
  const cache = await openFileCache(fs.mkdtempSync(path.join(root, 'cache-')), 10_000_000)
  const image = createImageService({ folder: path.join(root, 'images'), allowHosts: [], cache, ...options })
  const fastify = Fastify()
  fastify.get('/healthz', async () => 'ok')
  await fastify.register(imageRoutes, { image })
  return fastify
}

/** A one-colour PNG of any size: its rows compress to nearly nothing. */
function onePixelColumns(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const get = (url: string, headers = {}) => server.inject({ url, headers })

/** Format, width and height, read from the bytes. */
function factsOf(body: Buffer): string {
  if (body.subarray(1, 4).toString() === 'PNG') return `png ${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`
  if (body.subarray(8, 12).toString() === 'WEBP') return 'webp'
  if (body.subarray(4, 12).toString() === 'ftypavif') return 'avif'
  if (body.readUInt16BE(0) === 0xffd8) return 'jpeg'
  return 'unknown'
}

describe('the image service', () => {
  it.each([
    ['_', 'image/webp', 'webp'],
    ['f_webp', 'image/webp', 'webp'],
    ['f_avif,w_100', 'image/avif', 'avif'],
    ['f_jpg,w_100', 'image/jpeg', 'jpeg'],
    ['f_png,w_100', 'image/png', 'png 100x50'],
    ['f_png,w_200,h_100', 'image/png', 'png 200x100'],
    ['f_png,w_100,h_100,fit_contain', 'image/png', 'png 100x100'],
    ['f_png,w_10,h_10,q_50,fit_fill', 'image/png', 'png 10x10'],
    ['f_png,w_90000', 'image/png', 'png 2560x1280'],
    ['f_png,h_30', 'image/png', 'png 60x30'],
  ])('draws %s', async (modifiers, type, facts) => {
    const answer = await get(`/_ipx/${modifiers}/devices/phone.0a1b2c3d.svg`)
    expect([answer.statusCode, answer.headers['content-type'], factsOf(answer.rawPayload)]).toEqual([200, type, facts])
  })

  it('leaves transparent what a picture does not fill of its box', async () => {
    const padded = (await get('/_ipx/f_png,w_100,h_100,fit_contain/devices/phone.0a1b2c3d.svg')).rawPayload
    const filled = (await get('/_ipx/f_png,w_100,h_50,fit_contain,b_fff/devices/phone.0a1b2c3d.svg')).rawPayload
    expect([padded.includes('tRNS'), filled.includes('tRNS')]).toEqual([true, false])
  })

  it('takes quality 85 unless another one is asked for', async () => {
    const bytes = async (modifiers: string) => (await get(`/_ipx/f_jpg,w_300${modifiers}/ok.png`)).rawPayload
    const draw = jest.fn(drawImage)
    const noted = await serving({ draw })
    await noted.inject('/_ipx/f_jpg,w_300/ok.png')
    expect(draw.mock.calls[0]?.[1]).toMatchObject({ quality: 85 })
    expect(await bytes('')).not.toEqual(await bytes(',q_50'))
    await noted.close()
  })

  it('keeps a name with the hash of its content for ever, and any other one for five minutes', async () => {
    const kept = async (name: string) => (await get(`/_ipx/w_20/${name}`)).headers['cache-control']
    expect(await kept(HASHED_NAME)).toBe('public, max-age=31536000, immutable')
    expect(await kept('ok.png')).toBe('public, max-age=300')
    // eight hex digits, but not those of its content
    expect(await kept('devices/phone.0a1b2c3d.svg')).toBe('public, max-age=300')
  })

  it('answers 304 to whoever has the picture, and draws nothing for that', async () => {
    const draw = jest.fn(async () => Buffer.from('drawn'))
    const etag = (await get(`/_ipx/w_21/${HASHED_NAME}`)).headers.etag
    const fresh = await serving({ draw })
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fresh.inject({ url: `/_ipx/w_21/${HASHED_NAME}`, headers: { 'if-none-match': known } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    expect(draw).not.toHaveBeenCalled()
    await fresh.close()
  })

  it('names the content, whatever the file is called and however its time was set', async () => {
    const file = path.join(root, 'images/changed.png')
    const tag = async () => (await get('/_ipx/w_20/changed.png')).headers.etag
    const write = (content: Buffer) => {
      fs.writeFileSync(file, content)
      fs.utimesSync(file, new Date(0), new Date(0))
    }
    write(onePixelColumns(20, 10))
    expect(await tag()).toBe((await get('/_ipx/w_20/ok.png')).headers.etag)
    write(onePixelColumns(20, 20))
    expect(await tag()).not.toBe((await get('/_ipx/w_20/ok.png')).headers.etag)
  })

  it.each(['w_0', 'w_-1', 'w_abc', 'w_1e9', 'w_1.5', 'q_101', 'f_svg', 'enlarge_true', 'w_20000,enlarge_true'])(
    'answers 400 to %s',
    async (modifiers) => {
      expect((await get(`/_ipx/${encodeURIComponent(modifiers)}/ok.png`)).statusCode).toBe(400)
    },
  )

  it.each([
    '../images-secret/x.png',
    '%2e%2e%2fimages-secret%2fx.png',
    '..%2fimages-secret/x.png',
    '..%5cimages-secret%5cx.png',
    '%252e%252e%252fimages-secret/x.png',
    'devices/../../images-secret/x.png',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'ok.png%00.svg',
    '.hidden.png',
    'devices',
    'link.png',
    'missing.png',
    '%ff.png',
    `${'a'.repeat(300)}.png`,
  ])('reaches nothing outside of its folder: %s', async (name) => {
    expect([400, 403, 404]).toContain((await get(`/_ipx/w_20/${name}`)).statusCode)
  })

  it('answers with the picture that lies in the folder', async () => {
    expect((await get('/_ipx/f_png/ok.png')).statusCode).toBe(200)
  })

  it('sends an SVG as pixels, whatever its name, and without what it refers to', async () => {
    const answer = await get('/_ipx/f_png/hostile.png')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(factsOf(answer.rawPayload)).toBe('png 40x40')
  })

  it('answers 415 to what is no picture, and 413 to one that is gigabytes once decoded', async () => {
    expect((await get('/_ipx/w_20/text.svg')).statusCode).toBe(415)
    expect((await get('/_ipx/w_20/bomb.png')).statusCode).toBe(413)
    expect((await get('/healthz')).body).toBe('ok')
  })

  it('draws the same picture once for all that ask for it', async () => {
    const draw = jest.fn(async () => Buffer.from('drawn'))
    const busy = await serving({ draw })
    const asked = Array.from({ length: 20 }, () => busy.inject('/_ipx/w_20/ok.png'))
    const answers = await Promise.all([...asked, busy.inject('/_ipx/width_20/ok.png')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    await busy.inject('/_ipx/w_20,f_webp/ok.png')
    expect(draw).toHaveBeenCalledTimes(1)
    await busy.close()
  })

  it.each([
    ['too slow', new ImageProblem(503, 'slow'), 503],
    ['a fault of ours', new TypeError('bug'), 500],
  ])('answers to a drawing that is %s: %s → %i', async (_, problem, status) => {
    const failing = await serving({ draw: () => Promise.reject(problem) })
    expect((await failing.inject('/_ipx/w_20/ok.png')).statusCode).toBe(status)
    await failing.close()
  })

  /** Draws wide pictures only once told to, and all others at once. */
  function aSlowDraw() {
    let finish: () => void = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const draw = jest.fn(async (_source: Buffer, { width = 0 }: { width?: number }) => {
      if (width <= 640) return Buffer.from('fast')
      await finished
      return Buffer.from('slow')
    })
    return { draw, finish, begun: (pictures: number) => until(() => draw.mock.calls.length >= pictures) }
  }

  /** Then waits a little longer, for what should not happen. */
  async function until(reached: () => boolean): Promise<void> {
    while (!reached()) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  it('lets more slow pictures than there are slots hold up neither small ones nor the health check', async () => {
    const { draw, finish, begun } = aSlowDraw()
    const busy = await serving({ draw })
    const slow = [1, 2, 3, 4].map((more) => busy.inject(`/_ipx/w_${2000 + more}/ok.png`))
    await begun(2)
    const others = Array.from({ length: 20 }, (_, index) => busy.inject(`/_ipx/w_${index + 2}/ok.png`))
    for (const answer of await Promise.all(others)) expect(answer.body).toBe('fast')
    expect((await busy.inject('/healthz')).body).toBe('ok')
    expect(draw.mock.calls.filter(([, { width = 0 }]) => width > 640)).toHaveLength(2)
    finish()
    for (const answer of await Promise.all(slow)) expect(answer.body).toBe('slow')
    await busy.close()
  })

  it('asks to come again when a picture waited for too long', async () => {
    const { draw, finish } = aSlowDraw()
    const busy = await serving({ draw, patience: 50 })
    const asked = [1, 2, 3].map((more) => busy.inject(`/_ipx/w_${2000 + more}/ok.png`))
    const refused = await Promise.race(asked)
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '1',
      'no-store',
    ])
    finish()
    await Promise.all(asked)
    await busy.close()
  })

  it('draws nothing for a client that has gone', async () => {
    const { draw, finish, begun } = aSlowDraw()
    const busy = await serving({ draw })
    const slow = [1, 2].map((more) => busy.inject(`/_ipx/w_${2000 + more}/ok.png`))
    await begun(2)
    const address = await busy.listen({ host: '127.0.0.1', port: 0 })
    const gone = new AbortController()
    const asked = fetch(`${address}/_ipx/w_2100/ok.png`, { signal: gone.signal })
    await new Promise((resolve) => setTimeout(resolve, 100))
    gone.abort()
    await expect(asked).rejects.toThrow('aborted')
    await new Promise((resolve) => setTimeout(resolve, 100))
    finish()
    await Promise.all(slow)
    expect(draw).toHaveBeenCalledTimes(2)
    await busy.close()
  })

  it('reads no source before it is its turn', async () => {
    const { draw, finish, begun } = aSlowDraw()
    const busy = await serving({ draw })
    const read = jest.spyOn(fs.promises, 'readFile')
    const slow = [1, 2, 3, 4].map((more) => busy.inject(`/_ipx/w_${2000 + more}/ok.png`))
    await begun(2)
    expect(read.mock.calls.filter(([file]) => typeof file === 'string' && file.endsWith('ok.png'))).toHaveLength(2)
    finish()
    await Promise.all(slow)
    await busy.close()
  })
})

describe('sources elsewhere', () => {
  it.each([
    'http://127.0.0.1/x.png',
    'https://img.example/x.png',
    'file:///etc/passwd',
    'https%3A%2F%2Fimg.example%2Fx.png',
  ])('are refused when no host is configured: %s', async (source) => {
    expect((await get(`/_ipx/w_20/${source}`)).statusCode).toBe(403)
  })

  it.each([
    'https://img.example.evil.test/x.png',
    'https://img.example@evil.test/x.png',
    'https://user:pw@img.example/x.png',
    'https://evil.test/img.example/x.png',
    'http://img.example/x.png',
    'https://img.example:8443/x.png',
  ])('are refused when their host is not exactly the configured one: %s', async (source) => {
    const listed = await serving({ allowHosts: ['img.example'] })
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is fetched'))
    expect((await listed.inject(`/_ipx/w_20/${source}`)).statusCode).toBe(403)
    expect(fetched).not.toHaveBeenCalled()
    await listed.close()
  })

  it('are drawn when their host is configured, fetched once at a time and again after a while, and never redirected', async () => {
    const origin = http.createServer((request, response) => {
      if (request.url === '/moved.png') response.writeHead(302, { location: '/x.png' }).end()
      else response.end(onePixelColumns(20, 10))
    })
    await new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve))
    const { port } = origin.address() as AddressInfo
    const real = globalThis.fetch
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const address = url instanceof Request ? url.url : url.toString()
      return real(address.replace('https://img.example', `http://127.0.0.1:${port}`), init)
    })
    const listed = await serving({ allowHosts: ['img.example'] })
    const answer = await listed.inject('/_ipx/f_png/https://img.example/x.png')
    expect([answer.statusCode, factsOf(answer.rawPayload)]).toEqual([200, 'png 20x10'])
    fetched.mockClear()
    const widths = [21, 22]
    const together = widths.map((width) => listed.inject(`/_ipx/w_${width}/https://img.example/x.png`))
    for (const { statusCode } of await Promise.all(together)) expect(statusCode).toBe(200)
    expect(fetched).toHaveBeenCalledTimes(1)
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow)
    const later = await listed.inject('/_ipx/f_png/https://img.example/x.png')
    expect(later.headers.etag).not.toBe(answer.headers.etag)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect((await listed.inject('/_ipx/f_png/https://img.example/moved.png')).statusCode).toBe(502)
    await listed.close()
    origin.closeAllConnections()
    await new Promise((resolve) => origin.close(resolve))
  })
})
