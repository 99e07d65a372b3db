import { COMPANY } from '@nimbus/shared-contracts/company'
import { serviceMail } from './facts'
import { p, section, ul, type LegalText } from './legal-text'

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
          'Sie können Internet- und Fernsehtarife vergleichen, die Verfügbarkeit an einer Adresse prüfen, Optionen und Geräte wählen und einen Vertrag bestellen. Die Bestellung besteht aus wenigen Schritten. Vor dem Absenden sehen Sie alle Angaben und können sie ändern.',
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
          'Tarife, Preise und Rechtstexte sind auch ohne JavaScript lesbar.',
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
