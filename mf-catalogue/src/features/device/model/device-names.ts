import { variantText, type Handset } from '@nimbus/shared-contracts/cart'
import type { ListedDevice } from '@nimbus/shared-contracts/catalogue'

/** Maker and name: "Solvar S1 Pro" */
export const deviceName = ({ manufacturer_informations, product_name }: ListedDevice): string =>
  `${manufacturer_informations.company} ${product_name}`

/** A device in the cart with its variant: "Solvar S1 Pro, Fjordblau, 256 GB" */
export const handsetName = (handset: Handset): string =>
  [handset.product_name, variantText(handset)].filter(Boolean).join(', ')
