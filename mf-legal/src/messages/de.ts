import type { SheetKind } from '@nimbus/shared-contracts/catalogue'

const NBSP = '\u00a0'

/** termText(24) → '24 Monate'; 0 is a tariff without minimum term, as prepaid. */
function termText(term: number): string {
  if (term === 0) return 'keine Mindestlaufzeit'
  return term === 1 ? `1${NBSP}Monat` : `${term}${NBSP}Monate`
}

/** Customer copy of the legal pages; the legal texts themselves come from the API. */
export const messages = {
  start: 'Start',
  contents: 'Inhalt',
  validFrom: 'Stand:',
  newTab: '(öffnet in neuem Tab)',
  table: 'Tabelle',
  title: {
    terms: 'Allgemeine Geschäftsbedingungen',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    privacyNotices: 'Datenschutzhinweise',
    accessibility: 'Barrierefreiheit',
    consumerInformation: 'Verbraucherinformationen',
  },
  sheet: {
    title: 'Produktinformationsblätter',
    /** With soft hyphens, since the word is wider than a phone. */
    heading: 'Produkt\u00adinformations\u00adblätter',
    lead: 'Zu jedem Tarif, den wir anbieten, gibt es ein Produktinformationsblatt mit allen wesentlichen Angaben.',
    description:
      'Die Produktinformationsblätter aller Tarife von Nimbus nach § 1 der TK-Transparenzverordnung: Laufzeit, Geschwindigkeiten und Preise.',
    one: (product: string) => `Produktinformationsblatt ${product}`,
    oneHeading: (product: string) => `Produkt\u00adinformations\u00adblatt ${product}`,
    oneLead: 'Produktinformationsblatt nach § 1 der TK-Transparenzverordnung. Alle Preise inklusive Mehrwertsteuer.',
    oneDescription: (product: string, term: number) =>
      `Produktinformationsblatt für ${product} ${term === 0 ? 'ohne' : `mit ${term}${NBSP}Monaten`} Mindestlaufzeit: Geschwindigkeiten, Laufzeit, Kündigung und Preise.`,
    technology: {
      FIBRE: 'Glasfaser',
      DSL: 'DSL',
      MOBILE: 'Mobilfunk',
      PREPAID: 'Prepaid',
    } satisfies Record<SheetKind, string>,
    term: termText,
    linkName: (product: string, term: number) => `${product}, ${termText(term)}: Produktinformationsblatt`,
    caption: (product: string) => `Angaben zu ${product}`,
    json: 'Diese Angaben maschinenlesbar (JSON)',
    product: 'Produkt',
    accessServices: 'Zugangsdienste',
    launchedOn: 'Datum der Markteinführung',
    termLabel: 'Vertragslaufzeit',
    renewal: 'Voraussetzungen für die Verlängerung',
    termination: 'Voraussetzungen für die Beendigung',
    download: 'Datenübertragungsrate im Download',
    upload: 'Datenübertragungsrate im Upload',
    volumeLimit: 'Datenvolumen',
    monthly: 'Monatlicher Preis',
    fourWeekly: `Preis je 4${NBSP}Wochen`,
    usage: 'Nutzungsabhängige Preise',
    oneOff: 'Einmaliger Preis',
    provider: 'Anbieter',
    estimatedMax: (speed: string) => `geschätzt maximal ${speed}`,
    max: (speed: string) => `maximal ${speed}`,
    normal: (speed: string) => `normalerweise verfügbar ${speed}`,
    min: (speed: string) => `minimal ${speed}`,
    aMonth: (price: string) => `entspricht ${price} im Monat`,
    everyMonth: (price: string) => `${price} in jedem Monat`,
    inMonths: (price: string, from: number, till: number) =>
      from === till ? `${price} in Monat ${from}` : `${price} in Monat ${from}–${till}`,
    fromMonth: (price: string, from: number) => `${price} ab Monat ${from}`,
    oneOffPart: {
      device: (price: string) => `${price} für das Gerät`,
      provisioning: (price: string) => `${price} für die Bereitstellung`,
      shipping: (price: string) => `${price} für den Versand, wenn Sie Geräte bestellen`,
      other: (price: string) => price,
    },
    none: 'keiner',
  },
} as const
