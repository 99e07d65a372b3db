export const text = {
  heading: 'Ihre Auswahl',
  empty: 'Noch nichts ausgewählt. Sobald Sie einen Tarif wählen, sehen Sie hier alle Kosten.',
  emptyVat: 'Alle Preise inklusive Mehrwertsteuer.',
}
