import { variantText, type Handset } from '@nimbus/shared-contracts/cart'
import type { ListedDevice, Tariff } from '@nimbus/shared-contracts/catalogue'
import * as messages from '../../../messages/de'

/** Maker and name: "Solvar S1 Pro" */
export const deviceName = ({ manufacturer_informations, product_name }: ListedDevice): string =>
  `${manufacturer_informations.company} ${product_name}`

/** A device in the cart with its variant: "Solvar S1 Pro, Fjordblau, 256 GB" */
export const handsetName = (handset: Handset): string =>
  [handset.product_name, variantText(handset)].filter(Boolean).join(', ')

/** A tariff with its term: "Nimbus Mobil M mit 24 Monaten Laufzeit", "Nimbus Prepaid M" */
export const tariffText = ({ product_name, properties }: Tariff): string =>
  messages.device.tariffName(product_name, properties.contract_term)
