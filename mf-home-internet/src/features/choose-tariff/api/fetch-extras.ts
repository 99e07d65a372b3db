import { itemGroupsSchema, type ItemGroup, type Option, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { tariffOrderId } from '@nimbus/shared-contracts/cart'
import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** Everything that can be ordered with a tariff. */
export interface Extras {
  options: Option[]
  hardware: Option[]
}

/** Options and hardware that go with the tariff, for the mandatory ones and to drop those that don't fit any more. */
export async function fetchExtras(api: Api, tariff: Tariff): Promise<Result<Extras, ApiError>> {
  const path = `/catalogue/tariffs/${encodeURIComponent(tariffOrderId(tariff))}`
  const [options, hardware] = await Promise.all([
    api.get(`${path}/options`, itemGroupsSchema, { skipAuth: true }),
    api.get(`${path}/hardware`, itemGroupsSchema, { skipAuth: true }),
  ])
  if (!options.ok) return failed(options.error)
  if (!hardware.ok) return failed(hardware.error)
  return ok({ options: itemsOf(options.value.groups), hardware: itemsOf(hardware.value.groups) })
}

const itemsOf = (groups: readonly ItemGroup[]): Option[] => groups.flatMap(({ items }) => items)
