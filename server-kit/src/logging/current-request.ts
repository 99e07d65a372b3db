import { AsyncLocalStorage } from 'node:async_hooks'
import fastifyPlugin from 'fastify-plugin'

const requests = new AsyncLocalStorage<string>()

/** The id of the request that the running code works for; undefined for what nobody has asked for. */
export const currentRequestId = (): string | undefined => requests.getStore()

/** Lets all that a request causes know its id. */
export const currentRequest = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => requests.run(request.id, done))
  // the body arrives in events of the connection, which belong to no request
  app.addHook('preValidation', (request, _reply, done) => requests.run(request.id, done))
})
