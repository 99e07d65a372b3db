import { formatGermanDate, formatMoment, isoDay } from '../dates'
import { formatNumber } from '../numbers'
import type { Declaration, Receipt } from './schema'

/** What the forms say about a field; API and page say the same. */
export const problemTexts = {
  missing: {
    name: 'Bitte geben Sie Ihren Namen an.',
    contract: 'Bitte geben Sie an, um welchen Vertrag es geht.',
    identity: 'Bitte geben Sie Anschrift oder Geburtsdatum an.',
    email: 'Bitte geben Sie an, wohin die Bestätigung gehen soll.',
    reason: 'Bitte nennen Sie den Grund. Bei einer außerordentlichen Kündigung ist er nötig.',
  },
  tooLong: (max: number) => `Bitte kürzen Sie den Text auf höchstens ${formatNumber(max)} Zeichen.`,
  email: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
  type: 'Bitte wählen Sie die Art der Kündigung.',
  endDate: 'Bitte geben Sie das Datum so an: TT.MM.JJJJ.',
  noDay: 'Diesen Tag gibt es nicht. Bitte prüfen Sie das Datum.',
  endYear: 'Bitte prüfen Sie das Jahr.',
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
export function declaredSentence(declaration: Declaration | Receipt): string {
  if (declaration.kind === 'withdrawal') return 'Hiermit widerrufe ich den unten genannten Vertrag.'
  const end = wishedEnd(declaration)
  return declaration.contents.type === 'ordinary'
    ? `Hiermit kündige ich den unten genannten Vertrag ordentlich ${end}.`
    : `Hiermit kündige ich den unten genannten Vertrag außerordentlich aus wichtigem Grund ${end}.`
}

type CancellationOf<T> = Extract<T, { kind: 'cancellation' }>
type Cancelled = CancellationOf<Declaration> | CancellationOf<Receipt>

/** wishedEnd({contents: {end_date: '2027-03-31', …}}) → 'zum 31.03.2027' */
function wishedEnd(declaration: Cancelled): string {
  const { end_date } = declaration.contents
  return end_date === undefined || isPast(declaration)
    ? 'zum nächstmöglichen Zeitpunkt'
    : `zum ${formatGermanDate(end_date)}`
}

/** Nobody can end a contract on a day that was over when the cancellation came. */
function isPast(declaration: Cancelled): boolean {
  const { end_date } = declaration.contents
  return end_date !== undefined && 'received_at' in declaration && end_date < isoDay(declaration.received_at)
}

/** The wished end, with why it is not the one that was typed. */
const endLines = (declaration: Cancelled): string[] => [
  wishedEnd(declaration),
  ...(isPast(declaration) ? [pastEnd(declaration.contents.end_date ?? '')] : []),
]

/** pastEnd('2026-11-01') → 'Ihr Wunschtermin 01.11.2026 lag bei …' */
const pastEnd = (day: string): string =>
  `Ihr Wunschtermin ${formatGermanDate(day)} lag bei Eingang der Kündigung schon in der Vergangenheit. Wir beenden den Vertrag deshalb zum nächstmöglichen Zeitpunkt.`

/** What was declared, line by line, in the words of page, PDF and mail. */
export function declarationRows(declaration: Declaration | Receipt): DeclarationRow[] {
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
    { label: 'Vertragsende', text: endLines(declaration) },
    row(LABELS.email, email),
  ]
}

/** That a declaration has come, without what it says. */
interface ReceivedText {
  title: string
  /** When it has come, and under which number. */
  received: DeclarationRow[]
  next: string
}

/** All that a receipt says, whatever it is shown on. */
interface ReceiptText extends ReceivedText {
  sentence: string
  rows: DeclarationRow[]
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

/** receivedText(receipt).received[0] → {label: 'Eingegangen', text: ['27.11.2026, 12:00 Uhr']} */
export const receivedText = (receipt: Pick<Receipt, 'kind' | 'number' | 'received_at'>): ReceivedText => ({
  ...RECEIPT_TEXTS[receipt.kind],
  received: [
    { label: 'Eingegangen', text: [formatMoment(receipt.received_at)] },
    { label: 'Eingangsnummer', text: [receipt.number] },
  ],
})

/** receiptText(receipt).sentence → 'Hiermit widerrufe ich den unten genannten Vertrag.' (BGB §§ 312k(4), 356a(4)) */
export const receiptText = (receipt: Receipt): ReceiptText => ({
  ...receivedText(receipt),
  sentence: declaredSentence(receipt),
  rows: declarationRows(receipt),
})
