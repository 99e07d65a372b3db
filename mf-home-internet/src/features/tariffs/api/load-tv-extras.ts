import { itemGroupsSchema, STREAMING_GROUP, type Option, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { tariffOrderId, type ItemList } from '@nimbus/shared-contracts/cart'
import type { Api } from '@nimbus/shared-contracts/http'

/** The TV box among the hardware of a TV tariff. */
const TV_BOX = 'tv-box'

/** What can be taken beside television. */
export interface TvExtras {
  streaming: Option[]
  box?: Option
}

/** Streaming packages and the TV box that go with a tariff; what can't be had is left out, so that the page stands without. */
export async function loadTvExtras(api: Api, tariff: Tariff | undefined): Promise<TvExtras> {
  if (!tariff) return { streaming: [] }
  const itemsOf = async (list: ItemList): Promise<Option[]> => {
    const path = `/catalogue/tariffs/${encodeURIComponent(tariffOrderId(tariff))}/${list}`
    const answer = await api.get(path, itemGroupsSchema, { skipAuth: true })
    return answer.ok ? answer.value.groups.flatMap(({ items }) => items) : []
  }
  const [options, hardware] = await Promise.all([itemsOf('options'), itemsOf('hardware')])
  const box = hardware.find(({ concrete_product_id }) => concrete_product_id === TV_BOX)
  return {
    streaming: options.filter(({ grouping_id }) => grouping_id === STREAMING_GROUP),
    ...(box && { box }),
  }
}
