import { COMPANY } from '@nimbus/shared-contracts/company'
import { COMPENSATION, HIGHER_OF_BOTH, OFFERED_TERM, WITH_NOTICE } from '@nimbus/shared-contracts/law'
import { routes } from '@nimbus/shared-contracts/routes'
import type { CatalogueData } from '../../catalogue/data/data'
import { COUNTED_USE } from '../facts/data-volume-text'
import { AUTHORITY, serviceMail } from '../../kernel/company/facts'
import { a, p, section, ul, type LegalText } from '../../kernel/company/legal-text'

/** Information for consumers (TKG §§ 52 to 60, 66 to 68, 71, 73; TKTransparenzV; ElektroG § 18; BattG § 18). */
export const consumerInformation = ({ catalogue, mobile: { throttled } }: CatalogueData): LegalText[] => [
  {
    valid_from: '2025-10-01',
    title: 'Verbraucherinformationen',
    description:
      'Anbieterwechsel, Rufnummernmitnahme, Geschwindigkeiten messen, Entschädigung, Schlichtung und Sperren: Ihre Rechte als Kundin oder Kunde.',
    sections: [
      section(
        'vertragsinformation',
        'Informationen vor dem Vertrag',
        p(
          `Vor der Bestellung erhalten Sie eine Vertragszusammenfassung (§ 54 TKG): Sie lesen sie auf der Seite, laden sie kostenlos herunter und bestätigen erst danach die Bestellung. Zu jedem Tarif gibt es ein ${a(routes.productSheets(), 'Produktinformationsblatt')}, auch für Tarife, die wir nicht mehr anbieten.`,
        ),
        p(
          `Alle Angaben zu unseren Diensten nach § 55 TKG finden Sie zu jedem Tarif auf einer Seite und als PDF unter ${a(routes.contractInformation(), 'Vorvertragliche Informationen')}. Auf Wunsch erhalten Sie alle Unterlagen in barrierefreier Form.`,
        ),
      ),
      section(
        'wechsel',
        'Anbieterwechsel und Rufnummernmitnahme',
        p(
          'Wir kündigen auf Wunsch bei Ihrem bisherigen Anbieter und stimmen den Wechseltag mit ihm ab. Ihr Anschluss darf höchstens einen Arbeitstag unterbrochen sein. Ihre Rufnummern nehmen Sie kostenlos mit, bis einen Monat nach Vertragsende auch nachträglich.',
        ),
        p(
          `Ist der Anschluss länger unterbrochen, erhalten Sie für jeden weiteren Arbeitstag ${COMPENSATION.switch}, ${HIGHER_OF_BOTH}; bei verspäteter Rufnummernmitnahme ${COMPENSATION.porting} für jeden Tag.`,
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
        'datenvolumen',
        'Datenvolumen und Kosten im Blick',
        p(
          `Ist das enthaltene Datenvolumen verbraucht, surfen Sie mit höchstens ${throttled.down} kbit/s im Download und ${throttled.up} kbit/s im Upload weiter. Wir sagen es Ihnen vorher, und es kostet nichts extra. ${COUNTED_USE}`,
        ),
        p(
          'In der EU gelten die Inlandspreise. Außerhalb der EU nennen wir Ihnen die Preise per SMS, sobald Sie einreisen, und Sie können Datennutzung und Beträge begrenzen.',
        ),
        p('Auf Wunsch erhalten Sie kostenlos einen Einzelverbindungsnachweis.'),
      ),
      section(
        'entschaedigung',
        'Störungen und Termine',
        ul(
          `Vollständiger Ausfall, dritter und vierter Tag nach Meldung: ${COMPENSATION.outageEarly} je Tag`,
          `ab dem fünften Tag: ${COMPENSATION.outageLate} je Tag`,
          `versäumter Termin: ${COMPENSATION.appointment}`,
        ),
        p('Es gilt jeweils der höhere Betrag.'),
      ),
      section(
        'laufzeit',
        'Laufzeit und Kündigung',
        p(
          `Jeden Vertragstarif gibt es auch mit höchstens ${OFFERED_TERM} Monaten Mindestlaufzeit; Prepaid-Tarife haben keine. Nach der Mindestlaufzeit kündigen Sie jederzeit ${WITH_NOTICE}, zum Beispiel über ${a(routes.cancel(), 'Verträge hier kündigen')}. Auf jeder Rechnung steht, bis wann Sie zum Ende der Mindestlaufzeit kündigen können.`,
        ),
        p(
          `Die Mindestlaufzeit beträgt ${[...catalogue.terms].sort((one, other) => one - other).join(' oder ')} Monate und beginnt mit dem Vertragsschluss (§ 56 TKG). Wir erinnern Sie rechtzeitig, bevor sich ein Vertrag verlängert, und beraten Sie über den für Sie besten Tarif (§ 57 TKG).`,
        ),
        p(
          'Ändern wir den Vertrag einseitig zu Ihrem Nachteil, dürfen Sie ohne Frist und ohne Kosten kündigen. Bestellen Sie Tarif und Gerät zusammen, gelten diese Rechte für das ganze Paket (§ 66 TKG).',
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
        'gewaehrleistung',
        'Mängel an Geräten',
        p(
          'Für gekaufte Geräte haften wir zwei Jahre lang für Mängel, die bei der Lieferung vorlagen. Eine Garantie des Herstellers besteht daneben; sie schränkt Ihre gesetzlichen Rechte nicht ein.',
        ),
      ),
      section(
        'altgeraete',
        'Altgeräte und Batterien',
        p(
          'Elektrogeräte und Batterien gehören nicht in den Hausmüll. Mietgeräte nehmen wir am Ende zurück; andere Altgeräte geben Sie kostenlos bei kommunalen Sammelstellen ab. Löschen Sie vorher Ihre Daten.',
        ),
        p(
          'Kaufen Sie ein neues Gerät, nehmen wir ein altes derselben Art kostenlos zurück, kleine Altgeräte bis 25 Zentimeter auch ohne Kauf. Batterien senden Sie uns unentgeltlich zurück. Die durchgestrichene Mülltonne bedeutet: getrennt sammeln; Hg, Cd und Pb stehen für Quecksilber, Cadmium und Blei.',
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
        'barrierefrei',
        'Nutzung mit Behinderungen',
        p(
          `Vermittlungsdienste für gehörlose und hörbehinderte Menschen erreichen Sie von jedem Anschluss. Was der Shop dafür tut, steht unter ${a(routes.accessibility(), 'Barrierefreiheit')}.`,
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
