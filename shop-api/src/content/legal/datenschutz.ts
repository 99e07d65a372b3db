import { AVAILABILITY_KEY } from '@nimbus/shared-contracts/availability'
import { CART_KEY } from '@nimbus/shared-contracts/cart'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { FORM_KEY } from '@nimbus/shared-contracts/forms'
import { ORDER_KEY } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { DRAFT_HOURS, LETTER_YEARS, MAIL_DAYS, VOUCHER_YEARS } from '../../kernel/dates/periods'
import { addressLine, mailTo } from '../../kernel/company/facts'
import { a, h3, p, section, table, ul, type LegalText } from '../../kernel/company/legal-text'

const TAB = 'bis Sie den Tab schließen'

/** What the shop keeps in a browser, by name; a test holds it against the code. */
const STORED: readonly [name: string, purpose: string, kept: string][] = [
  [
    'token, token_expires (Cookies)',
    'anonyme Sitzung, ohne die der Shop keine Bestellung annehmen kann',
    'höchstens 24 Stunden',
  ],
  [`${CART_KEY} (Sitzungsspeicher)`, 'Ihr Warenkorb', `${TAB} oder bestellt haben`],
  [
    `${AVAILABILITY_KEY} (Sitzungsspeicher)`,
    'geprüfte Adresse und Ergebnis der Verfügbarkeitsprüfung',
    `${TAB} oder bestellt haben`,
  ],
  [`${FORM_KEY} (Sitzungsspeicher)`, 'Ihre Eingaben im Bestellformular, nie eine IBAN', `${TAB} oder bestellt haben`],
  [`${ORDER_KEY} (Sitzungsspeicher)`, 'Stand Ihrer Bestellung und ihr Ergebnis', TAB],
  ['nimbus-l (Sitzungsspeicher)', 'die zuletzt besuchte Seite des Shops, damit Sie dorthin zurückkommen', TAB],
  [
    'nimbus-r (Sitzungsspeicher)',
    'Nummer, Zeitpunkt und Adresse der Bestätigung eines Widerrufs oder einer Kündigung, damit Sie sie auch nach dem Neuladen sehen',
    TAB,
  ],
  ['nimbus-b (Sitzungsspeicher)', 'dass die Seite wegen einer neuen Version schon neu geladen wurde', TAB],
  [
    'nimbus-t (Sitzungsspeicher)',
    'über welche Werbung Sie kamen, nur mit Ihrer Einwilligung',
    `${TAB} oder bestellt haben`,
  ],
  [
    'nimbus-sent (lokaler Speicher)',
    'Nummern abgesandter Bestellungen, ihre Produkte und die Adresse des Anschlusses, damit nichts doppelt bestellt wird',
    '24 Stunden, danach löscht es Ihr nächster Besuch',
  ],
  [
    'nimbus-consent (lokaler Speicher)',
    'Ihre Entscheidung zu den Datenschutz-Einstellungen',
    'bis Sie sie ändern oder löschen',
  ],
]

const AUTHORITIES =
  'Beschweren können Sie sich bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf, und für Telekommunikationsdienste bei der Bundesbeauftragten für den Datenschutz und die Informationsfreiheit, Graurheindorfer Straße 153, 53117 Bonn.'

const controller = () =>
  section(
    'verantwortlich',
    'Verantwortlich',
    p(addressLine()),
    p(`Kontakt: ${mailTo(COMPANY.email)}, Telefon ${COMPANY.phone}`),
    p(
      `Unsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift mit dem Zusatz „Datenschutz“ oder unter ${mailTo(COMPANY.email)}.`,
    ),
  )

const rights = () =>
  section(
    'rechte',
    'Ihre Rechte',
    p('Gegenüber uns haben Sie diese Rechte:'),
    ul(
      'Auskunft über Ihre Daten (Art. 15 DSGVO),',
      'Berichtigung und Löschung (Art. 16 und 17 DSGVO),',
      'Einschränkung der Verarbeitung (Art. 18 DSGVO),',
      'Übertragung der Daten, die Sie uns gegeben haben (Art. 20 DSGVO),',
      'Widerruf einer Einwilligung, jederzeit und für die Zukunft (Art. 7 DSGVO).',
    ),
    h3('Widerspruchsrecht'),
    p(
      'Verarbeiten wir Daten wegen eines berechtigten Interesses, können Sie aus Gründen, die sich aus Ihrer Situation ergeben, widersprechen. Einer Verarbeitung für Werbung können Sie jederzeit ohne Grund widersprechen (Art. 21 DSGVO).',
    ),
    p(AUTHORITIES),
  )

