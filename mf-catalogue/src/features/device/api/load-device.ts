import { deviceDetailSchema, type DeviceDetail } from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'

/** A device with all its variants, tariffs and prices. One that is no longer sold is a 404. */
export async function loadDevice({ api, params }: LoadContext): Promise<Loaded<DeviceDetail>> {
  const [category = '', slug = ''] = [params.category, params.slug]
  const path = `/catalogue/devices/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`
  const answer = await api.get(path, deviceDetailSchema, { skipAuth: true })
  if (!answer.ok) return { status: answer.error.status === 404 ? 404 : 503 }
  return { payload: answer.value }
}
