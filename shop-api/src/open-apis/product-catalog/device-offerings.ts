import type { CatalogueData } from '../../catalogue/data/data'
import { variantIdOf, type Article, type Variant } from '../../catalogue/devices/articles'
import type { DeviceRange } from '../../catalogue/devices/device-range'
import { energyClassOf } from '../../catalogue/devices/energy-class'
import type { SoldTariff } from '../../catalogue/tariffs/tariffs'
import { fixed, oneOf, used } from './characteristics'
import type { Attachment, ProductOffering, ProductSpecification } from './entities'
import type { EntityWriter } from './entity-writer'
import { listed, type Listed } from './listing'

export interface DeviceContext {
  data: CatalogueData
  devices: DeviceRange
  tariffs: readonly SoldTariff[]
  writer: EntityWriter
  /** "/api" */
  publicBase: string
}

/** Variants that cost the same: all colours of a storage. */
export interface PricedVariants {
  article: Article
  /** "solvar-s1-pro-256" */
  id: string
  /** "S1 Pro 256 GB" */
  name: string
  variants: readonly [Variant, ...Variant[]]
}

const withStorage = (name: string, storage: string | undefined): string => [name, storage].filter(Boolean).join(' ')

/** The variants of a device by what they cost. */
export function pricedVariantsOf(article: Article): PricedVariants[] {
  const byRow = new Map<object, [Variant, ...Variant[]]>()
  for (const variant of article.variants) {
    const known = byRow.get(variant.prices)
    if (known) known.push(variant)
    else byRow.set(variant.prices, [variant])
  }
  return [...byRow.values()].map((variants) => ({
    article,
    variants,
    id: variantIdOf(article.data.id, '', variants[0].storage),
    name: withStorage(article.data.name, variants[0].storage),
  }))
}

/** variantName(S1 Pro, Fjordblau, 256 GB) → "Solvar S1 Pro Fjordblau 256 GB" */
export const variantName = ({ data, maker }: Article, { color, storage }: Variant): string =>
  withStorage(`${maker.name} ${data.name} ${color.name}`, storage)

function deviceSpecification({ data, maker }: Article, writer: EntityWriter): ProductSpecification {
  const { id, name, description, model, colors, storages, energy, updates_until } = data
  return {
    ...writer.described('productSpecification', { id, name }),
    description,
    isBundle: false,
    brand: maker.name,
    productNumber: model,
    relatedParty: [{ id: maker.id, name: maker.name, role: 'manufacturer', '@referredType': 'Organization' }],
    productSpecCharacteristic: [
      oneOf('color', colors),
      ...(storages.length > 0 ? [oneOf('storage', storages)] : []),
      ...(energy ? [fixed('energyClass', energyClassOf(energy.index))] : []),
      ...(updates_until ? [fixed('updatesUntil', updates_until)] : []),
    ],
  }
}

/** Energy label and sheet, which only some categories have. */
function documentsOf({ data, category }: Article, { writer, publicBase }: DeviceContext): Attachment[] {
  if (!data.energy) return []
  const urlOf = (file: string) =>
    writer.addresses.atShop(`${publicBase}/catalogue/devices/${category.slug}/${data.id}/${file}`)
  return [
    { name: 'Energielabel', attachmentType: 'energyLabel', mimeType: 'image/svg+xml', url: urlOf('energy-label.svg') },
    {
      name: 'Produktdatenblatt',
      attachmentType: 'productInformationSheet',
      mimeType: 'application/pdf',
      url: urlOf('energy-sheet.pdf'),
    },
  ]
}

function variantOffering(article: Article, variant: Variant, context: DeviceContext): ProductOffering {
  const { writer } = context
  const { data, category } = article
  const specification = writer.reference('productSpecification', data)
  const attachment = documentsOf(article, context)
  return {
    ...writer.described('productOffering', { id: variant.id, name: variantName(article, variant) }),
    isBundle: false,
    isSellable: false,
    productSpecification: specification,
    category: [writer.reference('category', { id: category.slug, name: category.label })],
    ...(attachment.length > 0 && { attachment }),
    prodSpecCharValueUse: [
      used('color', [variant.color.id], specification),
      ...(variant.storage === undefined ? [] : [used('storage', [variant.storage], specification)]),
    ],
  }
}

/** Devices and their variants, which are sold in bundles with tariffs. */
export function deviceListings(articles: readonly Article[], context: DeviceContext) {
  return {
    productSpecification: articles.map((article): Listed => {
      const { data, maker } = article
      const facts = { name: data.name, brand: maker.name, productNumber: data.model }
      return listed(data.id, facts, () => deviceSpecification(article, context.writer))
    }),
    productOffering: articles.flatMap((article) =>
      article.variants.map((variant): Listed => {
        const facts = {
          name: variantName(article, variant),
          isBundle: false,
          isSellable: false,
          'category.id': article.category.slug,
          'productSpecification.id': article.data.id,
        }
        return listed(variant.id, facts, () => variantOffering(article, variant, context))
      }),
    ),
  }
}