/** Privacy notice of the website (GDPR Art. 13, TDDDG § 25). */
export const privacy: LegalText[] = [
  {
    valid_from: '2025-10-01',
    title: 'Datenschutz',
    description:
      'Welche Daten beim Besuch des Nimbus-Shops anfallen, wofür wir sie brauchen, wie lange wir sie behalten und welche Rechte Sie haben.',
    sections: [
      controller(),
      section(
        'besuch',
        'Wenn Sie unsere Seiten besuchen',
        p(
          'Beim Aufruf einer Seite verarbeiten wir IP-Adresse, Uhrzeit, aufgerufene Adresse und Angaben Ihres Browsers, um die Seite auszuliefern und Angriffe abzuwehren. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Protokolle löschen wir nach sieben Tagen.',
        ),
        p(
          'Ihr Browser meldet uns, wie schnell eine Seite geladen war. Diese Messwerte zählen wir nur zusammen. Sie enthalten weder Ihre IP-Adresse noch ein Kennzeichen, mit dem wir Sie wiedererkennen könnten.',
        ),
        p(
          'Schriften, Bilder und Symbole liefern wir selbst aus. Ohne Ihre Einwilligung fragt die Seite bei keinem anderen Anbieter an.',
        ),
      ),
      section(
        'speicher',
        'Was wir auf Ihrem Gerät speichern',
        p(
          'Ohne Einwilligung speichern wir nur, was der Shop für die von Ihnen gewünschte Funktion braucht (§ 25 Abs. 2 TDDDG), und erst dann, wenn Sie die Funktion nutzen:',
        ),
        table(['Name', 'Wofür', 'Wie lange'], STORED),
        p('Ihre IBAN speichern wir nie in Ihrem Browser.'),
      ),
      section(
        'einwilligung',
        'Statistik und Marketing',
        p(
          'Beides setzen wir nur ein, wenn Sie zustimmen (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Dann zählen wir, welche Tarife und Geräte bestellt werden, mit Preisen und der Werbung, über die Sie kamen, aber ohne Namen und Anschrift.',
        ),
        p(
          'Ihre Zustimmung ändern oder widerrufen Sie jederzeit unter „Datenschutz-Einstellungen“ am Ende jeder Seite. Was vor der Zustimmung geschah, holen wir nicht nach.',
        ),
      ),
      section(
        'adresse',
        'Verfügbarkeitsprüfung',
        p(
          `Die Adresse, die Sie eingeben, verwenden wir, um Ihnen die verfügbaren Anschlüsse zu zeigen (Art. 6 Abs. 1 Buchst. b DSGVO). Das Ergebnis gehört zu Ihrer anonymen Sitzung. Bestellen Sie nicht, löschen wir es spätestens nach ${DRAFT_HOURS} Stunden.`,
        ),
      ),
      section(
        'bestellung',
        'Wenn Sie bestellen',
        p(
          `Was wir bei einer Bestellung verarbeiten, steht in den ${a(routes.privacyNotices(), 'Datenschutzhinweisen')}. Angaben aus einer angefangenen Bestellung löschen wir ${DRAFT_HOURS} Stunden nach Ihrer letzten Eingabe.`,
        ),
        p(
          `Wählen Sie „Später weitermachen“, liegen Warenkorb, Adresse und Angaben, ohne IBAN, bis zu ${DRAFT_HOURS} Stunden auf unserem Server. Wir löschen sie, sobald Sie den Link einmal benutzt haben, spätestens mit Ablauf der Frist. Lassen Sie sich den Link per E-Mail senden, verwenden wir die Adresse nur dafür und löschen sie nach ${MAIL_DAYS} Tagen (Art. 6 Abs. 1 Buchst. b DSGVO).`,
        ),
      ),
      section(
        'auftragsstatus',
        'Wenn Sie den Stand Ihrer Bestellung ansehen',
        p(
          `Unter ${a(routes.orderStatus(), 'Auftragsstatus')} vergleichen wir Bestellnummer, E-Mail-Adresse und Geburtsdatum mit Ihrer Bestellung und speichern Ihre Eingaben nicht (Art. 6 Abs. 1 Buchst. b DSGVO). Damit niemand raten kann, zählen wir die Versuche je Bestellnummer und je IP-Adresse, beide nur als Prüfwert (Art. 6 Abs. 1 Buchst. f DSGVO).`,
        ),
      ),
      section(
        'erklaerungen',
        'Wenn Sie widerrufen oder kündigen',
        p(
          `Name, Bezeichnung des Vertrags, E-Mail-Adresse und bei einer Kündigung die weiteren Angaben des Formulars verarbeiten wir, um Ihre Erklärung zu bestätigen und zu erfüllen (Art. 6 Abs. 1 Buchst. c DSGVO mit §§ 312k und 356a BGB). Wir bewahren sie mit ihrem Eingang ${LETTER_YEARS} Jahre ab dem Ende des Jahres auf (§ 257 HGB, § 147 AO).`,
        ),
      ),
      section(
        'empfaenger',
        'Empfänger und Ort',
        p(
          'Die Daten verarbeiten wir in Rechenzentren in Deutschland, bei Dienstleistern nach unserer Weisung (Art. 28 DSGVO). Eine Übermittlung in Länder außerhalb der EU findet nicht statt.',
        ),
      ),
      rights(),
    ],
  },
]

