import { RECEIVED_AT_HEADER, RECEIVED_SIGNATURE_HEADER } from '@nimbus/server-kit/declarations'
import { REQUEST_ID_HEADER } from '@nimbus/server-kit/logging'
import fastifyPlugin from 'fastify-plugin'
import { ApiException } from '../errors/api-exception'

/** Every header that the API reads, with the most characters that it may have; a head is 16 kB at most. */
export const KNOWN_HEADERS: Readonly<Record<string, number>> = {
  authorization: 2_000,
  'idempotency-key': 128,
  'if-none-match': 2_000,
  origin: 300,
  'x-operator-key': 500,
  [RECEIVED_AT_HEADER]: 40,
  [RECEIVED_SIGNATURE_HEADER]: 100,
  // another one than ours is replaced
  [REQUEST_ID_HEADER]: 16_384,
}

/** Refuses a call of which a header is longer than it can be, before anything is made of it. */
export const boundedHeaders = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async ({ headers }) => {
    const long = Object.entries(KNOWN_HEADERS).find(([name, most]) => String(headers[name] ?? '').length > most)
    if (!long) return
    const [field, limit] = long
    throw new ApiException(400, 'MalformedRequestException', 'Eine Angabe im Kopf der Anfrage ist zu lang.', [
      { field, rule: 'maxLength', message: `Höchstens ${limit} Zeichen.` },
    ])
  })
})
