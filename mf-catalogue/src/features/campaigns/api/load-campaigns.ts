import { campaignsSchema, type Campaigns } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'

/** What runs now beside the prices; nothing when it can't be had, so that the page stands without. */
export async function loadCampaigns(api: Api): Promise<Campaigns> {
  const answer = await api.get('/content/campaigns', campaignsSchema, { skipAuth: true })
  return answer.ok ? answer.value : {}
}
