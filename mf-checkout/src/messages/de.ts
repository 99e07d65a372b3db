import type { RemovalReason, Scope } from '@nimbus/shared-contracts/order'

/** Title in the stepper and heading of each form step; the overview's is in `overview`. */
export const STEP_TEXT: Record<Exclude<Scope, 'ORDER_OVERVIEW'>, { label: string; heading: string }> = {
  CUSTOMER: { label: 'Persönliche Daten', heading: 'Ihre persönlichen Daten' },
  CONNECTION: { label: 'Anschluss', heading: 'Ihr Anschluss' },
  SIM_DELIVERY: { label: 'SIM & Lieferung', heading: 'SIM-Karte und Lieferung' },
  PROVIDER_CHANGE: { label: 'Anbieterwechsel', heading: 'Ihr Anbieterwechsel' },
  NUMBER_PORTING: { label: 'Rufnummer', heading: 'Ihre Rufnummer' },
  PAYMENT: { label: 'Zahlung', heading: 'Wie möchten Sie zahlen?' },
  CONSENTS: { label: 'Einwilligungen', heading: 'Ihre Einwilligungen' },
}

export const de = {
  loading: 'Wird geladen..',
  noScript: 'Für die Bestellung muss JavaScript eingeschaltet sein.',
  back: 'Zurück',
  retry: 'Erneut versuchen',
  saving: 'Wird gespeichert',
  next: (label: string): string => `Weiter zu ${label}`,
  allRequired: 'Alle Felder sind Pflichtfelder, außer sie sind als freiwillig gekennzeichnet.',
  /** Added to a notice when nobody knows whether the order was made. */
  unknownOrder: {
    lost: 'Es kam keine Antwort an, der Stand Ihrer Bestellung ist unbekannt. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen, es entsteht keine zweite Bestellung.',
    broken:
      'Es gab einen technischen Fehler. Wir wissen nicht, ob Ihre Bestellung angekommen ist. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen, es entsteht keine zweite Bestellung.',
  },
  /** The same for a call before the order. */
  unknownStep: {
    lost: 'Es kam keine Antwort an, der Stand dieses Schritts ist unbekannt. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen.',
    broken:
      'Es gab einen technischen Fehler. Wir wissen nicht, ob dieser Schritt gespeichert ist. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen.',
  },
  noSession: 'Ihre Sitzung konnte nicht erneuert werden. Ihre Angaben sind noch da, bitte versuchen Sie es erneut.',
  conflict: 'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte versuchen Sie es erneut.',
  resumeLater: 'Später weitermachen',
  orderLost: 'Wir können Ihre Bestellung nicht mehr finden. Ihre Angaben sind noch da, bitte starten Sie erneut.',

  takenOver: {
    title: 'Willkommen zurück',
    text: 'Ihr Warenkorb und Ihre Angaben sind da.',
    butIban: 'Ihre IBAN geben Sie bitte neu ein.',
    gone: 'Einige Artikel sind nicht mehr erhältlich. Bitte prüfen Sie Ihren Warenkorb.',
  },

  checkout: {
    title: 'Bestellung',
    description: 'Ihre Angaben zur Bestellung bei Nimbus, Schritt für Schritt und verschlüsselt.',
  },

  situation: {
    landline: {
      label: 'Ihr Anschluss heute',
      heading: 'Ihr Anschluss heute',
      lead: 'So wissen wir, ob wir den Anbieterwechsel für Sie übernehmen.',
      question: 'Was trifft auf Sie zu?',
    },
    mobile: {
      label: 'Neu oder wechseln',
      heading: 'Neue Nummer oder Ihre bisherige?',
      lead: 'So wissen wir, ob wir eine Rufnummer für Sie übernehmen.',
      question: 'Was möchten Sie?',
    },
    options: {
      NEW_NUMBER: {
        label: 'Neue Rufnummer',
        description: 'Sie bekommen eine neue Rufnummer von uns. Ihre bisherige können Sie später noch mitnehmen.',
      },
      KEEP_NUMBER: {
        label: 'Rufnummer mitnehmen',
        description:
          'Wir holen Ihre Rufnummer kostenlos von Ihrem bisherigen Anbieter. Ihr Vertrag dort läuft bis zu seinem Ende weiter.',
      },
      NO_LINE: { label: 'Kein Anschluss', description: 'An Ihrer Adresse haben Sie noch keinen Vertrag.' },
      LINE_CANCELLED: {
        label: 'Anschluss schon gekündigt',
        description: 'Sie haben Ihren bisherigen Vertrag selbst gekündigt.',
      },
      PROVIDER_CHANGE: {
        label: 'Ich wechsle den Anbieter',
        description: 'Wir kündigen für Sie und nehmen auf Wunsch Ihre Rufnummern mit. Bitte kündigen Sie nicht selbst.',
      },
    },
    required: 'Dieses Feld ist erforderlich',
    starting: 'Bestellung wird vorbereitet',
    changed: 'Ihr Warenkorb hat sich inzwischen geändert. Bitte bestätigen Sie diesen Schritt noch einmal.',
    /** What leaves the cart, by the reason that the API gives. */
    removed: {
      EXPIRED: (name: string): string => `Die Aktion ${name} ist abgelaufen und wurde entfernt.`,
      NOT_FOR_TARIFF: (name: string): string => `${name} passt nicht zu Ihrem Tarif und wurde entfernt.`,
      OUT_OF_STOCK: (name: string): string => `${name} ist ausverkauft und wurde entfernt.`,
      DUPLICATE_GROUP: (name: string): string =>
        `${name} wurde entfernt, weil nur eine Auswahl dieser Art möglich ist.`,
      /** Without a reason, or with one that this build doesn't know. */
      OTHER: (name: string): string => `${name} ist nicht mehr erhältlich und wurde entfernt.`,
    } satisfies Record<RemovalReason | 'OTHER', (name: string) => string>,
    someRemoved: 'Nicht mehr erhältliche Bestandteile wurden entfernt.',
    /** A device has another price: '15 € im Monat und 149 € einmalig' */
    devicePrice: (monthly: string, once: string): string => `${monthly} im Monat und ${once} einmalig`,
    repriced: (name: string, before: string, now: string): string => `${name}: bisher ${before}, jetzt ${now}.`,
  },

  form: {
    ibanAgain: 'Bitte geben Sie Ihre IBAN neu ein',
    ibanAgainText:
      'Aus Sicherheitsgründen speichern wir sie nicht im Browser und übertragen sie nicht auf andere Geräte.',
  },

  /** What the order itself says of its last step; the rest of it is in `overview.de`. */
  overview: {
    label: 'Prüfen & bestellen',
    heading: 'Prüfen und bestellen',
    deviceGone:
      'Ihr Gerät ist mit diesem Tarif nicht mehr erhältlich. Ihre Angaben sind noch da, bitte starten Sie die Bestellung erneut.',
    alreadyText: 'Alles Weitere steht in Ihrer Bestätigung per E-Mail.',
    toConfirmation: 'Zur Bestellbestätigung',
    priceChanged: 'Der Preis hat sich geändert',
    priceChangedText: (before: string, after: string, months: number): string =>
      `Bisher ${before}, jetzt ${after} ${months > 0 ? `in ${months} Monaten` : 'je 4 Wochen'}. Bitte prüfen Sie die Bestellung und bestellen Sie erneut, wenn Sie einverstanden sind.`,
    summaryChanged: 'Die Vertragszusammenfassung hat sich geändert',
    dataChanged: 'Ihre Angaben haben sich geändert',
    dataChangedText:
      'Vermutlich haben Sie sie in einem anderen Fenster geändert. Bitte prüfen Sie die Bestellung, bestätigen Sie den Erhalt und bestellen Sie erneut.',
    summaryChangedText: 'Bitte lesen Sie die neue Fassung, bestätigen Sie den Erhalt und bestellen Sie erneut.',
    /** Where no order is any more. */
    emptyAction: 'Zur Startseite',
  },
} as const
