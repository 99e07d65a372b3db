import {
  CAMPAIGN_FOOTNOTE,
  POINTS_RELEASED_WITHIN_DAYS,
  type Campaigns,
  type Cashback,
  type TradeIn,
} from '@nimbus/shared-contracts/catalogue'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { monthsText } from '@nimbus/shared-contracts/wording'
import type { CatalogueData } from '../../catalogue/data/data'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { footnoteText } from './footnote-text'

/**
 * The footnote of something that runs beside the prices; undefined for another tag and for what doesn't run.
 * campaignFootnote(data, campaigns, 'A_CASHBACK') → '<p><strong>Cashback</strong></p><ul>…' from 03.11. to 18.11.2025
 */
export function campaignFootnote(data: CatalogueData, campaigns: Campaigns, tag: string): string | undefined {
  const { trade_in, cashback } = campaigns
  if (tag === CAMPAIGN_FOOTNOTE.tradeIn) return trade_in && footnoteText('Eintauschbonus', tradeInFacts(trade_in))
  if (tag === CAMPAIGN_FOOTNOTE.cashback) return cashback && footnoteText('Cashback', cashbackFacts(data, cashback))
  return tag === CAMPAIGN_FOOTNOTE.partnerPoints ? footnoteText('Partnerpunkte', PARTNER_POINTS) : undefined
}

const tradeInFacts = ({ bonus, most_devices, least_value }: TradeIn): string[] => [
  `${formatEuro(cents(bonus.from))} bis ${formatEuro(cents(bonus.till))} Bonus, wenn Sie ein Gerät mit Tarif kaufen und dafür ein gebrauchtes Gerät eintauschen. Er kommt zum Wert des gebrauchten Geräts hinzu.`,
  'Wie hoch Wert und Bonus sind, hängt vom gebrauchten Gerät ab. Wir nennen Ihnen beide, bevor Sie es einsenden.',
  `Höchstens ${most_devices} Geräte je Haushalt.`,
  `Das gebrauchte Gerät muss mindestens ${formatEuro(cents(least_value))} wert sein.`,
]

const cashbackFacts = (
  { mobile: { families } }: CatalogueData,
  { amounts, contract_term, first_day, last_day }: Cashback,
): string[] => [
  ...amounts.map(({ families: ids, amount }) => {
    const names = families.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    return `${formatEuro(cents(amount))} zurück, wenn Sie ein Gerät mit ${names.join(' oder ')} kaufen.`
  }),
  `Für Tarife mit ${monthsText(contract_term, 'dative')} Mindestlaufzeit.`,
  `Bei Bestellung vom ${formatGermanDate(first_day)} bis ${formatGermanDate(last_day)}.`,
  'Wir überweisen den Betrag nach dem Ende der Widerrufsfrist auf ein Konto, das Sie uns nennen. Der Preis Ihrer Bestellung ändert sich dadurch nicht.',
]

const PARTNER_POINTS = [
  'Punkte gibt es nur für Bestellungen in diesem Shop, zu denen Sie Ihre Partnerpunkte-Nummer angeben.',
  `Wir geben die Punkte innerhalb von ${POINTS_RELEASED_WITHIN_DAYS} Tagen frei, sobald Ihr Vertrag läuft und nicht widerrufen ist.`,
  'Die Angabe ist freiwillig und ändert nichts an Ihren Preisen.',
]
