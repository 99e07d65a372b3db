import type { LandlineTariff, Tariff } from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { cents, ledger, priceSteps } from '@nimbus/shared-contracts/money'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { CatalogueData } from '../../catalogue/data/data'
import { tariffIdOf } from '../../catalogue/tariffs/tariffs'
import { dayOf, formatDay } from '@nimbus/server-kit/clock'
import { campaignFootnote } from './campaign-footnotes'
import { campaignsAt } from '../facts/campaigns'
import { euro, footnoteText, monthlyFact, speedText, stepsText, termFact } from '../facts/footnote-facts'
import { parseFootnoteTag, type FootnoteSubject } from '../facts/footnote-tag'
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
    ...priceFacts(data, tariff),
    ...termFacts(tariff, shorter),
    speedFact(tariff),
    ...offerFacts(subject),
    ...eligibilityTexts(tariff),
    ...boxFacts(catalogue, tariff),
  ])
}

function priceFacts({ catalogue }: CatalogueData, tariff: Tariff): string[] {
  const [promotion] = tariff.possible_promotions
  const lastDay = promotion && formatDay(dayOf(new Date(Date.parse(promotion.valid_till) - 1)))
  return [
    monthlyFact(tariff),
    ...(lastDay ? [`Der Startpreis gilt bei Bestellung bis ${lastDay}.`] : []),
    `Einmaliger Bereitstellungspreis für den neuen Anschluss: ${euro(cents(catalogue.provisioning))}.`,
    `Versand ${euro(cents(catalogue.shipping))} je Bestellung, nur wenn Sie Geräte bestellen.`,
  ]
}

function termFacts(tariff: Tariff, shorter: Tariff): string[] {
  return [
    termFact(tariff),
    `Auch mit ${shorter.properties.contract_term} Monaten Mindestlaufzeit erhältlich, dann ohne Startpreis: ${stepsText(shorter)}.`,
  ]
}

function speedFact({ bandwidth: { down, up } }: LandlineTariff): string {
  return (
    `Geschwindigkeit: bis ${speedText(down.max)} MBit/s im Download (normalerweise ${speedText(down.normal)}, mindestens ${speedText(down.min)}) ` +
    `und bis ${speedText(up.max)} MBit/s im Upload (normalerweise ${speedText(up.normal)}, mindestens ${speedText(up.min)}).`
  )
}

function offerFacts({ offer }: FootnoteSubject): string[] {
  const regio = offer.id === 'REGIO' || offer.id === 'REGIO_YOUNG'
  return [
    ...(regio ? ['Nur in ausgewählten Orten; ob Ihre Adresse dazugehört, zeigt die Verfügbarkeitsprüfung.'] : []),
    ...(offer.id === 'VVM'
      ? ['Der Ausbau an Ihrer Adresse ist geplant; die Mindestlaufzeit beginnt mit dem Vertragsschluss.']
      : []),
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
    `TV-Box auf Wunsch im Geräte-Service-Paket für ${euro(monthly.amount)} im Monat, Mindestlaufzeit ${box.properties.contract_term} Monate.`,
  ]
}
