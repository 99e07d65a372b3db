import type { FastifyPluginAsync } from 'fastify'
import { parseModifiers } from '../images/image-request'
import type { ImageService } from '../images/image-service'
import { ImageProblem } from '../images/image-source'

/** A name with a hash of its content stays the same for ever; another one is asked for again after five minutes. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/
const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'

export interface ImageRoutesOptions {
  image: ImageService
}

/** `/_ipx/<modifiers>/<name>`: pictures in the size and format that a page asks for. */
export const imageRoutes: FastifyPluginAsync<ImageRoutesOptions> = async (server, { image }) => {
  server.get<{ Params: { modifiers: string; '*': string } }>('/_ipx/:modifiers/*', async (request, reply) => {
    const { modifiers, '*': name } = request.params
    const parsed = parseModifiers(modifiers)
    if (!parsed.ok) return reply.code(400).send({ message: parsed.error })
    try {
      const { data, etag } = await image(name, parsed.value)
      reply.header('cache-control', HASHED.test(name) ? IMMUTABLE : SHORT).header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(`image/${parsed.value.format}`).send(data)
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error
      if (error.statusCode === 503) reply.header('retry-after', '1')
      return reply.code(error.statusCode).header('cache-control', 'no-store').send({ message: error.message })
    }
  })
}
