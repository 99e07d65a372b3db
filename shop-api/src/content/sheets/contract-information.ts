import { NEW_CUSTOMER_MONTHS, type ContractInformation, type ProductSheet } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import {
  COMPENSATION,
  HIGHER_OF_BOTH,
  OFFERED_TERM,
  WITHDRAWAL_TIME,
  WITHDRAWAL_TIME_IN_WORDS,
} from '@nimbus/shared-contracts/law'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import { AUTHORITY, REGISTER } from '../../kernel/company/facts'
import { productSheet } from './product-sheets'
import { sheetText } from '../facts/sheet-text'

type Section = ContractInformation['sections'][number]
type Row = Section['rows'][number]

const row = (label: string, ...values: string[]): Row => ({ label, values })

/**
 * What has to be said of an offer before the contract (TKG §§ 54, 55; EGBGB Art. 246a § 1; annex VIII of (EU) 2018/1972).
 * Numbers come from the catalogue, by way of the product information sheet, and from `shared-contracts/law`; undefined for
 * a tariff that isn't sold.
 */
export function contractInformation(catalogue: Catalogue, id: string): ContractInformation | undefined {
  const sheet = productSheet(catalogue, id)
  if (!sheet || sheet.withdrawn_on !== undefined) return undefined
  const { concrete_product_id, product_name } = sheet
  const shipping = formatEuro(cents(catalogue.data().catalogue.shipping))
  return {
    concrete_product_id,
    product_name,
    sections: [
      provider(),
      service(sheet),
      prices(sheet, shipping),
      delivery(sheet),
      term(sheet),
      withdrawal(),
      ...rights(sheet),
    ],
  }
}

/** The same as a document. */
export const printedInformation = ({ product_name, sections }: ContractInformation): PrintedDocument => ({
  title: `Vorvertragliche Informationen ${product_name}`,
  subtitle: 'nach § 55 TKG und Art. 246a EGBGB',
  blocks: sections.flatMap(({ title, rows }) => [
    { kind: 'heading', text: title } as const,
    { kind: 'rows', rows: rows.map(({ label, values }) => ({ label, text: values })) } as const,
  ]),
})

const isLandline = ({ technology }: ProductSheet): boolean => technology === 'FIBRE' || technology === 'DSL'

/** The facts of the sheet with these labels, as they stand there. */
const ofSheet = ({ rows }: ProductSheet, ...labels: string[]): Row[] =>
  rows.filter(({ label }) => labels.includes(label))

function provider(): Section {
  return {
    title: 'Wer wir sind',
    rows: [
      row('Anbieter', ...postalLines()),
      row('Vertreten durch', REGISTER.managers),
      row('Register', `${REGISTER.court}, ${REGISTER.number}`),
      row('Kontakt', `Telefon ${COMPANY.phone}`, COMPANY.email),
      row('Beschwerden', `Telefon ${COMPANY.phone}, ${COMPANY.email} oder per Post an die Anschrift oben.`),
      row('Aufsicht', `${AUTHORITY.name}, ${AUTHORITY.address}`),
    ],
  }
}

