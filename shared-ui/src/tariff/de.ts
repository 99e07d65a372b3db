/** What customers read of any tariff, landline or mobile. */
export const text = {
  choose: 'Auswählen',
  chosen: 'Ausgewählt',
  choosing: 'Wird ausgewählt',
  details: 'Tarifdetails',
  detailsOf: (name: string) => ` zu ${name}`,
  detailsTitle: (name: string) => `Tarifdetails ${name}`,
  allDetails: 'Alle Tarifdetails',
  productSheet: 'Produktinformationsblatt',
  information: 'Vorvertragliche Informationen',
  compare: 'Vergleichen',
  compareChosen: 'Auswahl vergleichen',
  footnoteAbout: (name: string) => `Bedingungen ${name}`,
  prices: 'Preise',
  term: 'Laufzeit',
  conditions: 'Voraussetzungen',
  close: 'Schließen',
  notOrderable: 'Dieser Tarif kann gerade nicht ausgewählt werden',
  notOrderableText: 'Bitte versuchen Sie es in einem Moment erneut.',
  categories: 'Tarifarten',
  otherArea: {
    title: 'Warenkorb ersetzen?',
    body: (current: string, next: string) =>
      `In Ihrem Warenkorb liegt ${current}. Mobilfunk und Festnetz können nicht zusammen bestellt werden. Möchten Sie den Warenkorb leeren und ${next} auswählen?`,
    yes: 'Warenkorb leeren und auswählen',
    no: 'Warenkorb behalten',
  },
} as const
