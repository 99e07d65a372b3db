import { ACCESS_DATA, SWITCH_GAP } from '@nimbus/shared-contracts/wording'

/** The confirmation of an order. */
export const finish = {
  /** The server knows no order, and there may be none. */
  title: 'Ihre Bestellung',
  description: 'Die Bestätigung Ihrer Bestellung bei Nimbus.',
  eyebrow: 'Bestellung eingegangen',
  heading: (name: string | undefined): string => (name ? `Vielen Dank, ${name}.` : 'Vielen Dank für Ihre Bestellung.'),
  lead: 'Wir haben Ihre Bestellung erhalten und prüfen sie jetzt.',
  nothingToDo: 'Sie müssen nichts weiter tun.',
  stillToDo: 'Was Sie noch tun müssen, steht unten.',
  number: 'Bestellnummer',
  copy: 'Bestellnummer kopieren',
  copied: 'Bestellnummer kopiert',
  copyFailed: 'Die Bestellnummer konnte nicht kopiert werden',
  status: 'Auftragsstatus ansehen',
  nextSteps: 'So geht es weiter',
  until: (day: string): string => `bis ${day}`,
  from: (day: string): string => `ab ${day}`,
  range: (first: string, last: string): string => `${first} bis ${last}`,
  beforeStart: 'Vor der Freischaltung',
  received: 'Eingang bestätigt',
  receivedText: (email: string): string =>
    `Die Bestätigung geht an ${email}. Sie ist noch keine Annahme Ihrer Bestellung.`,
  confirmation: 'Auftragsbestätigung',
  confirmationText: 'Mit ihr kommt der Vertrag zustande. Sie enthält alle Dokumente.',
  delivery: 'Lieferung',
  deliveryText: (parcel: string): string => `${parcel}. Die Sendungsnummer senden wir per E-Mail.`,
  mobile: {
    identity: 'Identität prüfen',
    identityWhen: 'Vor der Freischaltung',
    identityText:
      'Per Video oder in einer Filiale, mit Ihrem Ausweis. Den Link senden wir Ihnen per E-Mail. Ohne diese Prüfung dürfen wir die SIM nicht freischalten.',
    start: { ESIM: 'eSIM laden und starten', SIM: 'SIM-Karte einlegen und starten' },
    startText: {
      ESIM: 'Den QR-Code für Ihre eSIM senden wir Ihnen per E-Mail.',
      SIM: 'Die PIN liegt der SIM-Karte bei.',
    },
    startEarly: { ESIM: 'Nach der Auftragsbestätigung', SIM: 'Nach der Lieferung der SIM-Karte' },
    startWaits: 'Ihr Tarif startet nach Ablauf der Widerrufsfrist.',
    number: (number: string): string => `Ihre neue Rufnummer ist ${number}.`,
    porting: 'Ihre Rufnummer kommt zu uns',
    portingDay: 'Den genauen Tag senden wir Ihnen per E-Mail.',
    portingGap: SWITCH_GAP,
    portingRunsOn: 'Ihr bisheriger Vertrag läuft bis zu seinem Ende weiter.',
    portingAtEnd: (end: string): string =>
      `Nach dem Ende Ihres bisherigen Vertrags am ${end}. Vom Start Ihres Tarifs bis dahin nutzen Sie eine neue Rufnummer von uns.`,
    portingWithService: (end: string): string =>
      `Ihr bisheriger Vertrag endet am ${end}. Ihre Rufnummer kommt zu uns, sobald Ihr Tarif startet. Eine neue Rufnummer bekommen Sie nicht.`,
    portingLater: 'Nach Ihrer Freigabe',
    portingLaterText:
      'Geben Sie die Rufnummer bei Ihrem bisherigen Anbieter frei (Opt-in) und melden Sie sich dann bei uns. Vom Start Ihres Tarifs bis dahin nutzen Sie eine neue Rufnummer von uns.',
  },
  landline: {
    change: 'Ihr Anbieterwechsel',
    changeText: {
      KUE_MRN: 'Wir kündigen bei Ihrem bisherigen Anbieter und holen Ihre Rufnummern zu uns.',
      KUE_ORN: 'Wir kündigen bei Ihrem bisherigen Anbieter.',
      RRNP: 'Wir holen Ihre Rufnummern von Ihrem bisherigen Anbieter zu uns.',
    },
    changeDay: 'Den genauen Tag senden wir Ihnen per E-Mail.',
    changeGap: SWITCH_GAP,
    atEnd: (soonest: string): string => `Zum Ende Ihres bisherigen Vertrags, frühestens am ${soonest}`,
    wished: (day: string): string => `Wunschtermin: ${day}`,
    startWaits: 'Ihr Tarif startet nach Ablauf der Widerrufsfrist.',
  },
  appointment: 'Termin mit der Technik',
  appointmentBooked: 'Dieser Termin ist für Sie gebucht.',
  appointmentText: 'Ist ein Termin nötig, schlagen wir Ihnen per E-Mail zwei Termine vor.',
  activationDay: 'Am Tag der Freischaltung',
  activation: 'Los geht es',
  activationText: `${ACCESS_DATA} Darin steht auch, wie Sie Ihre Geschwindigkeit messen.`,
  datesBasis: 'Bei Vertragsschluss heute. Kommt der Vertrag später zustande, verschieben sich die Termine mit ihm.',
  elsewhereTitle: 'Ihre Bestellung',
  emptyTitle: 'Hier liegt keine Bestellung vor',
  emptyReason: 'In diesem Fenster wurde keine Bestellung abgeschickt',
  emptyText: 'Haben Sie schon bestellt? Dann finden Sie alles in Ihrer Bestätigung per E-Mail.',
} as const
