const LIFETIME = 'Er gilt 24 Stunden und lässt sich einmal öffnen.'

/** Texts of "Später weitermachen". */
export const resume = {
  title: 'Später weitermachen',
  description: 'Ihre Bestellung später oder auf einem anderen Gerät fortsetzen.',
  noIban:
    'Ihre IBAN nehmen wir aus Sicherheitsgründen nicht mit. Bitte geben Sie sie im Schritt „Zahlung“ neu ein, mit dem Lastschriftmandat.',
  emptyTitle: 'Keine offene Bestellung',
  emptyText: 'Im Warenkorb liegt noch kein Tarif. Wählen Sie zuerst einen aus, dann können Sie später weitermachen.',
  toStart: 'Zur Startseite',

  here: {
    title: 'Auf diesem Gerät',
    text: 'Warenkorb und Angaben bleiben in diesem Fenster, bis Sie es schließen.',
    action: 'Bestellung fortsetzen',
    busy: 'Bestellung wird vorbereitet',
  },

  elsewhere: {
    title: 'Auf einem anderen Gerät',
    text: `Mit einem Link geht es dort weiter, wo Sie jetzt sind. ${LIFETIME} Danach löschen wir, was wir dafür gespeichert haben.`,
    email: 'E-Mail-Adresse für den Link',
    emailRequired: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    send: 'Link per E-Mail senden',
    sending: 'Link wird gesendet',
    sentTitle: 'Der Link ist unterwegs',
    sent: (email: string, until: string): string => `Wir senden ihn an ${email}. Er gilt bis ${until}.`,
    showCode: 'QR-Code anzeigen',
    making: 'QR-Code wird erstellt',
    codeTitle: 'Scannen Sie diesen Code',
    codeLabel: 'QR-Code mit dem Link zu Ihrer Bestellung',
    code: (until: string): string =>
      `Scannen Sie ihn mit der Kamera des anderen Geräts. Der Code gilt bis ${until} und nur einmal.`,
    copy: 'Oder öffnen Sie dort diesen Link:',
    failed: 'Der Link konnte nicht erstellt werden',
    failedText: 'Bitte versuchen Sie es erneut. Ihre Angaben sind noch da.',
  },

  claim: {
    title: 'Bestellung fortsetzen',
    text: 'Auf diesem Gerät geht es mit dem Warenkorb und den Angaben des anderen Geräts weiter. Auf dem anderen Gerät wird die Bestellung damit beendet.',
    once: 'Der Link lässt sich nur einmal öffnen. Setzen Sie also dort fort, wo Sie bestellen möchten.',
    action: 'Jetzt fortsetzen',
    busy: 'Bestellung wird geöffnet',
    cartTitle: 'In Ihrem Warenkorb liegt schon etwas',
    cartText: (names: string): string => `${names}. Wenn Sie fortsetzen, wird Ihr Warenkorb ersetzt.`,
    replace: 'Warenkorb ersetzen und fortsetzen',
    keep: 'Warenkorb behalten',
    failed: 'Die Bestellung konnte nicht fortgesetzt werden',
    failedText: 'Bitte versuchen Sie es erneut.',
    toCart: 'Zum Warenkorb',
  },
} as const
