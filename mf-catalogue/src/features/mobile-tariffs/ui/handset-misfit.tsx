import { needsHandset, type Cart } from '@nimbus/shared-contracts/cart'
import { DEVICE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Alert } from '@nimbus/shared-ui/alert'
import * as messages from '../../../messages/de'

const text = messages.mobileTariffs

/** Says that the cart's handset can't be had with the cart's tariff, and where others are; a toast has told it when it came about. */
export function HandsetMisfit({ cart: { tariff, handset } }: { cart: Cart }) {
  if (!handset || handset.bundle_id !== null || !tariff || !needsHandset(tariff)) return null
  const devices = routes.devices(handset.category ?? DEVICE_CATEGORY, { tariff: tariff.concrete_product_id })
  return (
    <Alert kind="warning" title={text.handsetUnavailable(handset.product_name, tariff.product_name)}>
      <p className="small">{text.handsetUnavailableText}</p>
      <p className="small">
        <a href={devices}>{text.toDevices}</a>
      </p>
    </Alert>
  )
}
