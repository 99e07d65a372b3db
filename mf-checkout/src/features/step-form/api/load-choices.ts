import * as v from 'valibot'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

const choicesSchema = v.object({ options: v.array(v.object({ value: v.string(), label: v.string() })) })

/** GET /{area}/order/{id}/choices/{scope}: other times or numbers that are free now. */
export async function loadChoices(
  api: Api,
  path: string,
  page: number,
): Promise<Result<NonNullable<FieldDefinition['options']>, ApiError>> {
  const answer = await api.get(path, choicesSchema, { query: { page: String(page) } })
  return answer.ok ? ok(answer.value.options) : answer
}
