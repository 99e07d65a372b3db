import { AFTER_TERM, AT_END_OF_FOUR_WEEKS } from '@nimbus/shared-contracts/law'
import type { RemovalReason, Scope } from '@nimbus/shared-contracts/order'

/** Title in the stepper and heading of each form step; the overview's is in `overview`. */
export const STEP_TEXT: Record<Exclude<Scope, 'ORDER_OVERVIEW'>, { label: string; heading: string }> = {
  CUSTOMER: { label: 'Persönliche Daten', heading: 'Ihre persönlichen Daten' },
  CONNECTION: { label: 'Anschluss', heading: 'Ihr Anschluss' },
  SIM_DELIVERY: { label: 'SIM & Lieferung', heading: 'SIM-Karte und Lieferung' },
  PROVIDER_CHANGE: { label: 'Anbieterwechsel', heading: 'Ihr Anbieterwechsel' },
  NUMBER_PORTING: { label: 'Rufnummer', heading: 'Ihre Rufnummer' },
  PAYMENT: { label: 'Zahlung', heading: 'Ihre Zahlung' },
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
  newTab: ' (öffnet in einem neuen Tab)',
  /** Added to a notice when nobody knows whether the order was made. */
  unknownOrder: {
    lost: 'Es kam keine Antwort an, der Stand Ihrer Bestellung ist unbekannt. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen, es entsteht keine zweite Bestellung.',
    broken:
      'Der Server hat mit einem Fehler geantwortet. Ob Ihre Bestellung angekommen ist, ist unklar. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen, es entsteht keine zweite Bestellung.',
  },
  /** The same for a call before the order. */
  unknownStep: {
    lost: 'Es kam keine Antwort an, der Stand dieses Schritts ist unbekannt. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen.',
    broken:
      'Der Server hat mit einem Fehler geantwortet. Ob dieser Schritt angekommen ist, ist unklar. Ihre Angaben sind noch da. Sie können es gefahrlos erneut versuchen.',
  },
  noSession: 'Ihre Session konnte nicht erneuert werden. Ihre Angaben sind noch da, bitte versuchen Sie es erneut.',
  conflict: 'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte versuchen Sie es erneut.',
  resumeLater: 'Später weitermachen',
  orderLost:
    'Ihre Bestellung wurde beim Server nicht mehr gefunden. Ihre Angaben sind noch da, bitte starten Sie erneut.',

  checkout: {
    title: 'Bestellung',
    description: 'Ihre Angaben zur Bestellung bei Nimbus, Schritt für Schritt und verschlüsselt.',
  },

  situation: {
    landline: {
      label: 'Ihr Anschluss heute',
      heading: 'Ihr Anschluss heute',
      lead: 'Damit wissen wir, ob wir für Sie einen Wechsel organisieren.',
      question: 'Was trifft auf Sie zu?',
    },
    mobile: {
      label: 'Neu oder wechseln',
      heading: 'Neue Nummer oder Ihre bisherige?',
      lead: 'Damit wissen wir, ob wir eine Rufnummer für Sie übernehmen.',
      question: 'Was wünschen Sie?',
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
        description: 'Ihr bisheriger Vertrag endet ohne unser Zutun.',
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
    ibanAgainText: 'Sie bleibt aus Sicherheitsgründen nicht im Browser und geht nicht auf andere Geräte mit.',
  },

  overview: {
    label: 'Prüfen & bestellen',
    heading: 'Prüfen und bestellen',
    title: 'Prüfen und bestellen',
    description: 'Alle Angaben Ihrer Bestellung, die Vertragszusammenfassung und der Gesamtpreis.',
    edit: 'Ändern',
    yes: 'ja',
    no: 'nein',
    name: 'Name',
    address: 'Adresse',
    summaryHint:
      'Bitte in Ruhe lesen. Laden Sie das Dokument herunter, um es zu behalten. Es wird Teil Ihres Vertrags.',
    pdf: 'PDF herunterladen',
    mail: 'Per E-Mail zusenden',
    mailing: 'E-Mail wird angefordert',
    mailed: (address: string): string => `Die Vertragszusammenfassung geht an ${address}.`,
    notMailed: 'Die E-Mail konnte nicht angefordert werden. Bitte versuchen Sie es noch einmal.',
    receiptLabel: 'Vertragszusammenfassung',
    receiptMissing: 'Bitte bestätigen Sie, dass Sie die Vertragszusammenfassung erhalten haben.',
    receivedLabel: 'Ich habe die Vertragszusammenfassung erhalten.',
    documents: 'Dokumente',
    toForm: 'Zu Ihren Angaben',
    withdrawal: 'Widerrufsbelehrung',
    productSheet: 'Produktinformationsblatt',
    information: 'Vorvertragliche Informationen',
    terms: 'AGB und Leistungsbeschreibung',
    privacy: 'Datenschutzhinweise',
    blockTitle: 'Das bestellen Sie',
    order: 'zahlungspflichtig bestellen',
    ordering: 'Bestellung wird gesendet',
    oneOff: 'Einmalig',
    stepParts: (tariff: string, device: string): string => `Tarif ${tariff}, Gerät ${device}`,
    fourWeekly: (monthly: string): string => `je 4 Wochen (entspricht ${monthly} im Monat)`,
    deviceTitle: 'Ihr Gerät',
    deviceGone:
      'Ihr Gerät ist mit diesem Tarif nicht mehr erhältlich. Ihre Angaben sind noch da, bitte starten Sie die Bestellung erneut.',
    total: (months: number): string => `Gesamtpreis in ${months}\u00a0Monaten`,
    fibre: 'Glasfaser',
    dsl: 'DSL',
    speed: (direction: string, { max, normal, min }: { max: number; normal: number; min: number }): string =>
      `${direction} bis ${german(max)}\u00a0MBit/s (normalerweise ${german(normal)}, minimal ${german(min)})`,
    download: 'Download',
    upload: 'Upload',
    included: (name: string): string => `${name} inklusive.`,
    itemTerm: (months: number): string => (months === 1 ? 'monatlich kündbar' : `Mindestlaufzeit ${months} Monate`),
    termTitle: 'Laufzeit:',
    term: (months: number, end: string): string =>
      `${months} Monate ab Vertragsschluss, bei Vertragsschluss heute bis ${end}. ${AFTER_TERM}`,
    noTerm: `keine Mindestlaufzeit, ${AT_END_OF_FOUR_WEEKS} kündbar.`,
    noDuration: 'keine',
    durationTitle: 'Mindestdauer Ihrer Verpflichtungen:',
    duration: (months: number): string => `${months} Monate`,
    itemDuration: (name: string, months: number): string => `${name} ${months === 1 ? '1 Monat' : `${months} Monate`}`,
    vat: 'Alle Preise inklusive Mehrwertsteuer.',
    alreadyText: 'Alles Weitere steht in Ihrer Bestätigung per E-Mail.',
    toConfirmation: 'Zur Bestellbestätigung',
    priceChanged: 'Der Preis hat sich geändert',
    priceChangedText: (before: string, after: string, months: number): string =>
      `Bisher ${before}, jetzt ${after} ${months > 0 ? `in ${months} Monaten` : 'je 4 Wochen'}. Bitte prüfen Sie die Bestellung und bestellen Sie erneut, wenn Sie einverstanden sind.`,
    summaryChanged: 'Die Vertragszusammenfassung hat sich geändert',
    dataChanged: 'Ihre Angaben haben sich geändert',
    dataChangedText:
      'Sie wurden wohl in einem anderen Fenster geändert. Bitte prüfen Sie die Bestellung, bestätigen Sie den Erhalt und bestellen Sie erneut.',
    summaryChangedText: 'Bitte lesen Sie die neue Fassung, bestätigen Sie den Erhalt und bestellen Sie erneut.',
  },

  finish: {
    title: 'Vielen Dank',
    description: 'Ihre Bestellung bei Nimbus ist eingegangen.',
    eyebrow: 'Bestellung eingegangen',
    heading: (name: string | undefined): string =>
      name ? `Vielen Dank, ${name}.` : 'Vielen Dank für Ihre Bestellung.',
    lead: 'Wir haben Ihre Bestellung erhalten und prüfen sie jetzt.',
    nothingToDo: 'Sie müssen nichts weiter tun.',
    stillToDo: 'Was Sie noch tun müssen, steht unten.',
    number: 'Bestellnummer',
    copy: 'Bestellnummer kopieren',
    copied: 'Bestellnummer kopiert',
    copyFailed: 'Die Bestellnummer konnte nicht kopiert werden',
    status: 'Auftragsstatus ansehen',
    nextSteps: 'So geht es weiter',
    done: ' (erledigt)',
    problem: ' (hier fehlt etwas)',
    until: (day: string): string => `bis ${day}`,
    from: (day: string): string => `ab ${day}`,
    range: (first: string, last: string): string => `${first} bis ${last}`,
    received: 'Eingang bestätigt',
    receivedText: (email: string): string =>
      `Die Bestätigung geht an ${email}. Sie ist noch keine Annahme Ihrer Bestellung.`,
    confirmation: 'Auftragsbestätigung',
    confirmationText: 'Mit ihr kommt der Vertrag zustande. Sie enthält alle Dokumente.',
    delivery: 'Lieferung',
    deliveryText: (devices: readonly string[]): string =>
      `An Ihre Anschlussadresse ${devices.length === 1 ? 'kommt' : 'kommen'}: ${devices.join(', ')}.`,
    mobile: {
      identity: 'Identität prüfen',
      identityWhen: 'Vor der Freischaltung',
      identityText:
        'Per Video oder in einer Filiale, mit Ihrem Ausweis. Den Link senden wir Ihnen. Ohne diese Prüfung dürfen wir die SIM nicht freischalten.',
      simCard: 'SIM-Karte',
      places: {
        HOME: 'Zu Ihnen nach Hause',
        PARCEL_SHOP: 'In einen Paketshop in Ihrer Nähe',
        PACKSTATION: 'An Ihre Packstation',
      },
      deliveryText: (place: string, names: readonly string[]): string =>
        `${place} ${names.length === 1 ? 'kommt' : 'kommen'}: ${names.join(', ')}. Die Sendungsnummer senden wir per E-Mail.`,
      start: { ESIM: 'eSIM laden und starten', SIM: 'SIM-Karte einlegen und starten' },
      startText: {
        ESIM: 'Den QR-Code für Ihre eSIM senden wir Ihnen per E-Mail.',
        SIM: 'Die PIN Ihrer SIM-Karte senden wir Ihnen per E-Mail.',
      },
      startEarly: 'Nach der Auftragsbestätigung',
      startWaits: 'Der Dienst beginnt nach Ablauf der Widerrufsfrist.',
      number: (number: string): string => `Ihre neue Rufnummer ist ${number}.`,
      porting: 'Ihre Rufnummer kommt zu uns',
      portingSoon:
        'Den genauen Tag senden wir Ihnen. Ohne Dienst sind Sie höchstens einen Arbeitstag. Ihr bisheriger Vertrag läuft bis zu seinem Ende weiter.',
      portingAtEnd: (end: string): string =>
        `Nach dem Ende Ihres bisherigen Vertrags am ${end}. Vom Beginn unseres Dienstes bis dahin nutzen Sie eine neue Rufnummer von uns.`,
      portingWithService: (end: string): string =>
        `Ihr bisheriger Vertrag endet am ${end}. Ihre Rufnummer kommt zu uns, sobald unser Dienst beginnt. Eine neue Rufnummer bekommen Sie nicht.`,
      portingLater: 'Nach Ihrer Freigabe',
      portingLaterText:
        'Geben Sie die Rufnummer bei Ihrem bisherigen Anbieter frei (Opt-in) und melden Sie sich dann bei uns. Vom Beginn unseres Dienstes bis dahin nutzen Sie eine neue Rufnummer von uns.',
    },
    landline: {
      change: 'Ihr Anbieterwechsel',
      changeText: {
        KUE_MRN: 'Wir kündigen bei Ihrem bisherigen Anbieter und holen Ihre Rufnummern zu uns.',
        KUE_ORN: 'Wir kündigen bei Ihrem bisherigen Anbieter.',
        RRNP: 'Wir holen Ihre Rufnummern von Ihrem bisherigen Anbieter zu uns.',
      },
      changeDay: 'Den genauen Tag senden wir Ihnen.',
      changeGap: 'Ohne Dienst sind Sie höchstens einen Arbeitstag.',
      atEnd: (soonest: string): string => `Zum Ende Ihres bisherigen Vertrags, frühestens am ${soonest}`,
      wished: (day: string): string => `Wunschtermin: ${day}`,
      startWaits: 'Der Dienst beginnt nach Ablauf der Widerrufsfrist.',
    },
    appointment: 'Termin mit der Technik',
    appointmentBooked:
      'Dieser Termin ist für Sie gebucht. Bitte sorgen Sie dafür, dass eine volljährige Person da ist.',
    appointmentTime: (day: string, from: number, till: number): string => `${day}, ${from} bis ${till} Uhr`,
    appointmentText: 'Ist ein Termin nötig, schlagen wir Ihnen per E-Mail zwei Termine vor.',
    activationDay: 'Am Tag der Freischaltung',
    activation: 'Los geht es',
    activationText:
      'Die Zugangsdaten senden wir Ihnen vorher unaufgefordert, mit einem Hinweis, wie Sie Ihre Geschwindigkeit messen.',
    withdrawTitle: 'Doch anders entschieden?',
    withdrawText: (day: string): string =>
      `Sie können mindestens bis ${day} widerrufen. Ohne Anmeldung und ohne Angabe von Gründen.`,
    withdraw: 'Vertrag widerrufen',
    documents: 'Ihre Dokumente',
    pdf: 'PDF',
    webPage: 'Webseite',
    dates: 'Ihre Termine',
    lastWithdrawal: 'Widerruf möglich mindestens bis',
    introEnd: 'Startpreis bis',
    termEnd: 'Mindestlaufzeit bis',
    notice: 'Kündigen bis',
    datesBasis: 'Bei Vertragsschluss heute. Kommt der Vertrag später zustande, verschieben sich die Termine mit ihm.',
    calendar: 'In den Kalender (.ics)',
    calendarFile: 'nimbus-vertrag.ics',
    calendarIntroEnd: (order: string): string => `Nimbus ${order}: letzter Tag zum Startpreis`,
    calendarTermEnd: (order: string): string => `Nimbus ${order}: Ende der Mindestlaufzeit`,
    calendarNotice: (order: string): string =>
      `Nimbus ${order}: letzter Tag für die Kündigung zum Ende der Mindestlaufzeit`,
    calendarWithdrawal: (order: string): string => `Nimbus ${order}: Widerruf mindestens bis heute möglich`,
    contact: 'Fragen zur Bestellung?',
    contactText: 'Nennen Sie uns bitte Ihre Bestellnummer.',
    elsewhereTitle: 'Ihre Bestellung',
    emptyTitle: 'Hier liegt keine Bestellung vor',
    emptyReason: 'In diesem Fenster wurde keine Bestellung abgeschickt',
    emptyText: 'Haben Sie schon bestellt? Dann finden Sie alles in Ihrer Bestätigung per E-Mail.',
    emptyAction: 'Zur Startseite',
  },
} as const

/** german(2.4) → '2,4'; german(1000) → '1.000' */
function german(value: number): string {
  const [whole = '0', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}
