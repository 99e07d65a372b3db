export const chooseOffer = {
  landline: 'Adresse prüfen und auswählen',
  device: 'Zum Gerät',
  of: (name: string) => `: ${name}`,
  chosenNow: (name: string) => `${name} ist ausgewählt.`,
} as const
