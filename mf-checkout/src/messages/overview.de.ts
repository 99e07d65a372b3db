import { AFTER_TERM, AT_END_OF_FOUR_WEEKS } from '@nimbus/shared-contracts/law'

/** The page that shows everything before the order. */
export const overview = {
  title: 'Prüfen und bestellen',
  description: 'Alle Angaben Ihrer Bestellung, die Vertragszusammenfassung und der Gesamtpreis.',
  edit: 'Ändern',
  yes: 'ja',
  no: 'nein',
  name: 'Name',
  address: 'Adresse',
  summaryHint: 'Bitte in Ruhe lesen. Laden Sie das Dokument herunter, um es zu behalten. Es wird Teil Ihres Vertrags.',
  pdf: 'PDF herunterladen',
  mail: 'Per E-Mail zusenden',
  mailing: 'E-Mail wird angefordert',
  mailed: (address: string): string => `Die Vertragszusammenfassung geht an ${address}.`,
  notMailed: 'Die E-Mail konnte nicht angefordert werden. Bitte versuchen Sie es noch einmal.',
  receiptLabel: 'Vertragszusammenfassung',
  receiptMissing: 'Bitte bestätigen Sie, dass Sie die Vertragszusammenfassung erhalten haben.',
  receivedLabel: 'Ich habe die Vertragszusammenfassung erhalten.',
  documents: 'Dokumente',
  toForm: 'Zu Ihren Angaben',
  withdrawal: 'Widerrufsbelehrung',
  productSheet: 'Produktinformationsblatt',
  information: 'Vorvertragliche Informationen',
  terms: 'AGB und Leistungsbeschreibung',
  privacy: 'Datenschutzhinweise',
  blockTitle: 'Das bestellen Sie',
  order: 'zahlungspflichtig bestellen',
  ordering: 'Bestellung wird gesendet',
  oneOff: 'Einmalig',
  stepParts: (tariff: string, device: string): string => `Tarif ${tariff}, Gerät ${device}`,
  fourWeekly: (monthly: string): string => `je 4 Wochen (entspricht ${monthly} im Monat)`,
  deviceTitle: 'Ihr Gerät',
  total: (months: number): string => `Gesamtpreis in ${months}\u00a0Monaten`,
  fibre: 'Glasfaser',
  dsl: 'DSL',
  speed: (direction: string, { max, normal, min }: { max: number; normal: number; min: number }): string =>
    `${direction} bis ${german(max)}\u00a0MBit/s (normalerweise ${german(normal)}, minimal ${german(min)})`,
  download: 'Download',
  upload: 'Upload',
  included: (name: string): string => `${name} inklusive.`,
  itemTerm: (months: number): string => (months === 1 ? 'monatlich kündbar' : `Mindestlaufzeit ${months} Monate`),
  termTitle: 'Laufzeit:',
  term: (months: number, end: string): string =>
    `${months} Monate ab Vertragsschluss, bei Vertragsschluss heute bis ${end}. ${AFTER_TERM}`,
  noTerm: `keine Mindestlaufzeit, ${AT_END_OF_FOUR_WEEKS} kündbar.`,
  noDuration: 'keine',
  durationTitle: 'Mindestdauer Ihrer Verpflichtungen:',
  duration: (months: number): string => `${months} Monate`,
  itemDuration: (name: string, months: number): string => `${name} ${months === 1 ? '1 Monat' : `${months} Monate`}`,
  vat: 'Alle Preise inklusive Mehrwertsteuer.',
} as const

/** german(2.4) → '2,4'; german(1000) → '1.000' */
function german(value: number): string {
  const [whole = '0', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}
