/** Texts that no browser has before it shows them: those of the server's pages and of chunks that come late. */
export const seldom = {
  noScript:
    '<p class="wrap section">Diese Seite braucht gerade JavaScript. Bitte versuchen Sie es in einem Moment erneut.</p>',
  readOnly:
    '<p class="wrap small unscripted">Ohne JavaScript können Sie hier alles lesen. Um zu wählen und zu bestellen, schalten Sie es bitte ein.</p>',
  illustration: 'Ein Haus im Nebel, das Empfang sucht',
  areas: 'Internet, Mobilfunk und Geräte von Nimbus',
} as const
