import { needsHandset } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { DEVICE_CATEGORIES } from '@nimbus/shared-contracts/routes'
import type { CatalogueData } from '../data/data'
import type { Combination, DeviceData } from '../data/device-data'
import { DRAWN_COLORS } from '../data/pictures'
import { deviceSteps } from '../devices/filter-steps'
import { combinationsOf, includes, priceKey, variantIdOf } from '../devices/articles'
import { mobileTariffs } from '../tariffs/mobile-tariffs'
import { at, eachMissing, eachTwice, idsOf, inEach, isTwice, slugsOf, type Fault, type Rule } from './rule'

/** What is in a box where the other data say so. */
const CHARGER = 'Ladegerät'
const SIM_TOOL = 'SIM-Nadel'

/** What has to hold for makers, colours, devices and their prices. */
export const DEVICE_RULES: readonly Rule[] = [
  // names: none twice
  function* ({ makers, colors, devices, 'device-categories': categories }) {
    const variants = devices.flatMap((device) =>
      combinationsOf(device).map(([color, storage]) => variantIdOf(device.id, color, storage)),
    )
    const makerNames = makers.map(({ name }) => name)
    yield* at(
      'makers',
      [],
      eachTwice(idsOf(makers), (id) => `two makers are called ${id}`),
    )
    yield* at(
      'makers',
      [],
      eachTwice(makerNames, (name) => `two makers are named ${name}`),
    )
    yield* at(
      'colors',
      [],
      eachTwice(idsOf(colors), (id) => `two colours are called ${id}`),
    )
    yield* at('device-categories', [], eachTwice(slugsOf(categories), isTwice))
    yield* at(
      'devices',
      [],
      eachTwice(idsOf(devices), (id) => `two devices are called ${id}`),
    )
    yield* at(
      'devices',
      [],
      eachTwice(variants, (id) => `two variants would be called ${id}`),
    )
  },
  // categories: all those that links of the shop lead to
  ({ 'device-categories': categories }) =>
    at(
      'device-categories',
      [],
      eachMissing(slugsOf(categories), DEVICE_CATEGORIES, (slug) => `the category ${slug} is missing`),
    ),
  // devices name makers, categories and colours that exist, and have an energy label exactly where one is due
  function* ({ devices, makers, colors, 'device-categories': categories }) {
    const makerIds = new Set(idsOf(makers))
    const colorIds = idsOf(colors)
    const labelled = new Map(categories.map(({ slug, energy_label }) => [slug, energy_label]))
    yield* inEach('devices', [], devices, (device) => {
      const { id, maker, category, energy, lead_days } = device
      const labelIsDue = labelled.get(category)
      const faults: Fault[] = [
        !makerIds.has(maker) && `has the maker ${maker}, which nobody is`,
        labelIsDue === undefined && `is in ${category}, which is no category`,
        labelIsDue === true && !energy && 'has no energy data, but needs a label',
        labelIsDue === false && energy !== undefined && 'has energy data, but no label is due',
        lead_days[0] > lead_days[1] && 'is delivered at the latest before it is at the earliest',
        ...eachMissing(colorIds, device.colors, (color) => `has the colour ${color}, which isn't in the palette`),
        ...combinationFaults(device),
      ]
      return faults.map((fault) => fault && `${id} ${fault}`)
    })
  },
  // the box: what a device needs to be used is in it, and what its other data say of charger and card
  function* ({ devices, 'device-categories': categories }) {
    const accessories = new Set(categories.filter((category) => category.accessories).map(({ slug }) => slug))
    yield* inEach('devices', [], devices, ({ id, category, box, power, facts }) => {
      if (accessories.has(category)) return [box.length > 0 && `${id} has a box, which its facts tell`]
      const faults: Fault[] = [
        box.length === 0 && 'comes without anything in its box',
        new Set(box).size < box.length && 'has something in its box twice',
        box.includes(CHARGER) !== (power?.included === true) && 'tells of its charger otherwise than its box',
        box.includes(SIM_TOOL) !== /Nano-SIM/.test(facts.sim ?? '') &&
          'needs a tool for its card exactly where it takes one',
      ]
      return faults.map((fault) => fault && `${id} ${fault}`)
    })
  },
  // steps of filters: ascending, none without a device
  ({ devices, 'device-categories': categories }) =>
    inEach('device-categories', [], categories, ({ slug, steps }) => {
      const offered = devices.filter(({ category }) => category === slug).map((device) => deviceSteps(device, steps))
      return (['display', 'battery'] as const).flatMap((key): Fault[] => {
        const bounds = steps[key]
        const used = new Set(offered.flatMap((values) => values[key]?.value ?? []))
        return [
          bounds.some((bound, index) => index > 0 && bound <= bounds[index - 1]!) &&
            `has steps of ${key} that don't ascend`,
          bounds.length > 0 && used.size !== bounds.length + 1 && `has a step of ${key} that no device is in`,
        ]
      })
    }),
  // the palette: only colours that this build has pictures in, since a picture is named by what it shows
  ({ colors }) =>
    inEach('colors', [], colors, ({ id, color }) => [
      DRAWN_COLORS[id] !== color && `this build has no drawing in colour ${id} ${color}`,
    ]),
  // the price list names families that exist, each once, and a tariff with device for those who have chosen none
  function* (data) {
    const { focus_tariff, families } = data['device-prices']
    const known = new Set(idsOf(data.mobile.families))
    const focus = focusOf(data)
    const isFit = focus !== undefined && needsHandset(focus) && families.includes(focus.properties.family ?? '')
    yield* inEach('device-prices', ['families'], families, (id) => [!known.has(id) && `${id} is no family of tariffs`])
    yield* inEach('device-prices', ['families'], families, (id, index) => [
      families.indexOf(id) !== index && isTwice(id),
    ])
    yield* at('device-prices', ['focus_tariff'], [!isFit && `${focus_tariff} is no tariff with device`])
  },
  // every variant has one row, and every row a device; all can be had with the focus tariff, and no larger tariff is dearer
  function* (data) {
    const { families, rows } = data['device-prices']
    const focusAt = families.indexOf(focusOf(data)?.properties.family ?? '')
    const wanted = new Set(
      data.devices.flatMap((device) => combinationsOf(device).map(([, storage]) => priceKey(device.id, storage))),
    )
    const seen = new Set<string>()
    yield* inEach('device-prices', ['rows'], rows, ({ device, storage, once }) => {
      const key = priceKey(device, storage)
      const faults: Fault[] = [
        seen.has(key) && 'is there twice',
        !wanted.has(key) && 'is the price of nothing',
        once.length !== families.length && `has ${once.length} prices for ${families.length} families`,
        once[focusAt] === null && `isn't sold with ${families[focusAt]}, with which all devices are shown`,
        !isFalling(once) && 'costs more with a larger tariff',
      ]
      seen.add(key)
      return faults.map((fault) => fault && `${key.trim()} ${fault}`)
    })
    yield* at(
      'device-prices',
      ['rows'],
      eachMissing([...seen], [...wanted], (key) => `${key.trim()} has no price`),
    )
  },
]

const focusOf = ({ mobile, 'device-prices': { focus_tariff } }: CatalogueData): Tariff | undefined =>
  mobileTariffs(mobile).find(({ concrete_product_id }) => concrete_product_id === focus_tariff)

function* combinationFaults(device: DeviceData): Iterable<Fault> {
  const all = combinationsOf({ ...device, missing: [] })
  const sold = combinationsOf(device)
  const name = (combination: Combination): string => combination.join(' ')
  yield sold.length === 0 && 'has no variant'
  for (const combination of device.missing)
    yield !includes(all, combination) && `misses ${name(combination)}, which it couldn't have`
  for (const combination of device.sold_out)
    yield !includes(sold, combination) && `has sold out ${name(combination)}, which it doesn't have`
}

/** isFalling([null, 14900, 4900, 100]) → true */
function isFalling(once: readonly (number | null)[]): boolean {
  const prices = once.filter((price) => price !== null)
  return prices.every((price, index) => index === 0 || price <= prices[index - 1]!)
}
