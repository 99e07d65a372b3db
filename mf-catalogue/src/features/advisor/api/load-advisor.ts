import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'
import { loadAllTariffs } from '../../../api/all-tariffs'
import { candidatesOf } from '../model/advise'
import { answersOf, givenOf, wasSent, type Answers, type Given } from '../../../model/advisor-answers'

export interface AdvisorPayload {
  given: Given
  /** The form was sent, so that what is missing in it is named. */
  sent: boolean
  /** Present once all that is needed was answered. */
  asked?: {
    answers: Answers
    /** All that can be recommended: the check of an address may show other ones than those without. */
    candidates: Tariff[]
  }
}

/** The answers of the address, and the tariffs that they are about. */
export async function loadAdvisor({ api, query }: LoadContext): Promise<Loaded<AdvisorPayload>> {
  const given = givenOf(query)
  const sent = wasSent(query)
  const answers = answersOf(given)
  if (!answers) return { payload: { given, sent } }
  const tariffs = await loadAllTariffs(api)
  if (!tariffs) return { status: 503 }
  return { payload: { given, sent, asked: { answers, candidates: candidatesOf(tariffs, answers) } } }
}