function service(sheet: ProductSheet): Section {
  return {
    title: 'Was Sie erhalten',
    rows: [
      ...ofSheet(
        sheet,
        sheetText.product,
        sheetText.accessServices,
        sheetText.download,
        sheetText.upload,
        sheetText.volumeLimit,
      ),
      row(
        'Wenn die Geschwindigkeit nicht stimmt',
        'Weicht sie erheblich, anhaltend oder regelmäßig ab, dürfen Sie den Preis mindern oder ohne Frist kündigen (§ 57 TKG). Messen können Sie mit breitbandmessung.de.',
      ),
      row(
        'Endgeräte',
        isLandline(sheet)
          ? 'Sie wählen Router und andere Geräte frei; Zugangsdaten erhalten Sie unaufgefordert und kostenlos. Voraussetzung ist ein Gerät, das die Technik Ihres Anschlusses unterstützt.'
          : 'Sie wählen Ihr Gerät frei. Voraussetzung ist ein Mobilfunkgerät ohne Netzsperre, für eine eSIM eines, das eSIM unterstützt.',
      ),
      row(
        'Notruf',
        isLandline(sheet)
          ? '110 und 112 erreichen Sie kostenlos, solange Ihr Anschluss Strom hat. Ihr Standort wird dabei aus der Anschlussadresse ermittelt.'
          : '110 und 112 erreichen Sie kostenlos. Ihr Standort wird dabei aus dem Mobilfunknetz und, wo möglich, vom Gerät ermittelt.',
      ),
      row(
        'Sicherheit',
        'Bei Angriffen auf das Netz oder Schwachstellen sperren wir betroffene Dienste, soweit nötig, beseitigen die Ursache und informieren Sie, wenn Sie etwas tun können.',
      ),
    ],
  }
}

function prices(sheet: ProductSheet, shipping: string): Section {
  return {
    title: 'Preise und Zahlung',
    rows: [
      ...ofSheet(sheet, sheetText.monthly, sheetText.fourWeekly, sheetText.usage, sheetText.oneOff),
      row('Mehrwertsteuer', 'In allen Preisen enthalten.'),
      row('Versand', `${shipping} je Bestellung, nur wenn ein Gerät versandt wird.`),
      row(
        'Zahlung',
        sheet.technology === 'PREPAID'
          ? 'Alle 4\u00a0Wochen im Voraus, per SEPA-Lastschrift oder Überweisung auf Ihr Guthabenkonto, beides ohne Aufpreis.'
          : 'Monatlich ab der Bereitstellung, per SEPA-Lastschrift oder Überweisung nach Rechnung, beides ohne Aufpreis. Die Rechnung ist online und auf Papier kostenlos.',
      ),
      row('Kaution', 'Wir verlangen weder Kaution noch Anzahlung.'),
      row(
        'Neukunden',
        `Neukunde ist, wer in den letzten ${NEW_CUSTOMER_MONTHS} Monaten keinen Anschluss bei uns hatte. Startpreise gelten für die genannten Monate.`,
      ),
    ],
  }
}

function delivery(sheet: ProductSheet): Section {
  return {
    title: 'Lieferung und Bereitstellung',
    rows: [
      row('Liefergebiet', 'Deutschland.'),
      row(
        'Bereitstellung',
        isLandline(sheet)
          ? 'Zum gewünschten Termin, sonst so bald wie möglich; den Tag nennen wir in der Auftragsbestätigung. Ist Glasfaser an Ihrer Adresse erst geplant, nennen wir den geplanten Monat vor der Bestellung.'
          : 'Eine eSIM nach Vertragsschluss sofort, eine SIM-Karte nach ihrer Lieferung. Prepaid schalten wir frei, sobald Ihre Identität geprüft ist.',
      ),
      row('Vor Ende der Widerrufsfrist', 'Beginnen wir nur, wenn Sie das ausdrücklich verlangen.'),
      row('Geräte', 'Den Lieferzeitraum nennen wir bei jedem Gerät und vor der Bestellung.'),
    ],
  }
}

function term(sheet: ProductSheet): Section {
  const facts = ofSheet(sheet, sheetText.termLabel, sheetText.renewal, sheetText.termination)
  return {
    title: 'Laufzeit und Kündigung',
    rows:
      sheet.contract_term === 0
        ? facts
        : [
            ...facts,
            row('Beginn', 'Die Mindestlaufzeit beginnt mit dem Vertragsschluss.'),
            row(
              'Kürzere Laufzeit',
              `Diesen Tarif gibt es auch mit höchstens ${OFFERED_TERM} Monaten Mindestlaufzeit (§ 56 TKG).`,
            ),
            row(
              'Vorzeitiges Ende',
              'Endet der Vertrag vorzeitig aus einem Grund, den das Gesetz nennt, zahlen Sie höchstens den Restwert von Geräten, die Sie behalten (§ 56 TKG).',
            ),
          ],
  }
}

