import * as v from 'valibot'
import { countSchema, idSchema, priceSchema } from './values'
import { DRAWINGS } from './pictures'

const textSchema = v.pipe(v.string(), v.nonEmpty('is empty'))

/** What a filter offers stands in addresses, where values are separated by commas. */
const filterValueSchema = v.pipe(textSchema, v.regex(/^[^,]{1,40}$/, 'has a comma or more than 40 characters'))

/** makers.json: with what product safety asks for (GPSR Art. 19). */
const makerSchema = v.strictObject({
  id: idSchema,
  name: filterValueSchema,
  legal_name: textSchema,
  street: textSchema,
  town: textSchema,
  email: v.pipe(v.string(), v.regex(/^[a-z.]+@[a-z-]+\.example$/, 'is not an address at .example')),
})
export type Maker = v.InferOutput<typeof makerSchema>

/** colors.json: the palette, in the order of the filter. The first colour of a group stands for it. */
const paletteColorSchema = v.strictObject({
  id: idSchema,
  name: textSchema,
  color: v.pipe(v.string(), v.hexColor()),
  group: filterValueSchema,
})
export type PaletteColor = v.InferOutput<typeof paletteColorSchema>

/** device-categories.json: the device pages in the order of their tabs. */
const deviceCategorySchema = v.strictObject({
  slug: idSchema,
  label: textSchema,
  title: textSchema,
  lead: textSchema,
  description: textSchema,
  /** True where an energy label is due: smartphones and tablets ((EU) 2023/1669). */
  energy_label: v.boolean(),
  /** True for what is bought beside a phone: it leads with its own price, without the tariff (CAT-30). */
  accessories: v.optional(v.boolean(), false),
  /** Where the steps of its filters begin: display in inches, battery in hours per charge. None of what it hasn't got. */
  steps: v.optional(
    v.strictObject({
      display: v.optional(v.array(v.number()), []),
      battery: v.optional(v.array(countSchema), []),
    }),
    { display: [], battery: [] },
  ),
  /** What is written on every device of the category. */
  warnings: v.array(textSchema),
})
export type DeviceCategory = v.InferOutput<typeof deviceCategorySchema>

/** Parts of the technical data that devices name themselves; `specifications.ts` has their names, icons and order. */
const factsSchema = v.strictObject({
  camera: v.optional(textSchema),
  sim: v.optional(textSchema),
  sound: v.optional(textSchema),
  sensors: v.optional(textSchema),
  runtime: v.optional(textSchema),
  protection: v.optional(textSchema),
  connections: v.optional(textSchema),
  power: v.optional(textSchema),
  fits: v.optional(textSchema),
  material: v.optional(textSchema),
  content: v.optional(textSchema),
  size: textSchema,
})
export type Facts = v.InferOutput<typeof factsSchema>

/** Drop and repair classes ((EU) 2023/1669). */
const gradeSchema = v.picklist(['A', 'B', 'C', 'D', 'E'])

const energySchema = v.strictObject({
  /** Energy efficiency index; the class follows from it. */
  index: v.pipe(v.number(), v.minValue(0.1), v.maxValue(9.99)),
  /** Hours and minutes per charge: "42:30" */
  runtime: v.pipe(v.string(), v.regex(/^\d{1,3}:[0-5]\d$/, 'is not hours and minutes as in 42:30')),
  /** Charges after which the battery still holds 80 percent. */
  cycles: countSchema,
  drop: gradeSchema,
  repair: gradeSchema,
  protection: v.pipe(v.string(), v.regex(/^IP\d[\dX]$/, 'is not a protection as in IP68')),
})
export type DeviceEnergy = v.InferOutput<typeof energySchema>

const powerSchema = v.strictObject({
  included: v.boolean(),
  min_w: v.number(),
  max_w: v.number(),
  usb_pd: v.boolean(),
})

/** A colour of the device and, where it has storages, one of them. */
const combinationSchema = v.union([v.strictTuple([idSchema]), v.strictTuple([idSchema, v.string()])])
export type Combination = v.InferOutput<typeof combinationSchema>

/** The filter orders storages by their size. */
const storageSchema = v.pipe(v.string(), v.regex(/^\d+ (GB|TB)$/, 'is not a size as in 256 GB'))

/** Working days until delivery; more is a typing error, and slow to count. */
const leadSchema = v.pipe(countSchema, v.maxValue(60, 'is more than 60 working days'))

/** devices.json: one device; its variants are colours × storages without those that are missing. */
const deviceDataSchema = v.strictObject({
  id: idSchema,
  category: idSchema,
  maker: idSchema,
  name: textSchema,
  description: textSchema,
  /** Place in the list; those without come last. */
  sort_index: v.optional(countSchema),
  model: textSchema,
  /** What its pictures show. */
  drawing: v.picklist(DRAWINGS),
  colors: v.pipe(v.array(idSchema), v.nonEmpty('has no colour')),
  /** Empty for what has no storage. */
  storages: v.array(storageSchema),
  missing: v.optional(v.array(combinationSchema), []),
  sold_out: v.optional(v.array(combinationSchema), []),
  /** Working days until it is likely there: the first and the last. */
  lead_days: v.tuple([leadSchema, leadSchema]),
  display: v.optional(v.strictObject({ inches: v.number(), pixels: textSchema, hertz: countSchema })),
  energy: v.optional(energySchema),
  power: v.optional(powerSchema),
  /** Month of the last update: "2033-12" */
  updates_until: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'is not a month as in 2033-12'))),
  /** What lies in the box beside the device; an accessory's is told by `facts.content`. */
  box: v.optional(v.array(textSchema), []),
  facts: factsSchema,
  /** Title and text; where they are left out they are made from display, battery and updates. */
  highlights: v.optional(v.array(v.tuple([textSchema, textSchema])), []),
  accessibility: v.array(textSchema),
  /** Besides those of the category. */
  warnings: v.optional(v.array(textSchema), []),
})
export type DeviceData = v.InferOutput<typeof deviceDataSchema>

/**
 * device-prices.json: the price list of all devices, with every tariff. `once` has a price for each of `families`, over the
 * longest term; null where a device isn't sold with the family.
 */
const devicePricesSchema = v.strictObject({
  /** The tariff that devices are shown with when none is chosen; every variant is sold with its family. */
  focus_tariff: idSchema,
  families: v.pipe(v.array(idSchema), v.nonEmpty('is empty')),
  rows: v.array(
    v.strictObject({
      device: idSchema,
      /** Left out for what has no storage. */
      storage: v.optional(v.string()),
      /** Added to each month of the term. */
      monthly: v.picklist([0, 500, 1000, 1500], 'is none of the steps 0, 500, 1000, 1500'),
      once: v.array(v.nullable(priceSchema)),
    }),
  ),
})
export type PriceRow = v.InferOutput<typeof devicePricesSchema>['rows'][number]

/** The files of the devices; a key is the name of a file without ".json". */
export const deviceFileEntries = {
  makers: v.array(makerSchema),
  colors: v.array(paletteColorSchema),
  'device-categories': v.array(deviceCategorySchema),
  devices: v.array(deviceDataSchema),
  'device-prices': devicePricesSchema,
}

const deviceFilesSchema = v.strictObject(deviceFileEntries)

/** What all files say about devices. */
export type DeviceFiles = v.InferOutput<typeof deviceFilesSchema>

export const DEVICE_FILES = ['makers', 'colors', 'device-categories', 'devices', 'device-prices'] as const
