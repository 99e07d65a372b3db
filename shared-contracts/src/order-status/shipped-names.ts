interface Named {
  product_name: string
}

/** The part of a cart that may come by parcel. */
interface Shippable {
  handsets: readonly Named[]
  hardware: readonly (Named & { properties: { shipped?: boolean | undefined } })[]
  options: readonly (Named & { properties: { shipped?: boolean | undefined } })[]
}

/** Names of what comes by parcel. shippedNames({hardware: [Nimbus Hub, eigenes Gerät]}) → ['Nimbus Hub'] */
export const shippedNames = ({ handsets, hardware, options }: Shippable): string[] => [
  ...handsets.map(({ product_name }) => product_name),
  ...[...hardware, ...options].filter(({ properties }) => properties.shipped).map(({ product_name }) => product_name),
]
