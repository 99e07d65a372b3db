import type { CartResponse } from '@nimbus/shared-contracts/order'

/** Names of what comes by parcel. shippedNames({hardware: [Nimbus Hub, eigenes Gerät]}) → ['Nimbus Hub'] */
export const shippedNames = ({ cart: { handsets, hardware, options } }: CartResponse): string[] => [
  ...handsets.map(({ product_name }) => product_name),
  ...[...hardware, ...options].filter(({ properties }) => properties.shipped).map(({ product_name }) => product_name),
]
