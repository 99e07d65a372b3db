import type { ExceptionName } from '@nimbus/shared-contracts/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { ApiException, isApiException } from './api-exception'
import { errorFacts } from '@nimbus/server-kit/logging'
import { isUnavailable } from './unavailable'
import { validationDetails } from './validation-details'

/** What each status says when the framework, not a rule of ours, refuses a request. */
const BY_STATUS: Record<number, readonly [ExceptionName, string]> = {
  401: ['AuthenticationException', 'Authentifizierung fehlgeschlagen'],
  403: ['ForbiddenException', 'Sie haben keine Berechtigung für diese Anfrage.'],
  404: ['NotFoundException', 'Diese Adresse gibt es nicht.'],
  413: ['MalformedRequestException', 'Die Anfrage ist zu groß.'],
  415: ['MalformedRequestException', 'Dieses Format wird nicht unterstützt.'],
  429: ['TooManyRequestsException', 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.'],
  503: ['BackendUnavailableException', 'Der Dienst ist vorübergehend nicht verfügbar.'],
}

/** Seconds after which a call may be sent again to a shop that wasn't there. */
const RETRY_AFTER_S = 5

/** Turns whatever was thrown into the exception to answer with; what nobody foresaw becomes a 500 without its text. */
function toApiException(error: FastifyError | Error): ApiException {
  if (isApiException(error)) return error
  const { statusCode = 500, validation, validationContext = 'body' } = error as Partial<FastifyError>
  // a name that is longer than any is one that nothing has
  if (validationContext === 'params' && validation?.every(({ keyword }) => keyword === 'maxLength'))
    return new ApiException(404, ...BY_STATUS[404]!, [], { cause: error })
  if (validation) {
    const details = validationDetails(validation, validationContext)
    return new ApiException(400, 'MalformedRequestException', 'Die Anfrage enthält ungültige Werte.', details, {
      cause: error,
    })
  }
  if (isUnavailable(error)) return new ApiException(503, ...BY_STATUS[503]!, [], { cause: error })
  const known = BY_STATUS[statusCode]
  if (known) return new ApiException(statusCode, ...known, [], { cause: error })
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiException(statusCode, 'MalformedRequestException', 'Die Anfrage konnte nicht gelesen werden.', [], {
      cause: error,
    })
  }
  return new ApiException(500, 'InternalServerErrorException', 'Ihre Anfrage konnte nicht verarbeitet werden', [], {
    cause: error,
  })
}

/** What an answer says of an exception. */
export type ErrorBody = (exception: ApiException, request: FastifyRequest) => object

/** As our own calls are answered: API-4. */
const ownBody: ErrorBody = ({ status, exception: error, message, details }, { id }) => ({
  status_code: status,
  error,
  message,
  details,
  trace_id: id,
})

/** Every error in one shape; what nobody foresaw stands in the log, by the id of the request. */
export const errorHandlingAs = (bodyOf: ErrorBody) =>
  fastifyPlugin(async (app) => {
    const send = (request: FastifyRequest, reply: FastifyReply, exception: ApiException): FastifyReply => {
      const { status } = exception
      if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
      return reply
        .code(status)
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(bodyOf(exception, request))
    }
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const exception = toApiException(error)
      if (exception.status >= 500) {
        request.log.error({ error: errorFacts(error) }, 'request failed')
      }
      return send(request, reply, exception)
    })
    app.setNotFoundHandler((request, reply) =>
      send(request, reply, new ApiException(404, 'NotFoundException', 'Diese Adresse gibt es nicht.')),
    )
  })

/** Every error of the API in one shape (architecture, "The API"), with the id of the request as trace id, as in the log. */
export const errorHandling = errorHandlingAs(ownBody)
