import type { Technology } from '@nimbus/shared-contracts/catalogue'

const NBSP = '\u00a0'

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
      'Die Produktinformationsblätter aller Internet-Tarife von Nimbus nach § 1 der TK-Transparenzverordnung: Laufzeit, Geschwindigkeiten und Preise.',
    one: (product: string) => `Produktinformationsblatt ${product}`,
    oneHeading: (product: string) => `Produkt\u00adinformations\u00adblatt ${product}`,
    oneLead: 'Produktinformationsblatt nach § 1 der TK-Transparenzverordnung. Alle Preise inklusive Mehrwertsteuer.',
    oneDescription: (product: string, term: number) =>
      `Produktinformationsblatt für ${product} mit ${term}${NBSP}Monaten Mindestlaufzeit: Geschwindigkeiten, Laufzeit, Kündigung und Preise.`,
    technology: { FIBRE: 'Glasfaser', DSL: 'DSL' } satisfies Record<Technology, string>,
    months: (term: number) => (term === 1 ? `1${NBSP}Monat` : `${term}${NBSP}Monate`),
    linkName: (product: string, term: number) => `${product}, ${term}${NBSP}Monate: Produktinformationsblatt`,
    caption: (product: string) => `Angaben zu ${product}`,
    json: 'Diese Angaben maschinenlesbar (JSON)',
    product: 'Produkt',
    accessServices: 'Zugangsdienste',
    launchedOn: 'Datum der Markteinführung',
    term: 'Vertragslaufzeit',
    renewal: 'Voraussetzungen für die Verlängerung',
    termination: 'Voraussetzungen für die Beendigung',
    download: 'Datenübertragungsrate im Download',
    upload: 'Datenübertragungsrate im Upload',
    volumeLimit: 'Datenvolumen',
    monthly: 'Monatlicher Preis',
    oneOff: 'Einmaliger Preis',
    provider: 'Anbieter',
    max: (speed: string) => `maximal ${speed}`,
    normal: (speed: string) => `normalerweise verfügbar ${speed}`,
    min: (speed: string) => `minimal ${speed}`,
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
