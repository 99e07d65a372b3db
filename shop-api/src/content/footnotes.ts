import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { ADULT_AGE, YOUNG_AGE_MAX } from '@nimbus/shared-contracts/forms/rules'
import { cents, formatEuro, ledger, priceSteps, type Cents } from '@nimbus/shared-contracts/money'
import type { Catalogue } from '../catalogue/catalogue'
import type { CatalogueData } from '../catalogue/data'
import { tariffIdOf } from '../catalogue/tariffs'
import { dayOf, formatDay } from '../clock'
import { NEW_CUSTOMER_MONTHS } from './eligibility-facts'
import { parseFootnoteTag, type FootnoteSubject } from './footnote-tag'

/** The conditions of one tariff; `text` is HTML with a bold title and a bullet list (spec section 3). */
export interface Footnote {
  fn_tag: string
  text: string
}

/** The footnotes of the tags that exist, in their order; every number in them comes from the catalogue at its now. */
export function footnotesOf(catalogue: Catalogue, tags: readonly string[]): Footnote[] {
  return tags.flatMap((tag) => {
    const subject = parseFootnoteTag(catalogue.data(), tag)
    const text = subject && textOf(catalogue, subject)
    return text ? [{ fn_tag: tag.trim().toUpperCase(), text }] : []
  })
}

function textOf(catalogue: Catalogue, subject: FootnoteSubject): string | undefined {
  const data = catalogue.data()
  const [longest, shortest] = [Math.max(...data.catalogue.terms), Math.min(...data.catalogue.terms)]
  const tariff = catalogue.tariff(tariffIdOf({ ...subject, term: longest }))
  const shorter = catalogue.tariff(tariffIdOf({ ...subject, term: shortest }))
  if (!tariff || !shorter) return undefined
  const facts = [
    ...priceFacts(data, tariff),
    ...termFacts(tariff, shorter),
    speedFact(tariff),
    ...offerFacts(subject),
    newCustomerFact(),
    ...fibreFacts(subject),
    ...tvFacts(catalogue, tariff),
    'Alle Preise in Euro inklusive Mehrwertsteuer.',
  ]
  const items = facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')
  return `<p><strong>${escaped(tariff.product_name)}</strong></p><ul>${items}</ul>`
}

/** stepsText(Glasfaser 150, promotion running) → '9,95 € in Monat 1–3, 45,95 € ab Monat 4' */
export function stepsText({ conditions }: Pick<Tariff, 'conditions'>): string {
  const steps = priceSteps(ledger(conditions))
  if (steps.length === 1) return `${euro(steps[0]?.amount)} in jedem Monat`
  return steps
    .map(({ from, till, amount }, index) => {
      if (index === steps.length - 1) return `${euro(amount)} ab Monat ${from}`
      return `${euro(amount)} in Monat ${from === till ? from : `${from}–${till}`}`
    })
    .join(', ')
}

const euro = (amount: Cents | undefined): string => formatEuro(amount ?? cents(0))

function priceFacts({ catalogue }: CatalogueData, tariff: Tariff): string[] {
  const [promotion] = tariff.possible_promotions
  const lastDay = promotion && formatDay(dayOf(new Date(Date.parse(promotion.valid_till) - 1)))
  return [
    `Monatlicher Preis: ${stepsText(tariff)}.`,
    ...(lastDay ? [`Der Startpreis gilt bei Bestellung bis ${lastDay}.`] : []),
    `Einmaliger Bereitstellungspreis für den neuen Anschluss: ${euro(cents(catalogue.provisioning))}.`,
    `Versand ${euro(cents(catalogue.shipping))} je Bestellung, nur wenn Sie Geräte bestellen.`,
  ]
}

function termFacts(tariff: Tariff, shorter: Tariff): string[] {
  return [
    `Mindestlaufzeit ${tariff.properties.contract_term} Monate ab Vertragsschluss, danach unbefristet und jederzeit mit einem Monat Frist kündbar.`,
    `Auch mit ${shorter.properties.contract_term} Monaten Mindestlaufzeit erhältlich, dann ohne Startpreis: ${stepsText(shorter)}.`,
  ]
}

/** speedText(2.4) → '2,4' ; speedText(1000) → '1.000' */
const speedText = (speed: number): string =>
  String(speed)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+$)/g, '.')

function speedFact({ bandwidth }: Tariff): string {
  if (!bandwidth) throw new Error('footnote: a landline tariff has no bandwidth')
  const { down, up } = bandwidth
  return (
    `Geschwindigkeit: bis ${speedText(down.max)} MBit/s im Download (normalerweise ${speedText(down.normal)}, mindestens ${speedText(down.min)}) ` +
    `und bis ${speedText(up.max)} MBit/s im Upload (normalerweise ${speedText(up.normal)}, mindestens ${speedText(up.min)}).`
  )
}

function offerFacts({ offer }: FootnoteSubject): string[] {
  const regio = offer.id === 'REGIO' || offer.id === 'REGIO_YOUNG'
  const youngMonths = offer.young_months
  return [
    ...(youngMonths
      ? [
          `Für Personen von ${ADULT_AGE} bis ${YOUNG_AGE_MAX} Jahren, ein Vertrag je Person. Ab Monat ${youngMonths + 1} gilt der reguläre Preis.`,
        ]
      : []),
    ...(regio ? ['Nur in ausgewählten Orten; ob Ihre Adresse dazugehört, zeigt die Verfügbarkeitsprüfung.'] : []),
  ]
}

const newCustomerFact = (): string =>
  `Für Neukunden, die in den letzten ${NEW_CUSTOMER_MONTHS} Monaten keinen Breitbandanschluss bei Nimbus hatten.`

function fibreFacts({ family, offer }: FootnoteSubject): string[] {
  if (family.technology !== 'FIBRE') return []
  return [
    ...(offer.id === 'VVM'
      ? ['Der Ausbau an Ihrer Adresse ist geplant; die Mindestlaufzeit beginnt mit dem Vertragsschluss.']
      : []),
    'Voraussetzung ist ein Glasfaser-Hausanschluss. Bei verbindlicher Buchung legen wir ihn kostenlos, wenn Anschluss- und Gebäudeadresse übereinstimmen.',
    'Nötig sind die Zustimmung der Eigentümer oder der Hausverwaltung und die abschließende Ausbauprüfung.',
  ]
}

function tvFacts(catalogue: Catalogue, tariff: Tariff): string[] {
  if (tariff.properties.tv === 'NONE') return []
  const box = catalogue
    .hardwareFor(tariff)
    .flatMap(({ items }) => items)
    .find(({ concrete_product_id }) => concrete_product_id === 'tv-box')
  const [monthly] = box ? priceSteps(ledger(box.conditions)) : []
  return [
    'Streaming-Dienste setzen einen Wohnsitz in Deutschland, eine Registrierung beim Dienst und die Annahme seiner Bedingungen voraus.',
    ...(box && monthly
      ? [
          `TV-Box auf Wunsch im Geräte-Service-Paket für ${euro(monthly.amount)} im Monat, Mindestlaufzeit ${box.properties.contract_term} Monate.`,
        ]
      : []),
  ]
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
