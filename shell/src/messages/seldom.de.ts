/** Texts that no browser has before it shows them: those of the server's pages and of chunks that come late. */
export const seldom = {
  noScript:
    '<p class="wrap section">Diese Seite lässt sich gerade nur mit JavaScript anzeigen. Bitte versuchen Sie es gleich noch einmal.</p>',
  needsScripts: 'Verfügbarkeitsprüfung, Warenkorb und Bestellung brauchen JavaScript. Bitte schalten Sie es dafür ein.',
  illustration: 'Ein Haus im Nebel, das Empfang sucht',
  areas: 'Internet, Mobilfunk und Geräte von Nimbus',
  noFootnote: 'Footnote konnte nicht gefunden werden:',
} as const
