import { ELIGIBILITY_TEXT, regularPriceText } from '@nimbus/shared-contracts/eligibility'
import type { Technology, Tv } from '@nimbus/shared-contracts/catalogue'
import type { PriceStep } from '@nimbus/shared-contracts/money'
import { monthsText, PLANNED_PAYMENT, PLANNED_TERM, stepMonths, TV_NAME } from '@nimbus/shared-contracts/wording'

export const tariffPage = {
  tv: 'Fernsehen dazu?',
  term: 'Laufzeit',
  fibreTiles: 'Glasfaser-Tarife',
  dslTiles: 'DSL-Tarife',
  download: 'Download bis',
  upload: 'Upload bis',
  usually: (rate: string) => `Normalerweise ${rate} im Download`,
  promotionUntil: (day: string) => `Aktion bis ${day}`,
  footnoteAbout: (name: string) => `Bedingungen ${name}`,
  atAddress: 'An Ihrer Adresse',
  available: 'verfügbar',
  unavailable: 'Hier nicht verfügbar',
  possibleHere: (name: string) => `Möglich an Ihrer Adresse: ${name}`,
  nothingPossibleHere: 'Aus dieser Tarifgruppe ist an Ihrer Adresse kein Tarif verfügbar.',
  show: (name: string) => `${name} ansehen`,
  showAll: 'Alle Tarife ansehen',
  pricesNow: (choice: string, term: string) =>
    `Alle Preise und Geschwindigkeiten gelten jetzt für: ${choice}, ${term}.`,
  chosenNow: (name: string) => `${name} ist ausgewählt.`,
  toOptions: 'Weiter zu Optionen',
  toHardware: 'Weiter zu Hardware',
  toCart: 'Zum Warenkorb',
  tvIncluded: (tv: string) => `Nimbus TV ${tv} inklusive`,
  ownRouter: 'Eigener Router? Gern.',
  ownRouterText: 'Sie können jedes passende Gerät anschließen. Die Zugangsdaten erhalten Sie kostenlos.',
  showHardware: 'Hardware ansehen',
  dropped: (names: string) => `Mit dem neuen Tarif entfällt: ${names}.`,
}

export const matrix = {
  title: 'Alle Monatspreise im Vergleich',
  caption: (term: number, hasStartPrice: boolean) =>
    `Preis je Monat${hasStartPrice ? ' nach der Startphase' : ''}, mit ${monthsText(term, 'dative')} Mindestlaufzeit`,
  speed: 'Tarif',
  young: (months: { from: number; till: number } | undefined) =>
    months ? `Young ${stepMonths(months, 'label')}` : 'Young',
  none: 'nicht im Angebot',
}

const PLANNED_START_PRICE = {
  other: 'gilt ein anderer Startpreis.',
  none: 'gilt kein Startpreis.',
  same: 'gilt:',
}

interface TelevisionForFree {
  technology: Technology
  tv: Tv
  months: Pick<PriceStep, 'from' | 'till'>
  terms?: readonly number[]
  isForPlanned: boolean
}

export const note = {
  promotion: (day: string) => `Startpreis gültig bis ${day}. ${ELIGIBILITY_TEXT.newBroadband}`,
  freeTelevision: ({ technology, tv, months, terms, isForPlanned }: TelevisionForFree) =>
    [
      `Mit ${{ FIBRE: 'Glasfaser', DSL: 'DSL' }[technology]} und ${TV_NAME[tv]} gilt ${stepMonths(months, 'sentence')} der Preis ohne TV`,
      terms && `bei ${terms.map((term) => monthsText(term, 'dative')).join(' oder ')} Laufzeit`,
      !isForPlanned && 'nicht, wenn der Ausbau erst geplant ist',
    ]
      .filter(Boolean)
      .join(', ') + '.',
  young: (from: number) => `Young-Tarife: ${regularPriceText(from)}`,
  noStartPrice: (term: number) => `Tarife mit ${monthsText(term, 'dative')} Laufzeit haben keinen Startpreis.`,
  prices:
    'Alle Preise inklusive Mehrwertsteuer. Versand fällt nur an, wenn Sie ein Gerät dazunehmen; er steht beim Gerät und im Warenkorb.',
  planned: (startPrice: 'other' | 'none' | 'same') =>
    `Ist Glasfaser an Ihrer Adresse erst geplant, ${PLANNED_START_PRICE[startPrice]} ${PLANNED_TERM} ${PLANNED_PAYMENT}`,
}

export const details = {
  speeds: 'Geschwindigkeiten',
  direction: 'Richtung',
  down: 'Download',
  up: 'Upload',
  min: 'Minimal',
  normal: 'Normalerweise',
  max: 'Maximal',
}

export const alternative = {
  title: (name: string) => `${name} in Ihrer Auswahl ist dort nicht möglich.`,
  take: (name: string) => `${name} auswählen`,
  here: (name: string, price: string, hasStartPrice: boolean) =>
    `Möglich ist ${name} für ${price} je Monat${hasStartPrice ? ' nach der Startphase' : ''}.`,
  none: 'Andere Tarife finden Sie in der Übersicht.',
}
