import { regularPriceText } from '@nimbus/shared-contracts/eligibility'
import { YOUNG_AGES } from './young-ages'
import { monthsText, stepMonths } from '@nimbus/shared-contracts/wording'

const NBSP = '\u00a0'

export const mobileTariffs = {
  mobile: 'Unterwegs',
  device: 'Mit Gerät?',
  withoutDevice: 'Ohne Gerät',
  withDevice: 'Mit Gerät',
  term: 'Laufzeit',
  pricesNow: (device: string, term: string) => `Alle Preise gelten jetzt für: ${device}, ${term}.`,
  chosenNow: (name: string) => `${name} ist ausgewählt.`,
  tiles: 'Tarife',
  volume: 'Datenvolumen',
  down: 'Download bis',
  up: 'Upload bis',
  estimated: 'Geschätzte maximale Geschwindigkeit',
  unlimited: 'Unbegrenzt, ohne Drosselung',
  speed: (rate: number) => `${rate}${NBSP}MBit/s`,
  youngTag: `Von ${YOUNG_AGES} Jahren`,
  young: {
    title: `Für alle von ${YOUNG_AGES} Jahren`,
    text: (from: number) =>
      `Ihr Alter geben Sie bei der Bestellung an. In ${stepMonths({ from: 1, till: from - 1 }, 'label')} zahlen Sie weniger. ${regularPriceText(from)}`,
  },
  toCart: 'Zum Warenkorb',
  toDevices: 'Gerät auswählen',
  handsetRemoved: (handset: string) => `${handset} wurde entfernt, weil Sie einen Tarif ohne Gerät gewählt haben.`,
  handsetUnavailable: (handset: string, tariff: string) => `${handset} gibt es nicht mit ${tariff}.`,
  handsetUnavailableText: 'Bitte wählen Sie ein anderes Gerät oder einen anderen Tarif.',
  priceOfDevice: 'Der Preis des Geräts kommt hinzu. Er steht beim Gerät und im Warenkorb.',
  keepsDevice: (device: string) => `Ihr ${device} bleibt im Warenkorb. Sein Preis kommt zu den Preisen hier hinzu.`,
  devices: {
    title: 'Lieber mit neuem Gerät?',
    text: 'Jedes Gerät zeigt seinen Preis zusammen mit Ihrem Tarif.',
    link: 'Smartphones ansehen',
  },
  matrix: {
    title: 'Alle Preise im Vergleich',
    caption: 'Preis des Tarifs ohne Gerät',
    prepaidCaption: 'Preis je 4 Wochen und umgerechnet auf den Monat',
    tariff: 'Tarif',
    term: (months: number) => `${monthsText(months)} Laufzeit`,
    oneOff: 'Einmalig',
    fourWeeks: 'je 4 Wochen',
    month: 'im Monat',
  },
  notes: {
    prices: 'Alle Preise inklusive Mehrwertsteuer.',
    device: 'Mit Gerät kostet der Tarif dasselbe; der Preis des Geräts und der Versand kommen hinzu.',
    short: (term: number, amount: string) => `Mit ${term} Monaten Laufzeit kostet jeder Monat ${amount} mehr.`,
    young: (from: number) => `Young-Tarife: ${regularPriceText(from)}`,
    prepaid:
      'Sie zahlen jeweils 4 Wochen im Voraus. Ein Jahr hat 13 solche Zeiträume; der Preis im Monat rechnet sie auf zwölf Monate um.',
    throttled: (down: number, up: number) =>
      `Ist das Datenvolumen verbraucht, surfen Sie bis zum Ende des Zeitraums mit ${down}${NBSP}kbit/s im Download und ${up}${NBSP}kbit/s im Upload.`,
  },
  details: {
    service: 'Datenvolumen und Geschwindigkeit',
    perMonth: 'Datenvolumen je Monat',
    perFourWeeks: `Datenvolumen je 4${NBSP}Wochen`,
    estimated: 'Geschätzte maximale Geschwindigkeit',
    estimatedValue: (down: string, up: string) => `${down} im Download, ${up} im Upload`,
  },
  prepaid:
    'Sie laden Guthaben auf, bevor die nächsten 4 Wochen beginnen. Reicht das Guthaben nicht, pausiert der Tarif.',
} as const
