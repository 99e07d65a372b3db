/** Texts of energy labels and product sheets; they come with the first one. */
export const energy = {
  of: (device: string) => `Energieeffizienzlabel für ${device}`,
  sheet: (device?: string) => (device ? `Produktdatenblatt für ${device}` : 'Produktdatenblatt'),
  openSheet: 'Produktdatenblatt in neuem Fenster öffnen (PDF)',
  values: 'Angaben des Labels',
} as const
