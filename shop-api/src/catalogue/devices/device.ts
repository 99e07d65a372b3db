import type { ConcreteProduct, Device, EnergyInformations, ListedDevice } from '@nimbus/shared-contracts/catalogue'
import type { Article, Variant } from './articles'
import { energyClassOf } from './energy-class'
import { highlightsOf, specificationsOf } from './specifications'
import { picturesOf } from '../data/pictures'
import { addWorkingDays } from '@nimbus/shared-contracts/dates'

/** What a device looks like depends on the day, for its delivery, and on where the API is, for its documents. */
export interface Surroundings {
  /** Today in Germany. */
  day: string
  /** "/api" */
  publicBase: string
}

/** A device as lists show it. */
export function toListedDevice(article: Article, surroundings: Surroundings): ListedDevice {
  const { data, maker, category } = article
  const delivery = deliveryOf(data.lead_days, surroundings.day)
  return {
    slug: data.id,
    category: category.slug,
    product_name: data.name,
    description: data.description,
    properties: {
      product_id: data.id,
      ...(data.sort_index !== undefined && { sort_index: data.sort_index }),
    },
    energy_informations: energyOf(article, surroundings),
    concrete_products: article.variants.map((variant) => toProduct(article, variant, delivery)),
    manufacturer_informations: { company: maker.name },
  }
}

/** A device with everything that its page says. */
export function toDevice(article: Article, surroundings: Surroundings): Device {
  const { data, maker, category } = article
  const { legal_name, street, town, email } = maker
  return {
    ...toListedDevice(article, surroundings),
    manufacturer_informations: { company: maker.name, address: [legal_name, street, town], email },
    highlights: highlightsOf(data),
    technical_specifications: specificationsOf(data),
    box: data.box,
    legal_information: {
      model: data.model,
      warnings: [...category.warnings, ...data.warnings],
      accessibility: data.accessibility,
      ...(data.updates_until && { updates_until: data.updates_until }),
    },
  }
}

/** deliveryOf([2, 4], '2026-11-27') → {from: '2026-12-01', till: '2026-12-03'} */
const deliveryOf = ([first, last]: readonly [number, number], day: string) => ({
  from: addWorkingDays(day, first),
  till: addWorkingDays(day, last),
})

function toProduct(
  { data }: Article,
  { id, color, storage, soldOut }: Variant,
  delivery: ConcreteProduct['delivery'],
): ConcreteProduct {
  return {
    concrete_product_id: id,
    color: { name: color.name, color: color.color, color_group: color.group },
    storage: storage === undefined ? null : { name: storage },
    ...picturesOf(data.drawing, color.id),
    delivery: soldOut ? null : delivery,
  }
}

function energyOf({ data, category }: Article, { publicBase }: Surroundings): EnergyInformations {
  const { energy, power } = data
  const documents = `${publicBase}/catalogue/devices/${category.slug}/${data.id}`
  return {
    efficiency: energy
      ? {
          class: energyClassOf(energy.index),
          label: `${documents}/energy-label.svg`,
          information_sheet: `${documents}/energy-sheet.pdf`,
          battery_runtime: energy.runtime,
          battery_cycles: energy.cycles,
          drop_class: energy.drop,
          repair_class: energy.repair,
          protection: energy.protection,
        }
      : null,
    powersupply: power ?? null,
  }
}
