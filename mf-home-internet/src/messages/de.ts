import type { Tv } from '@nimbus/shared-contracts/catalogue'
import { ELIGIBILITY_TEXT, regularPriceText } from '@nimbus/shared-contracts/eligibility'

const nbsp = '\u00a0'

/** Names of the TV choices. */
export const tvName: Record<Tv, string> = {
  NONE: 'Ohne TV',
  SMART: 'Smart',
  SMARTSTREAM: 'SmartStream',
  MEGASTREAM: 'MegaStream',
}

/** 1000 → "1.000"; speeds keep at most one decimal: 2.4 → "2,4" */
export const speedText = (rate: number): string =>
  String(rate)
    .replace('.', ',')
    .replace(/^(\d+)(\d{3})$/, '$1.$2')

/** mbits(1000) → "1.000 MBit/s" */
export const mbits = (rate: number): string => `${speedText(rate)}${nbsp}MBit/s`

/** dayText('2027-05-01') → "01.05.2027" */
export const dayText = (day: string): string => day.split('-').reverse().join('.')

/** 24 → "24 Monate" */
export const monthsText = (months: number): string => (months === 1 ? `1${nbsp}Monat` : `${months}${nbsp}Monate`)

/** What customers read on the pages of this remote. */
export const text = {
  start: 'Start',
  home: 'Zuhause',
  tariffs: 'Tarife',
  tariffPage: {
    tv: 'Fernsehen dazu?',
    term: 'Laufzeit',
    fibreTiles: 'Glasfaser-Tarife',
    dslTiles: 'DSL-Tarife',
    download: 'Download bis',
    upload: 'Upload bis',
    usually: (rate: string) => `Normalerweise ${rate} im Download`,
    promotionUntil: (day: string) => `Aktion bis ${day}`,
    footnoteAbout: (name: string) => `Bedingungen ${name}`,
    available: 'An Ihrer Adresse verfügbar',
    unavailable: 'Hier nicht verfügbar',
    planned: (day: string | undefined) => (day ? `Ausbau geplant ab ${day}` : 'Ausbau geplant'),
    possibleHere: (name: string) => `Möglich an Ihrer Adresse: ${name}`,
    nothingPossibleHere: 'In dieser Tarifart ist an Ihrer Adresse nichts möglich.',
    show: (name: string) => `${name} ansehen`,
    showAll: 'Alle Tarife ansehen',
    pricesNow: (choice: string, term: string) =>
      `Alle Preise und Geschwindigkeiten gelten jetzt für: ${choice}, ${term}.`,
    chosenNow: (name: string) => `${name} ist ausgewählt.`,
    toOptions: 'Weiter zu Optionen',
    toHardware: 'Weiter zu Hardware',
    toCart: 'Zum Warenkorb',
    tvIncluded: (tv: string) => `Nimbus TV ${tv} inklusive`,
    ownRouter: 'Eigener Router? Gern.',
    ownRouterText: 'Sie können jedes passende Gerät anschließen. Die Zugangsdaten erhalten Sie kostenlos.',
    showHardware: 'Hardware ansehen',
    dropped: (names: string) => `${names} gehört nicht zum neuen Tarif und wurde entfernt.`,
  },
  matrix: {
    title: 'Alle Monatspreise im Vergleich',
    caption: 'Preis je Monat nach der Startphase, mit 24 Monaten Mindestlaufzeit',
    speed: 'Tarif',
    youngFromMonth4: 'Young ab Monat 4',
    none: 'nicht im Angebot',
  },
  note: {
    promotion: (day: string) => `Startpreis gültig bis ${day}. ${ELIGIBILITY_TEXT.newBroadband}`,
    smart: 'Mit Glasfaser und Smart gilt in Monat 4–6 der Preis ohne TV.',
    young: (from: number) => `Young-Tarife: ${regularPriceText(from)}`,
    twelveMonths: 'Tarife mit 12 Monaten Laufzeit haben keinen Startpreis.',
    prices:
      'Alle Preise inklusive Mehrwertsteuer. Versand fällt nur an, wenn Sie ein Gerät dazunehmen; er steht beim Gerät und im Warenkorb.',
    planned:
      'Ist Glasfaser an Ihrer Adresse erst geplant, gilt ein anderer Startpreis. Die Mindestlaufzeit beginnt mit dem Vertragsschluss.',
  },
  details: {
    speeds: 'Geschwindigkeiten',
    direction: 'Richtung',
    down: 'Download',
    up: 'Upload',
    min: 'Minimal',
    normal: 'Normalerweise',
    max: 'Maximal',
  },
  planned:
    'Glasfaser ist an dieser Adresse geplant. Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit dem Ausbau.',
  alternative: {
    title: (name: string) => `${name} in Ihrer Auswahl ist dort nicht möglich.`,
    take: (name: string) => `${name} auswählen`,
    here: (name: string, price: string) => `Möglich ist ${name} für ${price} je Monat nach der Startphase.`,
    none: 'Andere Tarife finden Sie in der Übersicht.',
  },
  availability: {
    title: 'Was ist bei Ihnen möglich?',
    lead: 'Die Prüfung ist kostenlos und unverbindlich.',
    address: 'Ihre Adresse',
    addressHint: 'Straße, Hausnummer und Ort',
    check: 'Verfügbarkeit prüfen',
    checking: 'Adresse wird geprüft',
    enterYourself: 'Adresse selbst eingeben',
    search: 'Adresse suchen',
    notFound: 'Keine passende Adresse gefunden.',
    chooseOne: 'Bitte wählen Sie eine Adresse aus der Liste, oder geben Sie sie selbst ein.',
    required: 'Dieses Feld ist erforderlich',
    change: 'Adresse ändern',
    keep: 'Bei der bisherigen Adresse bleiben',
    unchecked: 'Die Adresse ist noch nicht geprüft. Preise und Tarife gelten unter Vorbehalt.',
    available: 'An Ihrer Adresse verfügbar',
    unavailable: 'An Ihrer Adresse leider nicht verfügbar',
    upTo: (technology: string, rate: string) => `${technology} bis ${rate}`,
    plannedFrom: (day: string) => `Glasfaser-Ausbau geplant ab ${day}`,
    validUntil: (time: string) => `Gültig bis ${time}`,
    technology: { FIBRE: 'Glasfaser', DSL: 'DSL' },
    toTariffs: 'Tarife ansehen',
    confirm: (label: string) => `Bitte ${label} bestätigen`,
    doubt: (value: string) => `Wir haben „${value}“ nicht eindeutig gefunden. Bitte wählen Sie aus der Liste.`,
    whichSuffix: (known: string) => `Welcher Zusatz? Es gibt ${known}.`,
    zipMismatch: 'Postleitzahl, Ort und Straße passen nicht zusammen. Bitte wählen Sie aus der Liste.',
    choose: 'Bitte wählen Sie aus der Liste.',
    confirmUnit: 'Bitte Wohnung auswählen',
    severalUnits: 'An dieser Adresse gibt es mehrere Anschlüsse. Bitte wählen Sie Ihren.',
    pleaseChoose: 'Bitte wählen',
    ownInput: (value: string) => `Meine Eingabe war richtig: ${value}`,
    takeOver: 'Übernehmen und prüfen',
    back: 'Eingaben ändern',
    unit: 'Wohnung',
    hints: 'Das hilft oft:',
    hintZip: 'Gehört die Postleitzahl zum Ort?',
    hintNumber: 'Stimmen Hausnummer und Zusatz?',
    hintNew: 'Ist das Gebäude neu? Dann kennt unser Verzeichnis es vielleicht noch nicht.',
    retry: 'Erneut versuchen',
    invalid: 'Bitte prüfen Sie diese Angabe.',
    form: 'Adresse für die Verfügbarkeitsprüfung',
    result: (address: string) => `Das Ergebnis für ${address} liegt vor.`,
    fixedStep: 'Bitte prüfen Sie Ihre Adresse noch einmal, oder wählen Sie einen anderen Tarif.',
  },
  extras: {
    optionsTitle: 'Optionen zu Ihrem Tarif',
    optionsLead: 'Nehmen Sie dazu, was Sie möchten. Jede Option hat ihre eigene Laufzeit.',
    hardwareTitle: 'Hardware zu Ihrem Tarif',
    hardwareLead: 'Mieten Sie ein Gerät, oder nutzen Sie Ihr eigenes.',
    forTariff: (name: string) => `Für ${name}`,
    none: 'Keine',
    noneOf: (title: string) => `Keine Auswahl: ${title}`,
    included: 'Gehört zum Tarif',
    perMonth: 'je Monat',
    once: 'einmalig',
    free: 'kostenlos',
    cancelMonthly: 'monatlich kündbar',
    noticeMonths: (months: number) => `Kündigungsfrist ${monthsText(months)}`,
    shipped: (amount: string) => `Versand ${amount} einmalig je Bestellung`,
    single: 'Weitere Optionen',
    noTariffTitle: 'Wählen Sie zuerst einen Tarif',
    noTariffText: 'Optionen und Hardware hängen vom Tarif ab.',
    toTariffs: 'Tarife ansehen',
    nothing: 'Zu diesem Tarif gibt es hier nichts auszuwählen.',
    failedTitle: 'Die Auswahl konnte nicht geladen werden',
    failedText: 'Ihr Warenkorb bleibt erhalten.',
    retry: 'Erneut versuchen',
    loading: 'Auswahl wird geladen',
    noScript: 'Für Optionen und Hardware muss JavaScript eingeschaltet sein.',
  },
  homePage: {
    title: 'Internet und Fernsehen für Ihr Zuhause',
    description:
      'Glasfaser und DSL mit Fernsehen: alle Preise mit Startpreis, Folgepreis, Einmalkosten und Durchschnitt.',
    categories: 'Welcher Anschluss passt zu Ihnen?',
    tv: 'Fernsehen dazu',
    tvText: 'Nimbus TV gibt es zu jedem Anschluss, mit drei Paketen.',
    toTv: 'Nimbus TV ansehen',
    availability: 'Verfügbarkeit prüfen',
    benefits: [
      { product: 'glasfaser', label: 'Vorteile von Glasfaser' },
      { product: 'dsl', label: 'Vorteile von DSL' },
      { product: 'young', label: 'Vorteile der Young-Tarife' },
      { product: 'tv', label: 'Vorteile von Nimbus TV' },
    ],
  },
  overviewPage: {
    title: 'Tarife für Ihr Zuhause',
    lead: 'Alle Tarifarten auf einen Blick. Der Preis nach der Startphase steht immer dabei.',
    description: 'Glasfaser-, DSL- und Young-Tarife von Nimbus im Überblick, mit Preisen ab der günstigsten Variante.',
    from: 'ab',
    perMonth: 'je Monat',
    firstMonths: (price: string, months: number) =>
      months === 1 ? `${price} im ersten Monat, danach` : `${price} in Monat 1–${months}, danach`,
    afterTerm: (price: string, month: number) => `${price} je Monat ab Monat ${month}`,
    average: (once: string, price: string, term: number) =>
      `Einmalig ${once} Bereitstellung, im Schnitt ${price} je Monat über ${monthsText(term)}.`,
    show: 'Tarife ansehen',
    showOf: (label: string) => `Tarife ansehen: ${label}`,
  },
  tvPage: {
    title: 'Nimbus TV',
    lead: 'Fernsehen zu Ihrem Internetanschluss. Drei Pakete, ein Preis je Monat.',
    description: 'Nimbus TV mit Smart, SmartStream und MegaStream: Leistungen und Preise zum Internetanschluss.',
    packages: 'Drei Pakete',
    surcharge: 'je Monat zum Internettarif',
    withTariffs: (tv: string) => `Tarife mit ${tv} ansehen`,
    example: (name: string) => `Beispiel: ${name}`,
    note: 'Fernsehen gibt es zusammen mit einem Internettarif. Alle Preise inklusive Mehrwertsteuer.',
    extras: 'Streaming und TV-Box',
    extrasLead: 'Nehmen Sie dazu, was Sie möchten. Nichts davon ist Pflicht.',
    notice: (notice: string) => `Jederzeit mit einer Frist von ${notice} kündbar.`,
    boxTerm: (term: string) => `Mindestlaufzeit ${term}.`,
    about: {
      NONE: [],
      SMART: ['Live-TV', 'Aufnahmen', 'Mediatheken'],
      SMARTSTREAM: ['Alles aus Smart', 'Ein Streaming-Dienst'],
      MEGASTREAM: ['Alles aus Smart', 'Alle Streaming-Dienste im Paket'],
    } satisfies Record<Tv, string[]>,
  },
}