/** Notices on data of an order (GDPR Art. 13). */
export const privacyNotices: LegalText[] = [
  {
    valid_from: '2025-10-01',
    title: 'Datenschutzhinweise',
    description:
      'Wie Nimbus Ihre Daten verarbeitet, wenn Sie einen Vertrag bestellen: Zwecke, Rechtsgrundlagen, Empfänger und Fristen.',
    sections: [
      controller(),
      section(
        'vertrag',
        'Daten für Ihren Vertrag',
        p(
          'Für Bestellung und Vertrag verarbeiten wir Name, Anschrift, Geburtsdatum, Kontaktdaten, Angaben zum Anschluss, zu einem bisherigen Anbieter und zur Zahlung (Art. 6 Abs. 1 Buchst. b DSGVO). Name, Anschrift und Geburtsdatum müssen wir auch nach § 172 TKG erheben. Ihre Zahlungsdaten speichern wir verschlüsselt.',
        ),
        p(
          'Diese Angaben sind für den Vertrag nötig; ohne sie können wir ihn nicht schließen. Freiwillig sind Anrede, Titel, Partnerpunkte-Nummer und alle Einwilligungen.',
        ),
        p(
          'Bei Prepaid sind wir verpflichtet, vor der Freischaltung Ihre Identität anhand eines Ausweises zu prüfen. Eine Kopie des Ausweises behalten wir nicht.',
        ),
      ),
      section(
        'verkehrsdaten',
        'Verkehrsdaten',
        p(
          'Wer wann wie lange telefoniert oder Daten nutzt, verarbeiten wir nur, um den Dienst zu erbringen, abzurechnen und Störungen zu beseitigen (§§ 9 bis 12 TDDDG). Für Ihre Beratung nutzen wir diese Daten nur, wenn Sie einwilligen.',
        ),
      ),
      section(
        'pruefung',
        'Prüfung der Zahlungsfähigkeit',
        p(
          'Vor der Annahme können wir bei einer Auskunftei anfragen, ob Zahlungsausfälle bekannt sind, und ihr Daten zur Abwehr von Betrug übermitteln. Unser berechtigtes Interesse ist, Ausfälle zu vermeiden (Art. 6 Abs. 1 Buchst. f DSGVO). Bei Prepaid entfällt diese Prüfung.',
        ),
        p(
          'Keine Bestellung wird allein durch einen Automaten abgelehnt. Auf Ihren Wunsch prüft ein Mensch, und Sie können Ihren Standpunkt darlegen (Art. 22 DSGVO).',
        ),
      ),
      section(
        'empfaenger',
        'Empfänger',
        ul(
          'Netzbetreiber und Technikdienste, die Ihren Anschluss einrichten,',
          'bei Glasfaser Eigentümer oder Hausverwaltung, soweit ihre Zustimmung nötig ist,',
          'Ihr bisheriger Anbieter, wenn Sie wechseln oder eine Rufnummer mitnehmen,',
          'Zahlungsdienste und Banken für den Einzug,',
          'Versanddienste für die Lieferung von SIM-Karten und Geräten,',
          'das Partnerprogramm, wenn Sie eine Partnerpunkte-Nummer angeben,',
          'Behörden, soweit ein Gesetz es verlangt.',
        ),
        p('Eine Übermittlung in Länder außerhalb der EU findet nicht statt.'),
      ),
      section(
        'fristen',
        'Wie lange wir speichern',
        ul(
          `Angaben aus einer Bestellung, die nicht abgesandt wurde: ${DRAFT_HOURS} Stunden ab Ihrer letzten Eingabe`,
          `Inhalt der E-Mails, die wir Ihnen senden: ${MAIL_DAYS} Tage; dass wir eine E-Mail zu einer Bestellung gesendet haben, so lange wie die Bestellung`,
          'Vertragsdaten: bis zum Ende des Jahres, das auf das Vertragsende folgt',
          `Rechnungen und Belege, auf denen sie beruhen, also auch Bestellung und Preis: ${VOUCHER_YEARS} Jahre ab dem Ende des Jahres (§ 257 HGB, § 147 AO)`,
          `Geschäftsbriefe, also auch Widerruf und Kündigung: ${LETTER_YEARS} Jahre ab dem Ende des Jahres (§ 257 HGB, § 147 AO)`,
          'Verkehrsdaten für die Abrechnung: sechs Monate nach der Rechnung',
          'Einwilligungen: bis zum Widerruf, der Nachweis darüber drei Jahre länger',
        ),
      ),
      section(
        'werbung',
        'Werbung',
        p(
          'Werbung per E-Mail, Telefon oder Post erhalten Sie nur, wenn Sie für den jeweiligen Weg eingewilligt haben. Jede Einwilligung können Sie einzeln widerrufen, ohne dass sich an Ihrem Vertrag etwas ändert.',
        ),
      ),
      rights(),
    ],
  },
]
