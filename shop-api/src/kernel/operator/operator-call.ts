import { resolve } from 'node:path'
import { apiErrorSchema } from '@nimbus/shared-contracts/errors'
import * as v from 'valibot'
import { loadOperatorKey } from './operator-key'

/** A mistake of whoever called the command: shown without a stack. */
export class UsageError extends Error {}

/** The running API, unless `--api` names another: "http://127.0.0.1:3000/api" */
export const localApi = (): string => `http://127.0.0.1:${process.env.PORT ?? '3000'}/api`

/** Calls the running API as its operator and reads the answer. Throws a UsageError that says why it was refused. */
export async function operatorCall<Schema extends v.GenericSchema>(
  { api, method, path, body }: { api: string; method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object },
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { SHOP_DATA_DIR = '.nimbus/data', SHOP_OPERATOR_KEY } = process.env
  const operatorKey = await loadOperatorKey(resolve(SHOP_DATA_DIR), SHOP_OPERATOR_KEY)
  const url = `${api.replace(/\/$/, '')}${path}`
  const response = await fetch(url, {
    method,
    headers: { 'x-operator-key': operatorKey, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new UsageError(`no shop answers at ${url}; start it first, or name it with --api`, { cause })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new UsageError(refusal(`${method} ${url}`, response.status, answer))
  return v.parse(schema, answer)
}

function refusal(call: string, status: number, body: unknown): string {
  const parsed = v.safeParse(apiErrorSchema, body)
  const reasons = parsed.success
    ? parsed.output.details.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
    : []
  const hint = status === 401 ? ['SHOP_OPERATOR_KEY or SHOP_DATA_DIR have to be those of the running shop'] : []
  return [`${call} answered ${status}`, ...reasons, ...hint].join('\n')
}
