import { NEW_CUSTOMER_MONTHS, type Option, type Tariff } from '../catalogue'
import { ADULT_AGE, YOUNG_AGE_MAX } from '../forms/rules'
import { eligibilityOf, type Eligibility } from './eligibility'
import { regularPriceFrom } from './eligibility'

/** Whom Young tariffs are for (PROD-8), as it is said after "für". */
export const YOUNG_PERSONS = `Personen von ${ADULT_AGE} bis ${YOUNG_AGE_MAX} Jahren`

/** newCustomerText('Breitbandanschluss') → 'Für Neukunden, die in den letzten 3 Monaten keinen Breitbandanschluss …' */
const newCustomerText = (line: string): string =>
  `Für Neukunden, die in den letzten ${NEW_CUSTOMER_MONTHS} Monaten keinen ${line} bei Nimbus hatten.`

export const ELIGIBILITY_TEXT: Record<Eligibility, string> = {
  young: `Für ${YOUNG_PERSONS}, ein Vertrag je Person.`,
  newBroadband: newCustomerText('Breitbandanschluss'),
  newCustomer: newCustomerText('Anschluss'),
  identity: 'Vor der Freischaltung prüfen wir Ihre Identität (§ 172 TKG).',
  fibreHouse:
    'Glasfaser setzt einen Glasfaser-Hausanschluss voraus. Bei verbindlicher Buchung legen wir ihn kostenlos, wenn Anschluss- und Gebäudeadresse gleich sind.',
  fibreOwner:
    'Nötig sind das Einverständnis der Eigentümer oder der Hausverwaltung und die abschließende Ausbauprüfung.',
  stream:
    'Streamingdienste setzen einen Wohnsitz in Deutschland, eine Registrierung und die Zustimmung zu deren Bedingungen voraus.',
}

/** regularPriceText(25) → 'Ab Monat 25 gilt der reguläre Preis.' */
export const regularPriceText = (from: number): string => `Ab Monat ${from} gilt der reguläre Preis.`

/** A sentence for each of `eligibilityOf`; that of a Young tariff says until when. */
export function eligibilityTexts(tariff: Tariff, options: readonly Pick<Option, 'grouping_id'>[] = []): string[] {
  const from = regularPriceFrom([tariff])
  return eligibilityOf(tariff, options).map((condition) =>
    condition === 'young' && from !== undefined
      ? `${ELIGIBILITY_TEXT.young} ${regularPriceText(from)}`
      : ELIGIBILITY_TEXT[condition],
  )
}
