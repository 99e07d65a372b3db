import { isYoung, type Heroes, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { cents, formatEuro, ledger, priceSteps } from '@nimbus/shared-contracts/money'
import { heroPictureName } from '../../catalogue/data/pictures'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { printedBlocks, sectionsOf } from '../../kernel/texts/markdown'
import { readText, type Text } from '../../kernel/texts/text'
import type { SlotsOf } from '../../kernel/texts/text-slots'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { onceFor } from '../facts/one-off-facts'
import { lowestTvPrice } from './benefit-slots'

type Hero = Heroes['heroes'][number]

/** The stage that a text begins with: its heading, what is said, where it leads; above it the title of the text. */
export function heroIn({ head, blocks }: Text, id: string, image: string): Hero {
  const [stage] = sectionsOf(blocks, 1)
  const [said, link] = printedBlocks(stage?.blocks.slice(0, 2) ?? [])
  const picture = heroPictureName(image)
  if (said?.kind !== 'paragraph' || link?.kind !== 'link' || !stage || !picture)
    throw new Error(`hero ${id}: a heading, a paragraph, a link and a picture are needed`)
  const { label, href } = link
  return {
    id,
    eyebrow: head('title'),
    title: stage.title,
    text: said.text,
    link: { label, href },
    image: picture,
  }
}

/** The lowest monthly price of those that last: with the longest term, for customers of any age. */
function lowestPrice(tariffs: readonly Tariff[], term: number): string {
  const prices = tariffs
    .filter((tariff) => !isYoung(tariff) && tariff.properties.contract_term === term)
    .flatMap(({ conditions }) => priceSteps(ledger(conditions)).at(-1)?.amount ?? [])
  return formatEuro(cents(Math.min(...prices)))
}

function slotsOf(catalogue: Catalogue): SlotsOf<`heroes/${string}`> {
  const { families, mobile } = catalogue.data()
  const mobileTariffs = catalogue.tariffs().filter((tariff) => tariff.kind !== 'landline')
  const longestTerm = Math.max(...mobile.terms.map(({ months }) => months))
  return {
    fastest: formatNumber(Math.max(...families.map(({ bandwidth }) => bandwidth.down.max))),
    lowestTv: lowestTvPrice(catalogue.data()),
    leastVolume: Math.min(...mobile.families.map(({ gb }) => gb ?? Infinity)),
    lowestMobile: lowestPrice(mobileTariffs, longestTerm),
    mobileProvisioning: onceFor('provisioning', mobileTariffs),
    longestTerm,
  }
}

/** The stages of each area with their pictures; the start page has the first of each. */
const HEROES: Record<string, [text: string, picture: string][]> = {
  start: [
    ['glasfaser', 'start-zuhause'],
    ['mobilfunk', 'start-unterwegs'],
  ],
  zuhause: [
    ['glasfaser', 'zuhause-glasfaser'],
    ['fernsehen', 'zuhause-fernsehen'],
  ],
  unterwegs: [
    ['mobilfunk', 'unterwegs-tarife'],
    ['geraete', 'unterwegs-geraete'],
  ],
}

/** The areas that have stages. */
export const HERO_AREAS: readonly string[] = Object.keys(HEROES)

/** The stages of an area; undefined for an area that has none. `image` is a name in the image service's folder. */
export function heroesOf(catalogue: Catalogue, area: string): Heroes | undefined {
  const stages = Object.hasOwn(HEROES, area) ? HEROES[area] : undefined
  if (!stages) return undefined
  const slots = slotsOf(catalogue)
  return { area, heroes: stages.map(([id, picture]) => heroIn(readText(`heroes/${id}`, slots), id, picture)) }
}
