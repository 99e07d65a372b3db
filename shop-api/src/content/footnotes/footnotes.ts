import {
  hasStartPrice,
  isPlannedOffer,
  type Bandwidth,
  type LandlineTariff,
  type Tariff,
} from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { formatEuro, ledger, priceSteps } from '@nimbus/shared-contracts/money'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { monthsText, plannedLineTexts } from '@nimbus/shared-contracts/wording'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { tariffIdOf } from '../../catalogue/tariffs/tariffs'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { dayOf } from '@nimbus/server-kit/clock'
import { campaignFootnote } from './campaign-footnotes'
import { campaignsAt } from '../facts/campaigns'
import { footnoteText, monthlyFact, shorterFact, termFact } from './footnote-text'
import { feeFacts, onceFor, shippingOf } from '../facts/one-off-facts'
import { parseFootnoteTag, type FootnoteSubject } from './footnote-tag'
import { mobileFootnote } from './mobile-footnotes'

/** The conditions of one tariff; `text` is HTML with a bold title and a bullet list (DATA-17). */
export interface Footnote {
  fn_tag: string
  text: string
}

/** The footnotes of the tags that exist, in their order; every number in them comes from the catalogue at its now. */
export function footnotesOf(catalogue: Catalogue, tags: readonly string[], now: Date): Footnote[] {
  return tags.flatMap((tag) => {
    const wanted = tag.trim().toUpperCase()
    const data = catalogue.data()
    const text =
      landlineFootnote(catalogue, wanted) ??
      mobileFootnote(catalogue, wanted) ??
      campaignFootnote(data, campaignsAt(data, now), wanted)
    return text ? [{ fn_tag: wanted, text }] : []
  })
}

function landlineFootnote(catalogue: Catalogue, tag: string): string | undefined {
  const data = catalogue.data()
  const subject = parseFootnoteTag(data, tag)
  if (!subject) return undefined
  const [longest, shortest] = [Math.max(...data.catalogue.terms), Math.min(...data.catalogue.terms)]
  const tariff = catalogue.tariff(tariffIdOf({ ...subject, term: longest }))
  const shorter = catalogue.tariff(tariffIdOf({ ...subject, term: shortest }))
  if (tariff?.kind !== 'landline' || !shorter) return undefined
  return footnoteText(tariff.product_name, [
    ...priceFacts(catalogue, tariff, shorter),
    termFact(tariff),
    shorterFact(shorter, hasStartPrice(tariff) && !hasStartPrice(shorter) ? ', dann ohne Startpreis' : ''),
    speedFact(tariff),
    ...addressFacts(subject),
    ...eligibilityTexts(tariff),
    ...boxFacts(catalogue, tariff),
  ])
}

function priceFacts(catalogue: Catalogue, tariff: Tariff, shorter: Tariff): string[] {
  const [promotion] = tariff.possible_promotions
  const lastDay = promotion && formatGermanDate(dayOf(new Date(Date.parse(promotion.valid_till) - 1)))
  return [
    monthlyFact(tariff),
    ...(lastDay ? [`Der Startpreis gilt bei Bestellung bis ${lastDay}.`] : []),
    `Einmaliger Bereitstellungspreis für den neuen Anschluss: ${onceFor('provisioning', [tariff, shorter])}.`,
    ...feeFacts([tariff, shorter]),
    `Versand ${shippingOf(catalogue, tariff)} je Bestellung, nur wenn Sie Geräte bestellen.`,
  ]
}

function speedFact({ bandwidth }: LandlineTariff): string {
  const speed = ({ min, normal, max }: Bandwidth['down'], direction: string): string =>
    `bis ${formatNumber(max)} MBit/s im ${direction} (normalerweise ${formatNumber(normal)}, mindestens ${formatNumber(min)})`
  return `Geschwindigkeit: ${speed(bandwidth.down, 'Download')} und ${speed(bandwidth.up, 'Upload')}.`
}

function addressFacts({ offer }: FootnoteSubject): string[] {
  const regio = offer.id === 'REGIO' || offer.id === 'REGIO_YOUNG'
  return [
    ...(regio ? ['Nur in ausgewählten Orten; ob Ihre Adresse dazugehört, zeigt die Verfügbarkeitsprüfung.'] : []),
    ...(isPlannedOffer({ offer: offer.id }) ? plannedLineTexts({}) : []),
  ]
}

function boxFacts(catalogue: Catalogue, tariff: LandlineTariff): string[] {
  if (tariff.properties.tv === 'NONE') return []
  const box = catalogue
    .hardwareFor(tariff)
    .flatMap(({ items }) => items)
    .find(({ concrete_product_id }) => concrete_product_id === 'tv-box')
  const [monthly] = box ? priceSteps(ledger(box.conditions)) : []
  if (!box || !monthly) return []
  return [
    `TV-Box auf Wunsch im Geräte-Service-Paket für ${formatEuro(monthly.amount)} im Monat, Mindestlaufzeit ${monthsText(box.properties.contract_term)}.`,
  ]
}
