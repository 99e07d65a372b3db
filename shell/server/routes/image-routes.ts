import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { matchesTag } from '@nimbus/server-kit/http'
import { parseModifiers } from '../images/image-request'
import type { ImageService } from '../images/image-service'
import { ImageProblem } from '../images/image-source'

/** An address with the hash of its content stays the same for ever; another one is asked for again after five minutes. */
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
      const { etag, fixed, data } = await image(name, parsed.value)
      const known = matchesTag(request.headers['if-none-match'], etag)
      const picture = known ? undefined : await data({ client: request.ip, signal: goneSignal(reply) })
      reply.header('cache-control', fixed ? IMMUTABLE : SHORT).header('etag', etag)
      return picture ? reply.type(`image/${parsed.value.format}`).send(picture) : reply.code(304).send()
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error
      if (error.statusCode === 503) reply.header('retry-after', '1')
      return reply.code(error.statusCode).header('cache-control', 'no-store').send({ message: error.message })
    }
  })
}

/** Aborted when the connection ends before the answer is sent. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
