/**
 * The provider as imprint, contract summary, product sheets, withdrawal and structured data name it. Invented; the domain
 * is reserved (RFC 2606), the number is one of those that the Bundesnetzagentur keeps free for fiction.
 */
export const COMPANY = {
  brand: 'Nimbus',
  name: 'Nimbus Telekommunikation GmbH',
  street: 'Am Morgenlicht 12',
  zipcode: '50667',
  city: 'Köln',
  email: 'service@nimbus.example',
  withdrawalEmail: 'widerruf@nimbus.example',
  cancellationEmail: 'kuendigung@nimbus.example',
  phone: '0221 4710-120',
  /** When somebody answers the phone. */
  hours: 'Montag bis Samstag, 8 bis 20\u00a0Uhr',
} as const

/** The address as the lines of a letter. postalLines()[2] → '50667 Köln' */
export const postalLines = (): string[] => [COMPANY.name, COMPANY.street, `${COMPANY.zipcode} ${COMPANY.city}`]

/** The address that calls the company. phoneLink() → 'tel:+492214710120' */
export const phoneLink = (): string => `tel:+49${COMPANY.phone.replace(/^0|\D/g, '')}`
