import { LogController, type FastifyServerOptions } from 'fastify'
import type { Logger } from 'pino'
import { readableUrl } from './readable-url'
import { refuseBrokenRequest } from './refuse-broken-requests'
import { requestIdOf } from '../logging/request-id'

export interface ServerOptions {
  logger: Logger
  /** Whose X-Forwarded-… headers count. */
  trustedProxies: readonly string[]
}

/** How long a request may take to arrive, in milliseconds; slower ones only keep a connection. */
const REQUEST_TIMEOUT_MS = 30_000

/** Node takes no longer heads, in bytes. */
const MAX_HEAD_BYTES = 16 * 1024

/** What edge and API have in common as servers. */
export const serverOptions = ({ logger, trustedProxies }: ServerOptions): FastifyServerOptions => ({
  loggerInstance: logger,
  // one line a request, see request-log
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
  requestIdHeader: false,
  genReqId: ({ headers }) => requestIdOf(headers),
  trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  requestTimeout: REQUEST_TIMEOUT_MS,
  clientErrorHandler: refuseBrokenRequest,
  // what still arrives on an open connection while a server stops is answered, see graceful-stop
  return503OnClosing: false,
  // a longer one would be answered without any headers; heads are 16 kB at most
  routerOptions: { maxParamLength: MAX_HEAD_BYTES },
  rewriteUrl: ({ url, rawHeaders }) => readableUrl({ url, headers: rawHeaders }),
})
