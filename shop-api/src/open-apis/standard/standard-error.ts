import type { FastifyError } from 'fastify'
import * as v from 'valibot'
import type { ExceptionDetail } from '../../kernel/errors/api-exception'
import type { ErrorBody } from '../../kernel/errors/error-handler'

/** What a refusal says, for people who connect systems; the standard's texts are English. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  401: 'The key is missing or wrong.',
  403: 'The key does not allow this.',
  404: 'There is nothing at this address.',
  405: 'This address takes no such calls.',
  409: 'The state of the resource does not allow this.',
  413: 'The request is too large.',
  415: 'This media type is not supported.',
  429: 'There were too many calls. Try again in a minute.',
  500: 'The request could not be answered.',
  503: 'The service is not available at the moment.',
}

/** Longest name of a caller's that a message repeats. */
const LONGEST_NAME = 60

/** The Error of the TM Forum's definitions; `status` is the text of the HTTP status. */
export const standardErrorSchema = v.object({
  code: v.string(),
  reason: v.string(),
  message: v.optional(v.string()),
  status: v.string(),
})

/** What is wrong with a part of a request: "querystring/limit must be integer" */
function messageOf(cause: unknown): string | undefined {
  const { validation = [], validationContext = '' } = (cause ?? {}) as Partial<FastifyError>
  const lines = validation.map(({ instancePath, message = 'is not valid', params }) => {
    const { additionalProperty } = params
    const name = typeof additionalProperty === 'string' ? `: ${additionalProperty.slice(0, LONGEST_NAME)}` : ''
    return `${validationContext}${instancePath} ${message}${name}`
  })
  return lines.length > 0 ? lines.join('; ') : undefined
}

/** Why a state doesn't allow something, in the words for an operator. */
function explanationOf(details: readonly ExceptionDetail[]): string | undefined {
  const texts = details.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
  return texts.length > 0 ? texts.join('; ') : undefined
}

/** An exception as others read it who know the standard. 404 → {code: 'NotFoundException', reason: '…', status: '404'} */
export const standardError: ErrorBody = ({ status, exception, cause, details }) => {
  const message = messageOf(cause) ?? explanationOf(details)
  return {
    code: exception,
    reason: REASONS[status] ?? REASONS[status < 500 ? 400 : 500],
    ...(message && { message }),
    status: String(status),
  } satisfies Partial<v.InferOutput<typeof standardErrorSchema>>
}
