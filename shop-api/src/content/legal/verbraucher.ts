import { COMPANY } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import { OFFERED_TERM } from '../../catalogue/check-terms'
import { AUTHORITY, serviceMail } from './facts'
import { a, p, section, ul, type LegalText } from './legal-text'

/** Information for consumers (TKG §§ 52 to 60, 68). */
export const consumerInformation: LegalText[] = [
  {
    valid_from: '2025-10-01',
    title: 'Verbraucherinformationen',
    description:
      'Anbieterwechsel, Rufnummernmitnahme, Geschwindigkeiten messen, Entschädigung, Schlichtung und Sperren: Ihre Rechte als Kundin oder Kunde.',
    sections: [
      section(
        'wechsel',
        'Anbieterwechsel und Rufnummernmitnahme',
        p(
          'Wir kündigen auf Wunsch bei Ihrem bisherigen Anbieter und stimmen den Wechseltag mit ihm ab. Ihr Anschluss darf höchstens einen Arbeitstag unterbrochen sein. Ihre Rufnummern nehmen Sie kostenlos mit, bis einen Monat nach Vertragsende auch nachträglich.',
        ),
        p(
          'Ist der Anschluss länger unterbrochen, erhalten Sie für jeden weiteren Arbeitstag 10 € oder 20 % des Monatspreises, je nachdem, welcher Betrag höher ist; bei verspäteter Rufnummernmitnahme 10 € für jeden Tag.',
        ),
      ),
      section(
        'geschwindigkeit',
        'Geschwindigkeit messen',
        p(
          `Welche Geschwindigkeiten Ihr Tarif hat, steht im ${a(routes.productSheets(), 'Produktinformationsblatt')}. Mit dem Messwerkzeug der Bundesnetzagentur weisen Sie Abweichungen nach. Dafür messen Sie an drei verschiedenen Tagen mit einem Kabel, insgesamt dreißig Mal. Im Mobilfunk messen Sie mit der App der Bundesnetzagentur.`,
        ),
        p(
          'Bei erheblichen, anhaltenden oder regelmäßig wiederkehrenden Abweichungen dürfen Sie den Preis mindern oder ohne Frist kündigen.',
        ),
      ),
      section(
        'entschaedigung',
        'Störungen und Termine',
        ul(
          'Vollständiger Ausfall, dritter und vierter Tag nach Meldung: 5 € oder 10 % des Monatspreises je Tag',
          'ab dem fünften Tag: 10 € oder 20 % des Monatspreises je Tag',
          'versäumter Termin: 10 € oder 20 % des Monatspreises',
        ),
        p('Es gilt jeweils der höhere Betrag.'),
      ),
      section(
        'laufzeit',
        'Laufzeit und Kündigung',
        p(
          `Jeden Vertragstarif gibt es auch mit höchstens ${OFFERED_TERM} Monaten Mindestlaufzeit; Prepaid-Tarife haben keine. Nach der Mindestlaufzeit kündigen Sie jederzeit mit einem Monat Frist, zum Beispiel über ${a(routes.cancel(), 'Verträge hier kündigen')}. Auf jeder Rechnung steht, bis wann Sie zum Ende der Mindestlaufzeit kündigen können.`,
        ),
      ),
      section(
        'endgeraete',
        'Eigene Geräte',
        p(
          'Sie dürfen Router und andere Geräte frei wählen. Zugangsdaten und Einrichtungsangaben erhalten Sie kostenlos und unaufgefordert.',
        ),
      ),
      section(
        'altgeraete',
        'Altgeräte und Batterien',
        p(
          'Elektrogeräte und Batterien gehören nicht in den Hausmüll. Mietgeräte nehmen wir am Ende zurück; andere Altgeräte geben Sie kostenlos bei kommunalen Sammelstellen ab. Löschen Sie vorher Ihre Daten.',
        ),
      ),
      section(
        'schlichtung',
        'Beschwerde und Schlichtung',
        p(
          `Unser Kundendienst hilft unter Telefon ${COMPANY.phone} oder ${serviceMail()}. Danach können Sie die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen, ${AUTHORITY.address}.`,
        ),
      ),
      section(
        'notruf',
        'Notruf und Sperren',
        p(
          'Die Notrufnummern 110 und 112 erreichen Sie kostenlos, solange Ihr Anschluss Strom hat. Rufnummernbereiche wie Auskunfts- und Premiumdienste sperren wir auf Wunsch kostenlos.',
        ),
      ),
    ],
  },
]
