import { heroesSchema } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import type { Hero } from '@nimbus/shared-ui/hero'

/** The stages of the area; none when they can't be had, so that the page stands without them. */
export async function loadMobileHeroes(api: Api): Promise<Hero[]> {
  const answer = await api.get('/content/heroes/unterwegs', heroesSchema, { skipAuth: true })
  return answer.ok ? answer.value.heroes : []
}
