import type { SheetKind } from '@nimbus/shared-contracts/catalogue'
import { monthsText, termText } from '@nimbus/shared-contracts/wording'

/** Customer copy of the legal pages; the legal texts themselves come from the API. */
export const messages = {
  start: 'Start',
  contents: 'Inhalt',
  validFrom: 'Stand:',
  newTab: '(öffnet in neuem Tab)',
  table: 'Tabelle',
  pdf: 'Als PDF speichern',
  priceList: 'Preisliste',
  /** A tariff in a list of documents: "DSL M, 24 Monate" */
  tariffName: (product: string, term: number) => `${product}, ${termText(term)}`,
  sheet: {
    name: 'Produktinformationsblatt',
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
      `Produktinformationsblatt für ${product} ${term === 0 ? 'ohne' : `mit ${monthsText(term, 'dative')}`} Mindestlaufzeit: Geschwindigkeiten, Laufzeit, Kündigung und Preise.`,
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
    archive: 'Archiv',
    archiveLead: 'Tarife, die wir nicht mehr anbieten. Für bestehende Verträge gelten ihre Angaben weiter.',
    soldUntil: (day: string) => `angeboten bis ${day}`,
  },
  information: {
    title: 'Vorvertragliche Informationen',
    /** With soft hyphens, since the words are wider than a phone. */
    heading: 'Vor\u00advertragliche Informationen',
    lead: 'Zu jedem Tarif, den wir anbieten: was Sie vor dem Vertrag wissen sollten, nach § 55 TKG und Art. 246a EGBGB.',
    description:
      'Die vorvertraglichen Informationen zu allen Tarifen von Nimbus: Anbieter, Leistung, Preise, Laufzeit, Widerruf, Entschädigung und Schlichtung.',
    one: (product: string) => `Vorvertragliche Informationen ${product}`,
    oneHeading: (product: string) => `Vor\u00advertragliche Informationen ${product}`,
    oneLead: 'Was Sie vor dem Vertrag wissen sollten, nach § 55 TKG und Art. 246a EGBGB.',
    oneDescription: (product: string) =>
      `Anbieter, Leistung, Preise, Laufzeit, Widerruf, Entschädigung und Schlichtung zu ${product}.`,
  },
  service: {
    title: 'Leistungsbeschreibungen',
    /** With soft hyphens, since the word is wider than a phone. */
    heading: 'Leistungs\u00adbeschreibungen',
    lead: 'Zu jedem Tarif, den wir anbieten: was er enthält. Die Leistungsbeschreibung ist Teil Ihres Vertrags.',
    description:
      'Die Leistungsbeschreibungen aller Tarife von Nimbus: Internetzugang, Telefonie, Fernsehen, Geräte und Betrieb.',
    one: (product: string) => `Leistungsbeschreibung ${product}`,
    oneHeading: (product: string) => `Leistungs\u00adbeschreibung ${product}`,
    oneLead: 'Was der Tarif enthält. Die Leistungsbeschreibung ist Teil Ihres Vertrags.',
    oneDescription: (product: string) =>
      `Was ${product} enthält: Internetzugang, Telefonie, weitere Leistungen und Betrieb.`,
  },
} as const
