import {
  bundleFor,
  deviceDetailSchema,
  type Bundle,
  type DeviceDetail,
  type Tariff,
} from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'
import { loadSoldNow } from '../../../api/all-tariffs'
import { compareKey, type CompareEntry } from '../../../model/compare-key'
import { choicesOf, type ChoiceGroup } from '../model/choices'
import { comparedDevice, type ComparedOffer, type OtherVariant } from '../model/offer'
import { differences, rowGroups, type RowGroup } from '../model/rows'
import { DIFFERENCES, selectionOf } from '../model/selection'
import { landlineVariants, otherTerms } from '../model/variants'

export interface ComparePayload {
  offers: ComparedOffer[]
  /** How many were asked for beyond the three. */
  refused: number
  /** How many of those that were asked for aren't sold any more. */
  unknown: number
  /** What else can be compared. */
  choices: ChoiceGroup[]
  onlyDifferences: boolean
  /** The table: all that is said of the offers, or only that in which they differ; made here, so that no browser needs what it is made with. */
  groups: RowGroup[]
}

/** The offers that the address names, with all that the comparison says of them. */
export async function loadCompare({ api, query }: LoadContext): Promise<Loaded<ComparePayload>> {
  const sold = await loadSoldNow(api)
  if (!sold) return { status: 503 }
  const { tariffs, today } = sold
  const { entries, refused, unreadable } = selectionOf(query)
  const found = await Promise.all(entries.map((entry) => offerOf(api, tariffs, entry)))
  if (found.includes('unreachable')) return { status: 503 }
  const offers = found.filter((offer) => typeof offer === 'object')
  const onlyDifferences = query.nur === DIFFERENCES
  const all = rowGroups(offers, today)
  return {
    payload: {
      offers,
      refused,
      unknown: unreadable.length + entries.length - offers.length,
      choices: choicesOf(tariffs, offers),
      onlyDifferences,
      groups: onlyDifferences && offers.length > 1 ? differences(all) : all,
    },
  }
}

/** One column; undefined for what isn't sold any more. */
async function offerOf(
  api: Api,
  tariffs: readonly Tariff[],
  entry: CompareEntry,
): Promise<ComparedOffer | 'unreachable' | undefined> {
  if (entry.device) return deviceOffer(api, entry)
  const tariff = tariffs.find(({ concrete_product_id }) => concrete_product_id === entry.tariffId)
  if (!tariff) return undefined
  return {
    key: compareKey(entry),
    tariff,
    terms: otherTerms(tariffs, tariff).map((other) => variantOf(other)),
    televisions: landlineVariants(tariffs, tariff).map((other) => variantOf(other)),
  }
}

/** Only what is shown of a variant, so that the page stays small. */
const variantOf = <T extends Tariff>(
  { concrete_product_id, conditions, properties }: T,
  { key = concrete_product_id, bundle }: { key?: string; bundle?: Bundle } = {},
): OtherVariant<T> => ({ key, tariff: { conditions, properties }, ...(bundle && { bundle }) })

async function deviceOffer(api: Api, entry: CompareEntry): Promise<ComparedOffer | 'unreachable' | undefined> {
  const { category, slug, pid } = entry.device ?? { category: '', slug: '', pid: '' }
  const path = `/catalogue/devices/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`
  const answer = await api.get(path, deviceDetailSchema, { skipAuth: true })
  if (!answer.ok) return answer.error.status === 404 ? undefined : 'unreachable'
  return pricedDevice(answer.value, entry, pid)
}

function pricedDevice(
  { device, tariffs, bundles }: DeviceDetail,
  entry: CompareEntry,
  pid: string,
): ComparedOffer | undefined {
  const product = device.concrete_products.find(({ concrete_product_id }) => concrete_product_id === pid)
  const tariff = tariffs.find(({ concrete_product_id }) => concrete_product_id === entry.tariffId)
  const bundle = tariff && bundleFor(bundles, tariff, pid)
  if (!product || !tariff || !bundle) return undefined
  return {
    key: compareKey(entry),
    tariff,
    device: comparedDevice(device, product, bundle),
    terms: otherTerms(tariffs, tariff).flatMap((other) => {
      const itsBundle = bundleFor(bundles, other, pid)
      const key = compareKey({ ...entry, tariffId: other.concrete_product_id })
      return itsBundle ? [variantOf(other, { key, bundle: itsBundle })] : []
    }),
    televisions: [],
  }
}
