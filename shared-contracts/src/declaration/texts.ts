import { formatMoment } from '../dates'
import { formatGermanDate } from '../forms/rules'
import type { Cancellation, Declaration, Receipt } from './schema'

/** What the forms say about a field; API and page say the same. */
export const problemTexts = {
  missing: {
    name: 'Bitte geben Sie Ihren Namen an.',
    contract: 'Bitte geben Sie an, um welchen Vertrag es geht.',
    identity: 'Bitte geben Sie Anschrift oder Geburtsdatum an.',
    email: 'Bitte geben Sie an, wohin die Bestätigung gehen soll.',
    reason: 'Bitte nennen Sie den Grund. Bei einer außerordentlichen Kündigung ist er nötig.',
  },
  tooLong: (max: number) => `Bitte kürzen Sie den Text auf höchstens ${max.toLocaleString('de-DE')} Zeichen.`,
  email: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
  type: 'Bitte wählen Sie die Art der Kündigung.',
  endDate: 'Bitte geben Sie das Datum so an: TT.MM.JJJJ.',
}

export interface DeclarationRow {
  label: string
  text: string[]
}

const LABELS = {
  name: 'Name',
  identity: 'Anschrift oder Geburtsdatum',
  contract: 'Vertrag',
  email: 'E-Mail für die Bestätigung',
}

/**
 * The declaration in one sentence.
 * declaredSentence({kind: 'withdrawal', …}) → 'Hiermit widerrufe ich den unten genannten Vertrag.'
 */
export function declaredSentence(declaration: Declaration): string {
  if (declaration.kind === 'withdrawal') return 'Hiermit widerrufe ich den unten genannten Vertrag.'
  const { type, ...contents } = declaration.contents
  return type === 'ordinary'
    ? `Hiermit kündige ich den unten genannten Vertrag ordentlich ${wishedEnd(contents)}.`
    : `Hiermit kündige ich den unten genannten Vertrag außerordentlich aus wichtigem Grund ${wishedEnd(contents)}.`
}

/** wishedEnd({end_date: '2027-03-31'}) → 'zum 31.03.2027' */
const wishedEnd = ({ end_date }: Pick<Cancellation, 'end_date'>): string =>
  end_date === undefined ? 'zum nächstmöglichen Zeitpunkt' : `zum ${formatGermanDate(end_date)}`

/** What was declared, line by line, in the words of page, PDF and mail. */
export function declarationRows(declaration: Declaration): DeclarationRow[] {
  const row = (label: string, text: string): DeclarationRow => ({ label, text: text.split('\n') })
  const { name, contract, email } = declaration.contents
  if (declaration.kind === 'withdrawal')
    return [row(LABELS.name, name), row(LABELS.contract, contract), row(LABELS.email, email)]
  const { contents } = declaration
  return [
    row('Art der Kündigung', contents.type === 'ordinary' ? 'ordentlich' : 'außerordentlich'),
    ...(contents.reason === undefined ? [] : [row('Grund', contents.reason)]),
    row(LABELS.name, name),
    ...(contents.identity === undefined ? [] : [row(LABELS.identity, contents.identity)]),
    row(LABELS.contract, contract),
    row('Vertragsende', wishedEnd(contents)),
    row(LABELS.email, email),
  ]
}

/** All that a receipt says, whatever it is shown on. */
interface ReceiptText {
  title: string
  /** When it has come, and under which number. */
  received: DeclarationRow[]
  sentence: string
  rows: DeclarationRow[]
  next: string
}

const RECEIPT_TEXTS = {
  withdrawal: {
    title: 'Eingangsbestätigung: Widerruf',
    next: 'Wir prüfen Ihren Widerruf und melden uns, wie es weitergeht. Für die Frist zählt, wann Sie ihn abgesandt haben.',
  },
  cancellation: {
    title: 'Bestätigung: Kündigung',
    next: 'Wir ordnen Ihre Kündigung zu und nennen Ihnen den Tag, an dem der Vertrag endet.',
  },
} as const

/** receiptText(receipt).received[0] → {label: 'Eingegangen', text: ['27.11.2026, 12:00 Uhr']} (BGB §§ 312k(4), 356a(4)) */
export const receiptText = (receipt: Receipt): ReceiptText => ({
  ...RECEIPT_TEXTS[receipt.kind],
  received: [
    { label: 'Eingegangen', text: [formatMoment(receipt.received_at)] },
    { label: 'Eingangsnummer', text: [receipt.number] },
  ],
  sentence: declaredSentence(receipt),
  rows: declarationRows(receipt),
})
