import { COMPANY } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import { DRAFT_HOURS } from '../../kernel/dates/periods'
import { serviceMail } from '../../kernel/company/facts'
import { a, p, section, ul, type LegalText } from '../../kernel/company/legal-text'

/** Information on accessibility (BFSG § 14 with annex 3). */
export const accessibility: LegalText[] = [
  {
    valid_from: '2025-10-01',
    title: 'Barrierefreiheit',
    description:
      'Wie der Nimbus-Shop barrierefrei genutzt werden kann, welche Anforderungen er erfüllt und wohin Sie sich wenden können.',
    sections: [
      section(
        'dienst',
        'Was Sie in diesem Shop tun können',
        p(
          'Sie können Tarife für Internet, Fernsehen und Mobilfunk und Geräte ansehen, die Verfügbarkeit an einer Adresse prüfen, Optionen wählen und einen Vertrag bestellen. Die Bestellung besteht aus wenigen Schritten. Vor dem Absenden sehen Sie alle Angaben und können sie ändern.',
        ),
        p('Außerdem können Sie, jeweils ohne Anmeldung:'),
        ul(
          `bis zu drei Tarife nebeneinander ${a(routes.compare(), 'vergleichen')}: die Tabelle hat Zeilen- und Spaltenköpfe, und zum Diagramm der Kosten gibt es dieselben Zahlen als Tabelle,`,
          `sich mit fünf Fragen zu einem Tarif ${a(routes.advisor(), 'beraten')} lassen,`,
          `eine Bestellung unterbrechen und innerhalb von ${DRAFT_HOURS} Stunden auf demselben oder einem anderen Gerät fortsetzen („Später weitermachen“), mit einem Link per E-Mail oder als QR-Code,`,
          `nach der Bestellung den ${a(routes.orderStatus(), 'Auftragsstatus')} ansehen: er sagt in Worten, was erledigt ist, was folgt und was Sie tun können,`,
          `einen Vertrag ${a(routes.withdraw(), 'widerrufen')} oder ${a(routes.cancel(), 'kündigen')}: der Eingang wird sofort auf der Seite, als PDF und per E-Mail bestätigt.`,
        ),
      ),
      section(
        'umsetzung',
        'Wie wir die Anforderungen erfüllen',
        p(
          'Wir richten uns nach der Norm EN 301 549 und den Richtlinien WCAG 2.2 auf Stufe AA. Das heißt unter anderem:',
        ),
        ul(
          'Alle Funktionen lassen sich mit der Tastatur bedienen, und der Fokus ist immer sichtbar.',
          'Überschriften, Felder, Fehler und Hinweise sind für Vorleseprogramme ausgezeichnet.',
          'Farben haben ausreichenden Kontrast, und keine Information steckt allein in der Farbe.',
          'Seiten lassen sich vergrößern und auch auf schmalen Bildschirmen ohne seitliches Rollen lesen.',
          'Bewegungen entfallen, wenn Sie das in Ihrem System eingestellt haben.',
          'Tarife, Preise, Vergleich und Rechtstexte sind auch ohne JavaScript lesbar; Widerruf und Kündigung gehen ohne JavaScript.',
          'Fehler in einem Formular stehen gesammelt über ihm und am Feld, mit einem Hinweis, wie es richtig geht. Ihre Eingaben bleiben erhalten.',
          'Nichts, was Sie eingeben, ist an eine kurze Frist gebunden. Ist eine Sitzung nach einem Tag zu Ende, können Sie Ihre Bestellung fortsetzen.',
          'Vertragszusammenfassung, Produktinformationsblatt und Bestätigungen sind PDF mit Auszeichnung für Vorleseprogramme, in deutscher Sprache. E-Mails enthalten denselben Inhalt als reinen Text.',
        ),
      ),
      section(
        'dienste',
        'Hilfen bei unseren Diensten',
        ul(
          'Vermittlungsdienste für gehörlose und hörbehinderte Menschen sind von jedem Anschluss erreichbar.',
          'Rechnungen und Vertragsunterlagen erhalten Sie auf Wunsch in barrierefreier Form.',
        ),
      ),
      section(
        'kontakt',
        'Barriere melden',
        p(
          `Schreiben Sie uns an ${serviceMail()} oder rufen Sie an: ${COMPANY.phone}. Wir antworten innerhalb von zwei Wochen.`,
        ),
      ),
      section(
        'aufsicht',
        'Zuständige Behörde',
        p(
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
        ),
      ),
    ],
  },
]
