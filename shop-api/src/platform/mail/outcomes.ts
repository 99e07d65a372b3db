/** What an order comes to other than its contract, as the mail says it; the status page promises to send it. */
export const OUTCOMES = {
  rejected: {
    title: 'Wir können Ihre Bestellung nicht annehmen',
    text: 'leider können wir Ihre Bestellung nicht annehmen. Ein Vertrag ist nicht zustande gekommen, und es entstehen Ihnen keine Kosten. Wenn Sie den Grund wissen möchten, schreiben Sie uns oder rufen Sie an.',
  },
  cancelled: {
    title: 'Ihr Auftrag ist storniert',
    text: 'Ihr Auftrag ist storniert. Wir führen ihn nicht weiter aus.',
  },
  failed: {
    title: 'Ihr Auftrag lässt sich nicht ausführen',
    text: 'wir können den Dienst bei Ihnen leider nicht einrichten und führen Ihren Auftrag nicht weiter aus. Bitte melden Sie sich bei uns, dann suchen wir mit Ihnen nach einer Lösung.',
  },
  'cancellation-accepted': {
    title: 'Ihr Auftrag wird storniert',
    text: 'wir haben die Stornierung geprüft und stimmen ihr zu. Ihr Auftrag wird jetzt abgewickelt. Haben Sie schon ein Gerät erhalten, senden Sie es uns bitte zurück.',
  },
  'cancellation-refused': {
    title: 'Ihr Auftrag läuft weiter',
    text: 'wir haben die Stornierung geprüft und können ihr nicht zustimmen. Ihr Auftrag läuft weiter. Ihr Recht, den Vertrag zu widerrufen oder zu kündigen, bleibt davon unberührt.',
  },
}
export type Outcome = keyof typeof OUTCOMES

/** isOutcome('cancelled') → true, isOutcome('held') → false */
export const isOutcome = (kind: string): kind is Outcome => Object.hasOwn(OUTCOMES, kind)
