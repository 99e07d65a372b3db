import * as v from 'valibot'
import { daySchema } from '../dates'
import { ENERGY_CLASSES } from './device-facts'

export const energyClassSchema = v.picklist(ENERGY_CLASSES)
export type EnergyClass = v.InferOutput<typeof energyClassSchema>

/**
 * The energy label of a smartphone or tablet ((EU) 2023/1669) and what it says, for those who can't see it. Watches and
 * accessories have none. Addresses are paths of this origin.
 */
const efficiencySchema = v.object({
  class: energyClassSchema,
  /** Picture of the label. */
  label: v.string(),
  /** The product information sheet as PDF. */
  information_sheet: v.string(),
  /** Battery runtime per charge: "42:30" hours and minutes */
  battery_runtime: v.string(),
  battery_cycles: v.number(),
  /** A to E */
  drop_class: v.string(),
  repair_class: v.string(),
  /** "IP68" */
  protection: v.string(),
})
export type Efficiency = v.InferOutput<typeof efficiencySchema>

/** What the charger pictograms say (Directive (EU) 2022/2380); powers in watts. */
const powerSupplySchema = v.object({
  included: v.boolean(),
  min_w: v.number(),
  max_w: v.number(),
  usb_pd: v.boolean(),
})
export type PowerSupply = v.InferOutput<typeof powerSupplySchema>

export const energyInformationsSchema = v.object({
  efficiency: v.nullable(efficiencySchema),
  powersupply: v.nullable(powerSupplySchema),
})
export type EnergyInformations = v.InferOutput<typeof energyInformationsSchema>

/** Name as customers read it, `color` as CSS, group as the filter offers it: Fjordblau, #55779b, Blau. */
const colorSchema = v.object({ name: v.string(), color: v.string(), color_group: v.string() })
export type Color = v.InferOutput<typeof colorSchema>

/** Pictures are names in the image service's folder. */
const pictureSchema = v.object({ image: v.string(), label: v.string() })
export type GalleryPicture = v.InferOutput<typeof pictureSchema>

/** One colour and storage of a device: what is put into the cart (DATA-8). */
export const concreteProductSchema = v.object({
  concrete_product_id: v.string(),
  color: colorSchema,
  /** null for what has no storage, like a charger. */
  storage: v.nullable(v.object({ name: v.string() })),
  image: v.string(),
  gallery: v.array(pictureSchema),
  /** First and last likely day of delivery; null when it is sold out. */
  delivery: v.nullable(v.object({ from: daySchema, till: daySchema })),
})
export type ConcreteProduct = v.InferOutput<typeof concreteProductSchema>

const deviceEntries = {
  /** Last part of its address: "solvar-s1-pro" */
  slug: v.string(),
  category: v.string(),
  /** Without its maker: "S1 Pro" */
  product_name: v.string(),
  /** In one sentence. */
  description: v.string(),
  properties: v.object({ product_id: v.string(), sort_index: v.optional(v.number()) }),
  energy_informations: energyInformationsSchema,
  concrete_products: v.pipe(v.array(concreteProductSchema), v.minLength(1)),
}

/** A device with all its variants (DATA-7). */
export const deviceSchema = v.object({
  ...deviceEntries,
  /** Maker with what product safety asks for (GPSR Art. 19). */
  manufacturer_informations: v.object({ company: v.string(), address: v.array(v.string()), email: v.string() }),
  /** The few facts that stand beside the picture: {title: "6,3 Zoll", text: "Display mit 120 Hz"} */
  highlights: v.array(v.object({ title: v.string(), text: v.string() })),
  /** `icon` is a name of the Lucide set. */
  technical_specifications: v.array(v.object({ name: v.string(), value: v.string(), icon: v.string() })),
  /** What lies in the box beside the device: "Kabel USB-C, 1 m"; empty where the data tell it. */
  box: v.optional(v.array(v.string()), []),
  legal_information: v.object({
    model: v.string(),
    warnings: v.array(v.string()),
    accessibility: v.array(v.string()),
    /** Month until which the maker brings updates: "2033-12"; missing where there is no software. */
    updates_until: v.optional(v.string()),
  }),
})
export type Device = v.InferOutput<typeof deviceSchema>

/** A device as a list shows it. */
export const listedDeviceSchema = v.object({
  ...deviceEntries,
  manufacturer_informations: v.object({ company: v.string() }),
})
export type ListedDevice = v.InferOutput<typeof listedDeviceSchema>
