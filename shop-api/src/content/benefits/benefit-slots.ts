import type { Campaigns, Tariff, Technology } from '@nimbus/shared-contracts/catalogue'
import { regularPriceText } from '@nimbus/shared-contracts/eligibility'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import type { CatalogueData, Family } from '../../catalogue/data/data'
import { hardwarePrices } from '../../catalogue/tariffs/items'
import { readText } from '../../kernel/texts/text'
import type { SlotsOf } from '../../kernel/texts/text-slots'
import { feeFacts, onceFor } from '../facts/one-off-facts'

/** What the texts are made from: the catalogue's facts, what is sold now, and what runs now beside the prices. */
export interface BenefitFacts {
  data: CatalogueData
  tariffs: readonly Tariff[]
  campaigns: Campaigns
}

const euro = (amount: number): string => formatEuro(cents(amount))
const volumeText = (gb: number | null): string => (gb === null ? 'unbegrenzt' : `${gb}\u00a0GB`)

/** A number of months, the fewest first. termsText([24, 12]) → '12 oder 24' */
const termsText = (terms: readonly number[]): string => terms.toSorted((one, other) => one - other).join(' oder ')

/** The families of a technology, the slowest first. */
const familiesOf = ({ families }: CatalogueData, technology: Technology): [Family, ...Family[]] => {
  const [slowest, ...faster] = families
    .filter((family) => family.technology === technology)
    .sort((one, other) => one.bandwidth.down.max - other.bandwidth.down.max)
  if (!slowest) throw new Error(`benefits: no ${technology} is sold`)
  return [slowest, ...faster]
}

const isMobile = (tariff: Tariff): boolean => tariff.kind !== 'landline'
const isOf = (technology: Technology) => (tariff: Tariff) =>
  tariff.kind === 'landline' && tariff.properties.technology === technology

/** What the texts of both technologies say of their tariffs. */
function landlineSlots({ data, tariffs }: BenefitFacts, technology: Technology) {
  const families = familiesOf(data, technology)
  const { name, bandwidth } = families.at(-1)!
  const sold = tariffs.filter(isOf(technology))
  return {
    families,
    bandwidth,
    slots: {
      fastest: formatNumber(bandwidth.down.max),
      fastestName: name,
      fastestNormal: formatNumber(bandwidth.down.normal),
      provisioning: onceFor('provisioning', sold),
      fees: feeFacts(sold).join(' '),
      terms: termsText(data.catalogue.terms),
    },
  }
}

function fibreSlots(facts: BenefitFacts): SlotsOf<'benefits/glasfaser'> {
  const { families, bandwidth, slots } = landlineSlots(facts, 'FIBRE')
  return {
    ...slots,
    slowest: formatNumber(families[0].bandwidth.down.max),
    fastestUpload: formatNumber(bandwidth.up.max),
  }
}

function dslSlots(facts: BenefitFacts): SlotsOf<'benefits/dsl'> {
  const { families, bandwidth, slots } = landlineSlots(facts, 'DSL')
  const sizes = families.map(({ name, bandwidth: { down } }) => `${name} bis ${formatNumber(down.max)} MBit/s`)
  return { ...slots, fastestLeast: formatNumber(bandwidth.down.min), sizes: sizes.join(', ') }
}

/** The TV packages that cost something, in their order. */
const tvPackages = ({ tv }: CatalogueData) => tv.filter(({ id }) => id !== 'NONE')

/** lowestTvPrice(data) → '10 €' */
export const lowestTvPrice = (data: CatalogueData): string =>
  euro(Math.min(...tvPackages(data).map(({ surcharge }) => surcharge)))

