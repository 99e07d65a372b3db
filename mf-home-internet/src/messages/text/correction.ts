/** What is asked about an address in doubt; it comes with that form. */
export const correction = {
  confirm: (label: string) => `Bitte ${label} bestätigen`,
  doubt: (value: string) => `Wir haben „${value}“ nicht eindeutig gefunden. Bitte wählen Sie aus der Liste.`,
  whichSuffix: (known: string) => `Welcher Zusatz? Es gibt ${known}.`,
  zipMismatch: 'Postleitzahl, Ort und Straße passen nicht zusammen. Bitte wählen Sie aus der Liste.',
  choose: 'Bitte wählen Sie aus der Liste.',
  confirmUnit: 'Bitte Wohnung auswählen',
  severalUnits: 'An dieser Adresse gibt es mehrere Anschlüsse. Bitte wählen Sie Ihren.',
  ownInput: (value: string) => `Meine Eingabe war richtig: ${value}`,
  back: 'Eingaben ändern',
  unit: 'Wohnung',
}
