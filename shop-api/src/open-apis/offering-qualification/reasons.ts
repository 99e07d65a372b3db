import type { Obstacle } from '../../qualification/availability/available-products'

/** Why an offering can't be had at an address; the first ones say that it is no question of the line. */
export type ReasonCode = 'NO_TARIFF' | 'NOT_COVERED' | Obstacle

/** The EligibilityUnavailabilityReason of TMF679. */
export interface Reason {
  code: ReasonCode
  label: string
}

const LABELS: Readonly<Record<ReasonCode, string>> = {
  NO_TARIFF: 'Nur Tarife werden an einer Adresse geprüft',
  NOT_ON_SALE: 'Diesen Tarif gibt es nicht zu kaufen',
  NOT_COVERED: 'An dieser Adresse bieten wir noch keinen Anschluss',
  NO_FIBRE: 'An dieser Adresse gibt es keine Glasfaser',
  FIBRE_PLANNED: 'Glasfaser ist an dieser Adresse geplant',
  FIBRE_BUILT: 'Glasfaser liegt an dieser Adresse schon',
  NO_DSL: 'An dieser Adresse gibt es kein DSL',
  LINE_TOO_SLOW: 'Der Anschluss an dieser Adresse ist dafür zu langsam',
  REGIO_ONLY: 'An dieser Adresse gibt es DSL als Regio-Tarif',
  NOT_REGIO: 'Regio-Tarife gibt es nur in bestimmten Regionen',
}

/** reasonFor('NO_FIBRE') → {code: 'NO_FIBRE', label: 'An dieser Adresse gibt es keine Glasfaser'} */
export const reasonFor = (code: ReasonCode): Reason => ({ code, label: LABELS[code] })