function televisionSlots({ data }: BenefitFacts): SlotsOf<'benefits/tv'> {
  const groups = [...data.items.options, ...data.items.hardware]
  const streaming = groups.find(({ id }) => id === 'streaming-video')?.items.map(({ monthly }) => monthly) ?? []
  const box = data.items.hardware.flatMap(({ items }) => items).find(({ id }) => id === 'tv-box')
  const packages = tvPackages(data).map(({ label, surcharge }) => `${label.replace('TV ', '')} für ${euro(surcharge)}`)
  return {
    lowest: lowestTvPrice(data),
    packages: packages.join(', '),
    streamingFrom: euro(Math.min(...streaming)),
    streamingTill: euro(Math.max(...streaming)),
    boxPrice: box && euro(box.monthly),
    boxTerm: box?.contract_term,
    terms: termsText(data.catalogue.terms),
  }
}

function youngSlots({ data }: BenefitFacts): SlotsOf<'benefits/young'> {
  const months = data.offers.find(({ id }) => id === 'YOUNG')?.young_months ?? 0
  const cheaper = data.families.flatMap(({ price, young_price }) =>
    young_price === undefined ? [] : [price - young_price],
  )
  const mobile = data.mobile.offers.find(({ id }) => id === 'YOUNG')?.young
  if (!mobile || cheaper.length === 0) throw new Error('benefits: no Young tariff is sold')
  return {
    mobileReduction: euro(mobile.reduction),
    mobileMonths: mobile.months,
    landlineReduction: euro(Math.min(...cheaper)),
    landlineMonths: months,
    regularPrice: regularPriceText(months + 1),
    terms: termsText(data.catalogue.terms),
  }
}

function mobileSlots({ data, tariffs }: BenefitFacts): SlotsOf<'benefits/mobilfunk'> {
  const { mobile } = data
  const lengths = mobile.terms.map(({ months }) => months)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  return {
    sizes: mobile.families.map(({ name, gb }) => `${name} ${volumeText(gb)}`).join(', '),
    throttledDown: mobile.throttled.down,
    throttledUp: mobile.throttled.up,
    provisioning: onceFor('provisioning', tariffs.filter(isMobile)),
    shipping: onceFor('shipping', hardwarePrices(data)),
    terms: termsText([shortest, longest]),
    surcharge: euro(mobile.terms.find(({ months }) => months === shortest)?.surcharge ?? 0),
  }
}

function prepaidSlots({ data: { mobile } }: BenefitFacts): SlotsOf<'benefits/prepaid'> {
  const sizes = mobile.prepaid.map(({ name, gb, price }) => {
    const volume = gb === null ? 'unbegrenztem Volumen' : volumeText(gb)
    return `${name} mit ${volume} für ${euro(price)}`
  })
  return { sizes: sizes.join(', ') }
}

function smartphoneSlots({ data, campaigns }: BenefitFacts): SlotsOf<'benefits/smartphone'> {
  const { trade_in, cashback } = campaigns
  return {
    cashback: cashback?.amounts.map(({ amount }) => euro(amount)).join(' oder '),
    cashbackTerm: cashback?.contract_term,
    cashbackEnd: cashback && formatGermanDate(cashback.last_day),
    bonus: trade_in && `${euro(trade_in.bonus.from)} bis ${euro(trade_in.bonus.till)}`,
    leastValue: trade_in && euro(trade_in.least_value),
    mostDevices: trade_in?.most_devices,
    terms: termsText(data.mobile.terms.map(({ months }) => months)),
    shipping: onceFor('shipping', hardwarePrices(data)),
  }
}

/** The texts of the products that have a page /{product}-vorteile (ROUTE-1), in the order of their links. */
export const BENEFIT_TEXTS = {
  glasfaser: (facts: BenefitFacts) => readText('benefits/glasfaser', fibreSlots(facts)),
  dsl: (facts: BenefitFacts) => readText('benefits/dsl', dslSlots(facts)),
  tv: (facts: BenefitFacts) => readText('benefits/tv', televisionSlots(facts)),
  young: (facts: BenefitFacts) => readText('benefits/young', youngSlots(facts)),
  mobilfunk: (facts: BenefitFacts) => readText('benefits/mobilfunk', mobileSlots(facts)),
  prepaid: (facts: BenefitFacts) => readText('benefits/prepaid', prepaidSlots(facts)),
  smartphone: (facts: BenefitFacts) => readText('benefits/smartphone', smartphoneSlots(facts)),
}
