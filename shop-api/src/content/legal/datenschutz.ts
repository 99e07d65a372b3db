import { COMPANY } from '@nimbus/shared-contracts/company'
import { addressLine, mailTo } from './facts'
import { p, section, ul, type LegalText } from './legal-text'

/** Privacy notice of the website (GDPR Art. 13, TDDDG § 25). */
export const privacy: LegalText[] = [
  {
    valid_from: '2025-10-01',
    title: 'Datenschutz',
    description:
      'Welche Daten beim Besuch des Nimbus-Shops anfallen, wofür wir sie brauchen und welche Rechte Sie haben.',
    sections: [
      section(
        'verantwortlich',
        'Verantwortlich',
        p(addressLine()),
        p(`Fragen zum Datenschutz beantworten wir unter ${mailTo(COMPANY.email)}.`),
      ),
      section(
        'besuch',
        'Wenn Sie unsere Seiten besuchen',
        p(
          'Beim Aufruf einer Seite verarbeiten wir technisch notwendige Angaben wie IP-Adresse, Uhrzeit und aufgerufene Adresse, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Protokolle löschen wir nach sieben Tagen.',
        ),
      ),
      section(
        'speicher',
        'Was wir auf Ihrem Gerät speichern',
        p(
          'Ohne Einwilligung speichern wir nur, was der Shop für die von Ihnen gewünschte Funktion braucht (§ 25 Abs. 2 TDDDG):',
        ),
        ul(
          'ein Sitzungszeichen, das höchstens 24 Stunden gilt,',
          'Ihren Warenkorb, das Ergebnis der Verfügbarkeitsprüfung und Ihre Eingaben im Bestellformular, bis Sie den Tab schließen oder bestellt haben,',
          'Ihre Entscheidung zu den Datenschutz-Einstellungen.',
        ),
        p(
          'Ihre IBAN speichern wir nie in Ihrem Browser. Statistik und Marketing setzen wir nur ein, wenn Sie zustimmen. Ihre Zustimmung können Sie jederzeit unter „Datenschutz-Einstellungen“ am Ende jeder Seite ändern.',
        ),
      ),
      section(
        'adresse',
        'Verfügbarkeitsprüfung',
        p(
          'Die Adresse, die Sie eingeben, verwenden wir nur, um die verfügbaren Anschlüsse anzuzeigen. Das Ergebnis gehört zu Ihrer anonymen Sitzung, bis Sie bestellen oder die Sitzung endet.',
        ),
      ),
      section(
        'rechte',
        'Ihre Rechte',
        p(
          'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch sowie das Recht, eine Einwilligung jederzeit für die Zukunft zu widerrufen. Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren.',
        ),
      ),
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
      section(
        'verantwortlich',
        'Verantwortlich',
        p(addressLine()),
        p(`Kontakt: ${mailTo(COMPANY.email)}, Telefon ${COMPANY.phone}`),
      ),
      section(
        'vertrag',
        'Daten für Ihren Vertrag',
        p(
          'Für Bestellung und Vertrag verarbeiten wir Name, Anschrift, Geburtsdatum, Kontaktdaten, Angaben zum Anschluss und Zahlungsdaten (Art. 6 Abs. 1 Buchst. b DSGVO, § 172 TKG). Eine Anrede müssen Sie nicht angeben. Ihre Zahlungsdaten speichern wir verschlüsselt. Bei Prepaid sind wir verpflichtet, vor der Freischaltung Ihre Identität zu prüfen.',
        ),
      ),
      section(
        'pruefung',
        'Prüfung der Zahlungsfähigkeit',
        p(
          'Vor der Annahme können wir bei einer Auskunftei anfragen, ob Zahlungsausfälle bekannt sind (Art. 6 Abs. 1 Buchst. f DSGVO). Wird eine Bestellung deshalb abgelehnt, prüft das auf Ihren Wunsch ein Mensch.',
        ),
      ),
      section(
        'empfaenger',
        'Empfänger',
        ul(
          'Netzbetreiber und Technikdienste, die Ihren Anschluss einrichten,',
          'Ihr bisheriger Anbieter, wenn Sie wechseln,',
          'Zahlungsdienste und Banken für den Einzug,',
          'Versanddienste für die Lieferung von Geräten.',
        ),
      ),
      section(
        'fristen',
        'Wie lange wir speichern',
        p(
          'Vertragsdaten löschen wir nach dem Ende des Vertrags, sobald gesetzliche Aufbewahrungsfristen abgelaufen sind, in der Regel nach zehn Jahren für Rechnungen. Nicht abgesendete Bestellungen löschen wir mit dem Ende der Sitzung.',
        ),
      ),
      section(
        'werbung',
        'Werbung',
        p(
          'Werbung per E-Mail, Telefon oder SMS erhalten Sie nur, wenn Sie für den jeweiligen Weg eingewilligt haben. Jede Einwilligung können Sie einzeln widerrufen.',
        ),
      ),
      section(
        'rechte',
        'Ihre Rechte',
        p(
          'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde.',
        ),
      ),
    ],
  },
]
