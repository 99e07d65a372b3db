import { bundleDataSchema, type BundleData, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** The bundle of one variant of a device with a tariff; the answer has none where the two are not sold together. */
export function fetchBundles(api: Api, tariff: Tariff, productId: string): Promise<Result<BundleData, ApiError>> {
  const query = { tariff: tariff.concrete_product_id, product: productId }
  return api.get('/catalogue/bundles', bundleDataSchema, { skipAuth: true, query })
}
