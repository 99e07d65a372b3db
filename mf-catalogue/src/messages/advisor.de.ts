import { formatSpeed } from '@nimbus/shared-contracts/numbers'
import { monthsText } from '@nimbus/shared-contracts/wording'
import type { Line, Persons, Television, Use } from '../model/advisor-answers'

const NBSP = '\u00a0'

export const advisor = {
  start: 'Start',
  title: 'Tarifberatung',
  description:
    'Fünf Fragen zu Haushalt, Nutzung, Fernsehen, Adresse und heutigem Preis: Nimbus nennt zwei oder drei passende Tarife mit Gründen, auch wenn Ihr heutiger Vertrag günstiger ist.',
  heading: 'Fünf Fragen zum passenden Tarif',
  lead: 'Wir empfehlen nicht mehr, als Sie brauchen, und sagen es, wenn Ihr heutiger Vertrag günstiger ist. Wir speichern Ihre Antworten nicht.',
  resultHeading: 'Unsere Empfehlung für Sie',
  resultLead: 'Die günstigste zuerst, jeweils mit Begründung. Alle Preise enthalten die Mehrwertsteuer.',
  form: {
    title: 'Ihre Angaben',
    change: 'Antworten ändern',
    optional: '(freiwillig)',
    submit: 'Empfehlung anzeigen',
    answer: 'Bitte wählen Sie eine Antwort.',
    amount: 'Bitte geben Sie einen Betrag ein, zum Beispiel 39,95.',
  },
  questions: {
    personen: 'Wie viele Personen nutzen den Anschluss?',
    nutzung: 'Wofür nutzen Sie ihn vor allem?',
    fernsehen: 'Möchten Sie Fernsehen dazubuchen?',
    anschluss: 'Was ist an Ihrer Adresse möglich?',
    heute: 'Was zahlen Sie heute im Monat?',
  },
  /** What the questions are about, where they are named in short. */
  subjects: {
    personen: 'Personen',
    nutzung: 'Nutzung',
    fernsehen: 'Fernsehen',
    anschluss: 'Anschluss',
    heute: 'Heutiger Preis',
  },
  amountHint: 'In Euro, zum Beispiel 39,95. Dann vergleichen wir mit Ihrem heutigen Vertrag.',
  persons: { '1': 'Eine', '2': 'Zwei', '3-4': 'Drei oder vier', '5+': 'Fünf und mehr' } satisfies Record<
    Persons,
    string
  >,
  uses: {
    surfen: 'Surfen, E-Mail und Musik',
    serien: 'Serien in HD und Videoanrufe',
    arbeiten: 'Homeoffice und Streaming auf mehreren Geräten',
    alles: '4K, Gaming und große Dateien',
    'handy-wenig': 'Nur mit dem Handy: Nachrichten und Navigation',
    'handy-viel': 'Nur mit dem Handy: Musik und Serien unterwegs',
  } satisfies Record<Use, string>,
  televisions: {
    nein: 'Nein',
    smart: 'Ja, Live-TV und Aufnahmen',
    smartstream: 'Ja, mit dem Streaming-Dienst „Serien“',
    megastream: 'Ja, mit allen Streaming-Diensten im Paket',
  } satisfies Record<Television, string>,
  lines: {
    glasfaser: 'Glasfaser',
    dsl: 'Nur DSL',
    unbekannt: 'Weiß ich nicht',
  } satisfies Record<Line, string>,
  reasons: {
    enough: (need: number, normal: number) =>
      `Reicht aus: Für Ihre Nutzung genügen etwa ${formatSpeed(need)}, normalerweise verfügbar sind ${formatSpeed(normal)}.`,
    short: (need: number, normal: number) =>
      `Reicht nicht ganz: Für Ihre Nutzung wären etwa ${formatSpeed(need)} gut, normalerweise verfügbar sind ${formatSpeed(normal)}. Schneller geht es hier nicht.`,
    volume: (need: number, gb: number | null) =>
      gb === null
        ? `Reicht aus: Das Datenvolumen ist unbegrenzt; Ihnen würden etwa ${need}${NBSP}GB im Monat genügen.`
        : `Reicht aus: Für Ihre Nutzung genügen etwa ${need}${NBSP}GB im Monat, Sie haben ${gb}${NBSP}GB.`,
    steady: (min: number) => `Auch zu Stoßzeiten schnell: mindestens ${formatSpeed(min)}.`,
    cheapest: 'Die günstigste dieser Empfehlungen.',
    noTerm: 'Keine Mindestlaufzeit, Sie zahlen im Voraus.',
    shortTerm: (term: number, more: string) =>
      `Nur ${monthsText(term)} Mindestlaufzeit, dafür im Schnitt ${more} mehr im Monat.`,
    shortTermFree: (term: number) => `Nur ${monthsText(term)} Mindestlaufzeit.`,
    tv: (name: string) => `Mit ${name}, wie gewünscht.`,
    more: (amount: string) => `Im Schnitt ${amount} mehr im Monat, als Sie heute zahlen.`,
    less: (amount: string) => `Im Schnitt ${amount} weniger im Monat, als Sie heute zahlen.`,
    same: 'Kostet im Schnitt so viel wie Ihr heutiger Vertrag.',
  },
  notes: {
    todayTitle: 'Ihr heutiger Vertrag ist günstiger',
    today: (today: string, lowest: string) =>
      `Sie zahlen heute ${today} im Monat, unsere günstigste Empfehlung kostet im Schnitt ${lowest}. Wenn Ihnen Tempo und Leistung reichen, bleiben Sie dabei.`,
    tvNeedsLine: 'Fernsehen gibt es bei uns nur mit einem Anschluss für zu Hause, nicht mit einem Mobilfunk-Tarif.',
    eachTheirOwn: 'Ein Mobilfunk-Tarif ist für eine Person. Für jede weitere brauchen Sie einen eigenen.',
    checkAddress: 'Ob Glasfaser oder DSL möglich ist, zeigt die Prüfung Ihrer Adresse.',
    noFibre: 'Glasfaser ist hier nicht dabei, weil es sie an der Adresse nicht gibt.',
    nothingHere: 'An der geprüften Adresse haben wir keinen passenden Tarif.',
    title: 'Gut zu wissen',
  },
  address: {
    checked: (address: string) => `Geprüfte Adresse: ${address}. Wir zeigen, was dort bestellt werden kann.`,
    title: 'Was ist an Ihrer Adresse möglich?',
    text: 'Die Prüfung ist kostenlos und unverbindlich. Die Empfehlung richtet sich danach.',
    check: 'Adresse prüfen',
  },
  compareAll: 'Alle Empfehlungen vergleichen',
  sheet: 'Produktinformationsblatt',
} as const
