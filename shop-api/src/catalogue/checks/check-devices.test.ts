import type { CatalogueData } from '../data/data'
import { problemsAfter } from '../../testing/problems-after'

describe('checkCatalogue, devices', () => {
  it.each<[string, (files: CatalogueData) => void, string]>([
    [
      'a maker that nobody is',
      ({ devices }) => (devices[0]!.maker = 'nobody'),
      'devices.json [0]: solvar-s1-pro has the maker nobody, which nobody is',
    ],
    [
      'a category that does not exist',
      ({ devices }) => (devices[0]!.category = 'fernseher'),
      'devices.json [0]: solvar-s1-pro is in fernseher, which is no category',
    ],
    [
      'a colour outside of the palette',
      ({ colors }) => colors.splice(0, 1),
      "devices.json [1]: solvar-s1 has the colour nacht, which isn't in the palette",
    ],
    // its pictures were named by a content that the image service doesn't have: every one was a 404
    [
      'a colour that this build has not drawn',
      ({ colors }) => (colors[0]!.color = '#123456'),
      'colors.json [0]: this build has no drawing in colour nacht #123456',
    ],
    [
      'a colour that is new',
      ({ colors }) => colors.push({ id: 'zinnober', name: 'Zinnober', color: '#e34234', group: 'Rot' }),
      'colors.json [8]: this build has no drawing in colour zinnober #e34234',
    ],
    [
      'a charger in the box of a device that comes without',
      ({ devices }) => devices[0]!.box.push('Ladegerät'),
      'devices.json [0]: solvar-s1-pro tells of its charger otherwise than its box',
    ],
    [
      'a card without the tool for it',
      ({ devices }) => (devices[0]!.box = ['Kurzanleitung']),
      'devices.json [0]: solvar-s1-pro needs a tool for its card exactly where it takes one',
    ],
    [
      'an empty box',
      ({ devices }) => (devices.find(({ id }) => id === 'solvar-uhr-2')!.box = []),
      'devices.json [42]: solvar-uhr-2 comes without anything in its box',
    ],
    [
      'a storage that is no size',
      ({ devices }) => (devices[0]!.storages[0] = '256GB'),
      'devices.json [0].storages[0]: is not a size as in 256 GB',
    ],
    [
      'a step of a filter that no device is in',
      ({ 'device-categories': categories }) => (categories[0]!.steps = { display: [6.2, 6.5, 9], battery: [] }),
      'device-categories.json [0]: has a step of display that no device is in',
    ],
    [
      'a filter of what a category has not got',
      ({ 'device-categories': categories }) => (categories[2]!.steps = { display: [], battery: [30] }),
      'device-categories.json [2]: has a step of battery that no device is in',
    ],
    [
      'steps of a filter that fall',
      ({ 'device-categories': categories }) => (categories[1]!.steps.display = [11, 10]),
      "device-categories.json [1]: has steps of display that don't ascend",
    ],
    [
      'a delivery in half a year',
      ({ devices }) => (devices[0]!.lead_days[1] = 120),
      'devices.json [0].lead_days[1]: is more than 60 working days',
    ],
    [
      'a smartphone without energy data',
      ({ devices }) => delete devices[0]!.energy,
      'devices.json [0]: solvar-s1-pro has no energy data, but needs a label',
    ],
    [
      'a case with an energy label',
      ({ devices }) =>
        (devices.find(({ id }) => id === 'solvar-huelle-s1')!.energy = structuredClone(devices[0]!.energy)),
      'devices.json [61]: solvar-huelle-s1 has energy data, but no label is due',
    ],
    [
      'a missing combination that could not be',
      ({ devices }) => devices[0]!.missing.push(['fjordblau', '2 TB']),
      "devices.json [0]: solvar-s1-pro misses fjordblau 2 TB, which it couldn't have",
    ],
    [
      'a combination without its storage',
      ({ devices }) => devices[0]!.missing.push(['fjordblau']),
      "devices.json [0]: solvar-s1-pro misses fjordblau, which it couldn't have",
    ],
    [
      'something sold out that is missing',
      ({ devices }) => devices[0]!.sold_out.push(['fjordblau', '1 TB']),
      "devices.json [0]: solvar-s1-pro has sold out fjordblau 1 TB, which it doesn't have",
    ],
    [
      'a device whose variants are all missing',
      ({ devices }) => {
        devices[0]!.storages = ['1 TB']
        devices[0]!.missing = devices[0]!.colors.map((color) => [color, '1 TB'])
      },
      'devices.json [0]: solvar-s1-pro has no variant',
    ],
    [
      'a delivery that ends before it begins',
      ({ devices }) => (devices[0]!.lead_days = [4, 2]),
      'devices.json [0]: solvar-s1-pro is delivered at the latest before it is at the earliest',
    ],
    [
      'two devices of one name',
      ({ devices }) => devices.push(structuredClone(devices[0]!)),
      'devices.json: two devices are called solvar-s1-pro',
    ],
    [
      'two variants of one name',
      ({ devices }) => devices[0]!.colors.push('graphit'),
      'devices.json: two variants would be called solvar-s1-pro-graphit-256',
    ],
    [
      'a comma in the name of a maker',
      ({ makers }) => (makers[0]!.name = 'Solvar, Inc.'),
      'makers.json [0].name: has a comma or more than 40 characters',
    ],
    [
      'a monthly share between the steps',
      (files) => Object.assign(files['device-prices'].rows[0]!, { monthly: 1234 }),
      'device-prices.json rows[0].monthly: is none of the steps 0, 500, 1000, 1500',
    ],
    [
      'a storage without price',
      (files) => files['device-prices'].rows.splice(0, 1),
      'device-prices.json rows: solvar-s1-pro 256 GB has no price',
    ],
    [
      'a price of nothing',
      (files) => (files['device-prices'].rows[0]!.device = 'solvar-s9'),
      'device-prices.json rows[0]: solvar-s9 256 GB is the price of nothing',
    ],
    [
      'two prices of one storage',
      (files) => files['device-prices'].rows.push(files['device-prices'].rows[0]!),
      'device-prices.json rows[112]: solvar-s1-pro 256 GB is there twice',
    ],
    [
      'too few prices',
      (files) => files['device-prices'].rows[0]!.once.pop(),
      'device-prices.json rows[0]: solvar-s1-pro 256 GB has 3 prices for 4 families',
    ],
    [
      'no price with the tariff that devices are shown with',
      (files) => (files['device-prices'].rows[0]!.once[1] = null),
      "device-prices.json rows[0]: solvar-s1-pro 256 GB isn't sold with mobil-m, with which all devices are shown",
    ],
    [
      'a larger tariff that makes the device dearer',
      (files) => (files['device-prices'].rows[0]!.once[3] = 50_000),
      'device-prices.json rows[0]: solvar-s1-pro 256 GB costs more with a larger tariff',
    ],
    [
      'a family that does not exist',
      (files) => (files['device-prices'].families[3] = 'mobil-xxl'),
      'device-prices.json families[3]: mobil-xxl is no family of tariffs',
    ],
    [
      'a family with two prices',
      (files) => (files['device-prices'].families[3] = 'mobil-l'),
      'device-prices.json families[3]: mobil-l is there twice',
    ],
    [
      'a tariff without device to show devices with',
      (files) => (files['device-prices'].focus_tariff = 'mobil-m-24'),
      'device-prices.json focus_tariff: mobil-m-24 is no tariff with device',
    ],
  ])('finds %s', (_name, change, problem) => {
    expect(problemsAfter(change)).toContain(problem)
  })
})
