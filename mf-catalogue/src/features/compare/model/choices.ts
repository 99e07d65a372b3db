import { needsHandset } from '@nimbus/shared-contracts/cart'
import { isYoung, technologyOf, tvOf, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { LONGEST_TERM } from '@nimbus/shared-contracts/law'
import { termText } from '@nimbus/shared-contracts/wording'
import { compare } from '../../../messages/compare.de'
import type { ComparedOffer } from './offer'

/** Kinds of tariffs in the order of the form; OWN is what is compared already and stands in no other group. */
const KINDS = ['FIBRE', 'DSL', 'MOBILE', 'PREPAID', 'YOUNG', 'OWN'] as const
type ChoiceKind = (typeof KINDS)[number]

export interface ChoiceGroup {
  kind: ChoiceKind
  choices: { key: string; name: string }[]
}

/** The tariffs to choose from: each once, for everybody or for 18 to 27 year-olds, without television and without device. */
export function choicesOf(tariffs: readonly Tariff[], offers: readonly ComparedOffer[]): ChoiceGroup[] {
  const listed = inOrder(tariffs.filter(isListed)).map((tariff) => ({
    kind: kindOf(tariff),
    key: tariff.concrete_product_id,
    name: tariff.product_name,
  }))
  const own = offers
    .filter(({ key }) => !listed.some((choice) => choice.key === key))
    .map((offer) => ({ kind: 'OWN' as const, key: offer.key, name: nameOf(offer) }))
  return KINDS.map((kind) => ({
    kind,
    choices: [...listed, ...own].filter((choice) => choice.kind === kind).map(({ key, name }) => ({ key, name })),
  })).filter(({ choices }) => choices.length > 0)
}

/** "DSL M, 12 Monate", "Solvar S1 Pro mit Nimbus Mobil M, 24 Monate" */
const nameOf = ({ tariff, device }: ComparedOffer): string =>
  compare.form.own(device?.name, tariff.product_name, termText(tariff.properties.contract_term))

function isListed(tariff: Tariff): boolean {
  const { contract_term, offer = 'STANDARD' } = tariff.properties
  const usual = tariff.kind === 'prepaid' || contract_term === LONGEST_TERM
  return usual && (offer === 'STANDARD' || offer === 'YOUNG') && tvOf(tariff) === 'NONE' && !needsHandset(tariff)
}

const kindOf = (tariff: Tariff): ChoiceKind => (isYoung(tariff) ? 'YOUNG' : technologyOf(tariff))

const inOrder = (tariffs: readonly Tariff[]): Tariff[] =>
  tariffs.toSorted((one, other) => (one.properties.sort_index ?? 0) - (other.properties.sort_index ?? 0))
