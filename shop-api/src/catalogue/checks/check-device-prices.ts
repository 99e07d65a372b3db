import { needsHandset } from '@nimbus/shared-contracts/cart'
import type { CatalogueData } from '../data/data'
import { mobileTariffs } from '../tariffs/mobile-tariffs'
import { problem, type Problem } from '../data/problem'
import { combinationsOf, priceKey } from '../devices/articles'
import type { PriceRow } from '../data/device-data'

/** The price list names families that exist, each once, and a tariff with device for those who have chosen none. */
export function checkPriceList({ mobile, 'device-prices': { focus_tariff, families } }: CatalogueData): Problem[] {
  const known = new Set(mobile.families.map(({ id }) => id))
  const focus = mobileTariffs(mobile).find(({ concrete_product_id }) => concrete_product_id === focus_tariff)
  const isFit = focus !== undefined && needsHandset(focus) && families.includes(focus.properties.family ?? '')
  return [
    ...families.flatMap((id, index) =>
      known.has(id) ? [] : [problem('device-prices', ['families', index], `${id} is no family of tariffs`)],
    ),
    ...families.flatMap((id, index) =>
      families.indexOf(id) === index ? [] : [problem('device-prices', ['families', index], `${id} is there twice`)],
    ),
    ...(isFit ? [] : [problem('device-prices', ['focus_tariff'], `${focus_tariff} is no tariff with device`)]),
  ]
}

/** Every variant has one row, and every row a device; all can be had with the focus tariff, and no larger tariff is dearer. */
export function checkDevicePrices(data: CatalogueData): Problem[] {
  const { families, rows, focus_tariff } = data['device-prices']
  const focus = mobileTariffs(data.mobile).find(({ concrete_product_id }) => concrete_product_id === focus_tariff)
  const focusAt = families.indexOf(focus?.properties.family ?? '')
  const wanted = new Set(
    data.devices.flatMap((device) => combinationsOf(device).map(([, storage]) => priceKey(device.id, storage))),
  )
  const seen = new Set<string>()

  function faults(row: PriceRow): string[] {
    const key = priceKey(row.device, row.storage)
    const isTwice = seen.has(key)
    seen.add(key)
    return [
      ...(isTwice ? ['is there twice'] : []),
      ...(wanted.has(key) ? [] : ['is the price of nothing']),
      ...(row.once.length === families.length ? [] : [`has ${row.once.length} prices for ${families.length} families`]),
      ...(row.once[focusAt] === null ? [`isn't sold with ${families[focusAt]}, with which all devices are shown`] : []),
      ...(isFalling(row.once) ? [] : ['costs more with a larger tariff']),
    ]
  }

  const ofRows = rows.flatMap((row, index) =>
    faults(row).map((fault) =>
      problem('device-prices', ['rows', index], `${priceKey(row.device, row.storage).trim()} ${fault}`),
    ),
  )
  const unpriced = [...wanted].filter((key) => !seen.has(key))
  return [...ofRows, ...unpriced.map((key) => problem('device-prices', ['rows'], `${key.trim()} has no price`))]
}

/** isFalling([null, 14900, 4900, 100]) → true */
function isFalling(once: readonly (number | null)[]): boolean {
  const prices = once.filter((price) => price !== null)
  return prices.every((price, index) => index === 0 || price <= prices[index - 1]!)
}
