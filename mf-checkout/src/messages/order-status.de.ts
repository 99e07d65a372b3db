import type { LifecycleState } from '@nimbus/shared-contracts/order-status'
import type { OpenTask } from '../model/open-tasks'

/** An order's state in plain words, and what its customer does next. */
interface StateText {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  text: string
  /** Whether it is our turn: unless a task is open, `nothingToDo` stands before `next`. */
  waits: boolean
  next: string
}

/** Texts of "Auftragsstatus". */
export const orderStatus = {
  title: 'Auftragsstatus',
  description: 'Sehen Sie ohne Anmeldung, wie weit Ihr Auftrag bei Nimbus ist.',
  heading: 'Ihr Auftrag',
  number: (order: string): string => `Bestellnummer ${order}`,
  orderedOn: (day: string): string => `bestellt am ${day}`,
  updated: (moment: string): string => `Stand: ${moment}`,
  nextTitle: 'Als Nächstes',
  timeline: 'So weit sind wir',
  productsTitle: 'Das haben Sie bestellt',
  datesBasisOrdered: 'Gerechnet ab dem Tag Ihrer Bestellung. Mit dem Vertragsschluss verschieben sich die Termine.',
  datesBasisConfirmed: (day: string): string => `Gerechnet ab dem Vertragsschluss am ${day}.`,

  states: {
    acknowledged: {
      kind: 'info',
      title: 'Ihre Bestellung ist bei uns',
      text: 'Wir prüfen sie gerade. Ein Vertrag ist noch nicht geschlossen.',
      waits: true,
      next: 'Das Ergebnis senden wir Ihnen per E-Mail.',
    },
    inProgress: {
      kind: 'info',
      title: 'Ihr Auftrag ist in Arbeit',
      text: 'Ihr Vertrag ist geschlossen, jetzt richten wir alles ein.',
      waits: true,
      next: 'Was als Nächstes kommt, steht unten.',
    },
    pending: {
      kind: 'warning',
      title: 'Wir brauchen eine Angabe von Ihnen',
      text: 'Ihr bisheriger Anbieter hat unsere Anfrage abgelehnt. Ihr Auftrag geht weiter, sobald wir Ihre Antwort haben.',
      waits: false,
      next: 'Was fehlt und wie Sie antworten, steht unten.',
    },
    held: {
      kind: 'info',
      title: 'Ihr Auftrag ruht',
      text: 'Wir klären gerade etwas und machen danach an derselben Stelle weiter.',
      waits: true,
      next: 'Wenn wir etwas von Ihnen brauchen, melden wir uns.',
    },
    assessingCancellation: {
      kind: 'info',
      title: 'Wir prüfen die Stornierung',
      text: 'Bis das Ergebnis feststeht, arbeiten wir nicht an Ihrem Auftrag weiter.',
      waits: true,
      next: 'Das Ergebnis senden wir Ihnen per E-Mail.',
    },
    pendingCancellation: {
      kind: 'info',
      title: 'Ihr Auftrag wird storniert',
      text: 'Die Stornierung läuft.',
      waits: false,
      next: 'Haben Sie schon ein Gerät erhalten, senden Sie es uns bitte zurück.',
    },
    cancelled: {
      kind: 'info',
      title: 'Ihr Auftrag ist storniert',
      text: 'Wir führen ihn nicht weiter aus.',
      waits: true,
      next: 'Bei Fragen erreichen Sie uns unter den Kontaktdaten unten.',
    },
    rejected: {
      kind: 'error',
      title: 'Wir können Ihre Bestellung nicht annehmen',
      text: 'Ein Vertrag ist nicht zustande gekommen, und es entstehen Ihnen keine Kosten.',
      waits: false,
      next: 'Wenn Sie den Grund wissen möchten, schreiben Sie uns.',
    },
    failed: {
      kind: 'error',
      title: 'Ihr Auftrag lässt sich nicht ausführen',
      text: 'Wir können den Tarif bei Ihnen leider nicht einrichten.',
      waits: false,
      next: 'Bitte melden Sie sich bei uns, dann suchen wir mit Ihnen nach einer Lösung.',
    },
    partial: {
      kind: 'info',
      title: 'Ihr Tarif ist aktiv, etwas fehlt noch',
      text: 'Sie können ihn schon nutzen.',
      waits: false,
      next: 'Was noch kommt, steht unten.',
    },
    completed: {
      kind: 'success',
      title: 'Alles ist erledigt',
      text: 'Ihr Tarif ist aktiv, und Sie haben alles, was Sie bestellt haben.',
      waits: true,
      next: '',
    },
  } satisfies Record<LifecycleState, StateText>,

  nothingToDo: 'Sie müssen nichts tun.',
  /** What the customer has to do before it goes on. */
  tasks: {
    identity: 'Bitte weisen Sie Ihre Identität nach. Den Link haben wir Ihnen per E-Mail gesendet.',
    release: 'Bitte geben Sie Ihre Rufnummer bei Ihrem bisherigen Anbieter frei und melden Sie sich dann bei uns.',
    appointment: 'Bitte wählen Sie einen der beiden Termine aus unserer E-Mail.',
  } satisfies Record<OpenTask, string>,

  /** What has happened, in the timeline. */
  happened: {
    received: 'Bestellung eingegangen',
    receivedText: (email: string): string =>
      email ? `Die Bestätigung des Eingangs ging an ${email}.` : 'Die Bestätigung des Eingangs kam per E-Mail.',
    confirmed: 'Vertrag geschlossen',
    confirmedText: 'Wir haben Ihre Bestellung angenommen. Die Auftragsbestätigung mit allen Dokumenten kam per E-Mail.',
    identified: 'Identität geprüft',
    identifiedText: 'Ihr Nachweis liegt uns vor.',
    asked: 'Anbieterwechsel angefragt',
    askedText: 'Wir haben Ihren Wechsel bei Ihrem bisherigen Anbieter angemeldet.',
    refused: 'Ihr bisheriger Anbieter hat abgelehnt',
    refusedText: (reason: string, action: string): string => `${reason} ${action}`,
    agreed: 'Ihr bisheriger Anbieter hat zugestimmt',
    dispatched: 'Paket verschickt',
    dispatchedText: (names: readonly string[]): string => `Unterwegs zu Ihnen: ${names.join(', ')}.`,
    parcel: (number: string): string => `Sendungsnummer: ${number}`,
    access: 'Zugangsdaten verschickt',
    accessText: 'Benutzername und Startcode kamen per E-Mail.',
    esim: 'eSIM verschickt',
    esimText: 'Der QR-Code Ihrer eSIM kam per E-Mail.',
    visited: 'Termin mit der Technik',
    visitedText: 'Ihr Anschluss ist eingerichtet.',
    activated: 'Anschluss freigeschaltet',
    activatedText: 'Sie können ihn jetzt nutzen.',
  },

  /** What is still to come, where the confirmation of the order says nothing of its own. */
  expected: {
    asking: 'Anfrage beim bisherigen Anbieter',
    askingWhen: 'Nach der Auftragsbestätigung',
    askingText: 'Wir melden Ihren Wechsel an.',
    answeringAgain: {
      when: 'Steht noch aus',
      title: 'Antwort Ihres bisherigen Anbieters',
      text: 'Wir haben Ihre Angaben erhalten und fragen erneut nach.',
    },
    appointment: 'Termin mit der Technik',
    proposed: 'Nach Ihrer Wahl',
  },

  /** To a refusal of the former provider. */
  answer: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    submit: 'Angaben senden',
    busy: 'Angaben werden gesendet',
    failed: 'Ihre Angaben sind nicht angekommen',
    byMail: 'Angaben per E-Mail senden',
    mailSubject: (order: string): string => `Bestellung ${order}: Angaben zum Anbieterwechsel`,
  },

  access: {
    lead: 'Am schnellsten geht es mit dem Link aus Ihrer E-Mail. Ohne ihn finden wir Ihren Auftrag mit diesen drei Angaben.',
    wrongLink: 'Dieser Link ist nicht gültig',
    wrongLinkText:
      'Vielleicht wurde er nicht vollständig übernommen. Bitte öffnen Sie ihn noch einmal aus Ihrer E-Mail, oder geben Sie hier die drei Angaben ein.',
    away: 'Der Auftragsstatus ist gerade nicht erreichbar',
    awayText: 'Bitte versuchen Sie es in einigen Minuten erneut.',
    order: 'Bestellnummer',
    orderHint: 'Sie steht in Ihrer E-Mail und beginnt mit NB-.',
    email: 'E-Mail-Adresse',
    emailHint: 'Die Adresse, die Sie bei der Bestellung angegeben haben.',
    birthDate: 'Geburtsdatum',
    submit: 'Auftragsstatus anzeigen',
    busy: 'Wir suchen Ihren Auftrag',
    errors: {
      order: 'Bitte geben Sie Ihre Bestellnummer ein, zum Beispiel NB-2026-7K3M9Q.',
      email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
      birthDate: 'Bitte geben Sie Ihr Geburtsdatum vollständig ein.',
    },
    errorSummary: 'Bitte prüfen Sie Ihre Angaben',
    refused: 'Kein Auftrag gefunden',
    lost: 'Es kam keine Antwort an. Ihre Angaben sind noch da, bitte versuchen Sie es erneut.',
    noScript:
      'Um Ihren Auftrag mit diesen Angaben zu finden, muss JavaScript eingeschaltet sein. Der Link aus Ihrer E-Mail funktioniert auch ohne JavaScript.',
  },
}
