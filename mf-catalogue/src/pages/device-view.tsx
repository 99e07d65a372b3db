import { cartStore, deviceTariffId } from '@nimbus/shared-contracts/cart'
import type { Campaigns, DeviceDetail } from '@nimbus/shared-contracts/catalogue'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { termText } from '@nimbus/shared-contracts/wording'
import { Breadcrumbs, Wrap } from '@nimbus/shared-ui/page'
import type { PageComponentProps } from '@nimbus/shared-ui/remote'
import { useStore } from '@nimbus/shared-ui/use-store'
import { DeviceCampaigns } from '../features/campaigns/ui/device-campaigns'
import { isInCart, replacedTariff, type Shown } from '../features/device/model/cart-with-device'
import { deviceName } from '../features/device/model/device-names'
import type { OfferedRow } from '../features/device/model/tariff-rows'
import { BuyBar } from '../features/device/ui/buy-bar'
import { CartButton } from '../features/device/ui/cart-button'
import { DeviceFacts, Highlights } from '../features/device/ui/device-facts'
import styles from '../features/device/ui/device.module.css'
import { Gallery } from '../features/device/ui/gallery'
import { PriceBox } from '../features/device/ui/price-box'
import { TariffChoice } from '../features/device/ui/tariff-choice'
import { useDeviceChoice } from '../features/device/ui/use-device-choice'
import { useIntoCart } from '../features/device/ui/use-into-cart'
import { VariantChoice } from '../features/device/ui/variant-choice'
import * as messages from '../messages/de'
import { ownPrice } from '../model/own-price'

const text = messages.device

/** A device, and what runs beside its price. */
export interface DevicePayload extends DeviceDetail {
  campaigns: Campaigns
}

/** The device: pictures, variant, tariff, price, and all that has to be known of it. */
export function DeviceView({ payload: detail, query }: PageComponentProps<DevicePayload>) {
  const { device, category, tariffs } = detail
  const { value: cart } = useStore(cartStore)
  const { product, wanted, rows, row, chooseProduct, chooseTariff } = useDeviceChoice(
    detail,
    query,
    deviceTariffId(cart),
  )
  const shown = product && shownOf(detail, product, row)
  const { put, busy, dialog } = useIntoCart(shown)
  if (!product) return null

  const soldOut = !product.delivery || !shown
  const button = { soldOut, busy, inCart: shown !== undefined && isInCart(cart, shown), onPress: put }
  const { color } = product
  return (
    <>
      <Wrap className="wrap--wide">
        <div className="page-head">
          <Breadcrumbs
            items={[
              { label: text.start, href: routes.start() },
              { label: text.mobile, href: routes.mobile() },
              { label: category.label, href: routes.devices(category.slug) },
              { label: device.product_name },
            ]}
          />
        </div>
        <div className={styles.page}>
          <Gallery
            pictures={product.gallery}
            subject={(label) => text.inColor(deviceName(device), color.name, label)}
          />
          <div className={styles.buy}>
            <div className={styles.heading}>
              <h1 tabIndex={-1}>
                <span>{device.manufacturer_informations.company}</span>
                <span>{` ${device.product_name}`}</span>
              </h1>
              <p className="small muted">{device.description}</p>
            </div>
            <VariantChoice products={device.concrete_products} product={product} onChoose={chooseProduct} />
            {row ? (
              <PriceBox
                device={device}
                own={category.accessories ? ownPrice(row.tariff, row.offer.bundle) : undefined}
                delivery={product.delivery}
                tariff={row.tariff}
                wanted={wanted}
                price={row.offer.price}
                action={<CartButton {...button} />}
                replaces={soldOut ? undefined : replacedTariff(cart, row.tariff)}
              />
            ) : (
              <p className="small">{text.noTariff}</p>
            )}
          </div>
        </div>
      </Wrap>
      <Wrap className="wrap--wide">
        <div className={`section ${styles.more}`}>
          {wanted && (
            <TariffChoice
              device={{ category: category.slug, slug: device.slug, pid: product.concrete_product_id }}
              tariffs={tariffs}
              rows={rows}
              wanted={wanted}
              row={row}
              onChoose={chooseTariff}
            />
          )}
          <div className={styles.beside}>
            <Highlights highlights={device.highlights} />
            {row && <DeviceCampaigns campaigns={detail.campaigns} tariff={row.tariff} footnote={2} />}
          </div>
        </div>
      </Wrap>
      <DeviceFacts device={device} />
      {row && <BuyBar tariff={row.tariff} price={row.offer.price} action={<CartButton {...button} small />} />}
      <p role="status" className="vh">
        {announcement(row)}
      </p>
      {dialog}
    </>
  )
}

function shownOf(
  { device, focus_tariff_id }: DeviceDetail,
  product: Shown['product'],
  row: OfferedRow | undefined,
): Shown | undefined {
  return row && { device, product, tariff: row.tariff, bundle: row.offer.bundle, focusTariffId: focus_tariff_id }
}

/** The whole price in a sentence, read aloud when it changes. */
function announcement(row: OfferedRow | undefined): string {
  if (!row) return text.noTariff
  const { tariff, offer } = row
  const { monthly, book, total } = offer.price
  const term = termText(tariff.properties.contract_term)
  return text.announcement(formatEuro(monthly), formatEuro(book.oneOff), formatEuro(total), term, tariff.name)
}