function withdrawal(): Section {
  return {
    title: 'Widerrufsrecht',
    rows: [
      row(
        'Frist',
        `${WITHDRAWAL_TIME} (${WITHDRAWAL_TIME_IN_WORDS}) ab Vertragsschluss, bei Geräten ab dem Tag, an dem Sie das letzte erhalten, ohne Angabe von Gründen.`,
      ),
      row(
        'So widerrufen Sie',
        `Auf jeder Seite über „Vertrag widerrufen“, per E-Mail an ${COMPANY.withdrawalEmail} oder per Post. Widerrufsbelehrung und Muster-Formular erhalten Sie vor der Bestellung und mit der Auftragsbestätigung.`,
      ),
      row(
        'Kosten',
        'Die Rücksendung von Geräten zahlen wir. Haben Sie den Beginn vor Ende der Frist verlangt, zahlen Sie die bis zum Widerruf erbrachte Leistung anteilig.',
      ),
    ],
  }
}

function rights(sheet: ProductSheet): Section[] {
  return [
    {
      title: 'Störungen, Entschädigung und Haftung',
      rows: [
        row(
          'Vollständiger Ausfall',
          'Eine Störung beseitigen wir unverzüglich und kostenlos.',
          `Am dritten und vierten Tag nach Ihrer Meldung ${COMPENSATION.outageEarly} je Tag, ab dem fünften ${COMPENSATION.outageLate} je Tag, ${HIGHER_OF_BOTH} (§ 58 TKG).`,
        ),
        row('Versäumter Termin', `${COMPENSATION.appointment}, ${HIGHER_OF_BOTH} (§ 58 TKG).`),
        row(
          'Anbieterwechsel',
          `Ist der Dienst länger als einen Arbeitstag unterbrochen, für jeden weiteren Arbeitstag ${COMPENSATION.switch}, ${HIGHER_OF_BOTH}; für jeden Tag, an dem Ihre Rufnummer zu spät kommt, ${COMPENSATION.porting} (§ 59 TKG).`,
        ),
        row('Gewährleistung', 'Für Geräte gilt das gesetzliche Mängelrecht, zwei Jahre ab Lieferung.'),
        row(
          'Garantien',
          'Wir geben keine. Eine Garantie des Herstellers steht beim Gerät und schränkt Ihre gesetzlichen Rechte nicht ein.',
        ),
        row(
          'Haftung',
          'Unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit, sonst begrenzt nach den Geschäftsbedingungen und § 70 TKG.',
        ),
      ],
    },
    {
      title: 'Wechsel, Streit und barrierefreie Form',
      rows: [
        row(
          'Rufnummern',
          `Ihre ${isLandline(sheet) ? 'Rufnummern nehmen Sie' : 'Rufnummer nehmen Sie'} kostenlos mit, bis einen Monat nach Vertragsende auch nachträglich.`,
        ),
        row(
          'Schlichtung',
          `Schlichtungsstelle Telekommunikation der Bundesnetzagentur, ${AUTHORITY.address} (§ 68 TKG). An ihren Verfahren nehmen wir teil.`,
        ),
        row(
          'Persönliche Angaben',
          'Name, Anschrift, Geburtsdatum und Kontaktdaten brauchen wir für den Vertrag (§ 172 TKG). Was wir damit tun, steht in den Datenschutzhinweisen.',
        ),
        row(
          'Barrierefreie Form',
          `Dieses Dokument erhalten Sie auf Wunsch kostenlos in einer für Sie zugänglichen Form, etwa in großer Schrift: ${COMPANY.email}, Telefon ${COMPANY.phone}.`,
        ),
        row(
          'Sprache',
          'Vertrag und Kundendienst sind auf Deutsch. Den Vertragstext speichern wir und senden ihn mit der Auftragsbestätigung.',
        ),
      ],
    },
  ]
}
