import * as v from 'valibot'
import { suggestionsSchema } from '@nimbus/shared-contracts/availability'
import { ok } from '@nimbus/shared-contracts/errors'
import type { Api } from '@nimbus/shared-contracts/http'
import type { FormSources } from '@nimbus/shared-ui/form'

const choicesSchema = v.object({ options: v.array(v.object({ value: v.string(), label: v.string() })) })

/**
 * What a form of the order asks for. `choices` are GET /{area}/order/{id}/choices/{scope}: other times or numbers that are
 * free now. `addresses` are GET /addresses: the town of a postal code, or its streets that fit the text; none when the call
 * fails, since any other text counts as well.
 */
export const formSources = (api: Api, orderPath: string, scope: string): Required<FormSources> => ({
  async choices(page) {
    const query = { page: String(page) }
    const answer = await api.get(`${orderPath}/choices/${scope}`, choicesSchema, { query })
    return answer.ok ? ok(answer.value.options) : answer
  },
  async addresses(wanted, signal) {
    const answer = await api.get('/addresses', suggestionsSchema, { query: { ...wanted }, signal, skipAuth: true })
    return answer.ok ? answer.value.suggestions.map(({ address }) => address) : []
  },
})
