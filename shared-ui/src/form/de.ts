/** What every form says that its server doesn't. */
export const de = {
  select: 'Bitte wählen',
  optional: ' (freiwillig)',
  noStatement: 'keine Angabe',
  address: 'Adresse',
  changeAddress: 'Adresse ändern',
  otherChoices: 'Weitere Möglichkeiten werden angezeigt.',
  noOtherChoices: 'Andere Möglichkeiten konnten nicht geladen werden.',
  loadingChoices: 'Wird geladen',
  ibanValid: 'Die IBAN ist gültig.',
  remove: (label: string, number: number): string => `${label} ${number} entfernen`,
  noSuggestions: 'Keine Vorschläge. Ihre Eingabe wird übernommen.',
  item: (label: string, number: number): string => `${label} ${number}`,
  newTab: ' (öffnet in einem neuen Tab)',
  retry: 'Erneut versuchen',
}
