/** Invented register data of the invented company. */
export const REGISTER = {
  court: 'Amtsgericht Köln',
  number: 'HRB 00000 (Musterangabe)',
  vatId: 'DE000000000 (Musterangabe)',
  managers: 'Dr. Henrike Abendroth, Tillmann Quast',
} as const

export const AUTHORITY = {
  name: 'Bundesnetzagentur für Elektrizität, Gas, Telekommunikation, Post und Eisenbahnen',
  address: 'Tulpenfeld 4, 53113 Bonn',
} as const
