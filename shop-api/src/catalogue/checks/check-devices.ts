import type { CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'
import { DRAWN_COLORS } from '../data/pictures'
import { combinationsOf, includes, variantIdOf } from '../devices/articles'
import type { Combination, DeviceData } from '../data/device-data'

/** Makers, colours, categories, devices and variants: no name twice. */
export function checkDeviceNames(data: CatalogueData): Problem[] {
  const variants = data.devices.flatMap((device) =>
    combinationsOf(device).map(([color, storage]) => variantIdOf(device.id, color, storage)),
  )
  const categories = data['device-categories'].map(({ slug }) => slug)
  return [
    ...twice(data.makers.map(({ id }) => id)).map((id) => problem('makers', [], `two makers are called ${id}`)),
    ...twice(data.makers.map(({ name }) => name)).map((name) => problem('makers', [], `two makers are named ${name}`)),
    ...twice(data.colors.map(({ id }) => id)).map((id) => problem('colors', [], `two colours are called ${id}`)),
    ...twice(categories).map((slug) => problem('device-categories', [], `${slug} is there twice`)),
    ...twice(data.devices.map(({ id }) => id)).map((id) => problem('devices', [], `two devices are called ${id}`)),
    ...twice(variants).map((id) => problem('devices', [], `two variants would be called ${id}`)),
  ]
}

/** The palette: only colours that this build has pictures in, since a picture is named by what it shows. */
export function checkDrawnColors({ colors }: CatalogueData): Problem[] {
  return colors.flatMap(({ id, color }, index) =>
    DRAWN_COLORS[id] === color
      ? []
      : [problem('colors', [index], `this build has no drawing in colour ${id} ${color}`)],
  )
}

/** Devices name makers, categories and colours that exist, and have an energy label exactly where one is due. */
export function checkDevices({ devices, makers, colors, 'device-categories': categories }: CatalogueData): Problem[] {
  const makerIds = new Set(makers.map(({ id }) => id))
  const colorIds = new Set(colors.map(({ id }) => id))
  const labelled = new Map(categories.map(({ slug, energy_label }) => [slug, energy_label]))

  function faults(device: DeviceData): string[] {
    const { maker, category, energy, lead_days } = device
    const labelIsDue = labelled.get(category)
    return [
      ...(makerIds.has(maker) ? [] : [`has the maker ${maker}, which nobody is`]),
      ...(labelIsDue === undefined ? [`is in ${category}, which is no category`] : []),
      ...(labelIsDue === true && !energy ? ['has no energy data, but needs a label'] : []),
      ...(labelIsDue === false && energy ? ['has energy data, but no label is due'] : []),
      ...(lead_days[0] > lead_days[1] ? ['is delivered at the latest before it is at the earliest'] : []),
      ...device.colors
        .filter((id) => !colorIds.has(id))
        .map((id) => `has the colour ${id}, which isn't in the palette`),
      ...combinationFaults(device),
    ]
  }

  return devices.flatMap((device, index) =>
    faults(device).map((fault) => problem('devices', [index], `${device.id} ${fault}`)),
  )
}

function combinationFaults(device: DeviceData): string[] {
  const all = combinationsOf({ ...device, missing: [] })
  const sold = combinationsOf(device)
  const name = (combination: Combination): string => combination.join(' ')
  return [
    ...(sold.length === 0 ? ['has no variant'] : []),
    ...device.missing
      .filter((combination) => !includes(all, combination))
      .map((combination) => `misses ${name(combination)}, which it couldn't have`),
    ...device.sold_out
      .filter((combination) => !includes(sold, combination))
      .map((combination) => `has sold out ${name(combination)}, which it doesn't have`),
  ]
}

/** twice(['a', 'b', 'a']) → ['a'] */
function twice(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))]
}
