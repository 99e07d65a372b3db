/** Texts of toasts that few ever see; they come with the first one. */
export const notices = {
  nothingKept: {
    title: 'Ihr Browser speichert hier nichts',
    message: 'Sie können bestellen. Wenn Sie die Seite neu laden oder schließen, sind Warenkorb und Angaben verloren.',
  },
  notTaken: {
    title: 'Änderung nicht übernommen',
    message:
      'Warenkorb und Angaben sind, wie sie waren. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  notAllRead: {
    title: 'Nicht alles war noch lesbar',
    message: 'Etwas von dem, was Ihr Browser gespeichert hatte, fehlt. Bitte prüfen Sie Warenkorb und Angaben.',
  },
  continueOrder: {
    title: 'Ihre Bestellung ist noch da',
    message: 'Warenkorb und Angaben sind erhalten. Die IBAN geben Sie bitte neu ein.',
    action: 'Bestellung fortsetzen',
  },
} as const
