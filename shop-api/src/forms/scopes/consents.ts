import { POINTS_RELEASED_WITHIN_DAYS } from '@nimbus/shared-contracts/catalogue'
import { WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import { routes } from '@nimbus/shared-contracts/routes'
import { checkbox, type ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'

/** What is looked into before a contract comes about: who pays in advance needs no credit, but has to be known (TKG § 172). */
const CREDIT_CHECK = 'Vor Vertragsschluss prüfen wir Ihre Bonität bei einer Auskunftei.'
const IDENTITY_CHECK = 'Vor der Freischaltung prüfen wir Ihre Identität anhand eines Ausweises.'

/** What the customer agrees to (FIELD-16). Nothing is ticked beforehand; only the terms have to be. */
export function consentsForm({ tariff }: FormContext): ScopeForm {
  return {
    sections: [
      {
        id: 'contract',
        title: 'Vertrag',
        description: `Es gilt Ihr gesetzliches Widerrufsrecht von ${WITHDRAWAL_TIME}n. ${tariff.kind === 'prepaid' ? IDENTITY_CHECK : CREDIT_CHECK}`,
        links: [
          { label: 'Allgemeine Geschäftsbedingungen', href: routes.terms() },
          { label: 'Widerrufsbelehrung', href: routes.withdrawalRight() },
          { label: 'Datenschutzhinweise', href: routes.privacyNotices() },
        ],
        fields: ['consents.terms', 'consents.early_start'],
      },
      {
        id: 'advertising',
        title: 'Werbung und Beratung',
        description: 'Freiwillig und jederzeit widerrufbar.',
        fields: [
          'consents.marketing_email',
          'consents.marketing_phone',
          'consents.marketing_post',
          'consents.traffic_data_advice',
        ],
      },
      { id: 'loyalty', title: 'Partnerpunkte', fields: ['consents.loyalty_no'] },
    ],
    fields: {
      'consents.terms': checkbox(
        {
          personal: 'consents',
          review_label: 'AGB und Leistungsbeschreibung',
          label: 'Ich stimme den Allgemeinen Geschäftsbedingungen und der Leistungsbeschreibung zu.',
          errorMessages: {
            required: 'Bitte stimmen Sie den Geschäftsbedingungen zu.',
            const: 'Bitte stimmen Sie den Geschäftsbedingungen zu.',
          },
        },
        true,
      ),
      'consents.early_start': checkbox({
        personal: 'consents',
        review_label: 'Beginn vor Ende der Widerrufsfrist',
        label: 'Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist mit der Leistung beginnen.',
        hint: `Wenn Sie dann widerrufen, zahlen Sie für die bis dahin erbrachte Leistung. Ohne diesen Wunsch beginnt der Dienst frühestens nach ${WITHDRAWAL_TIME}n.`,
        optional: true,
      }),
      'consents.marketing_email': checkbox({
        personal: 'consents',
        review_label: 'Werbung per E-Mail',
        label: 'Informieren Sie mich per E-Mail über Angebote.',
        optional: true,
      }),
      'consents.marketing_phone': checkbox({
        personal: 'consents',
        review_label: 'Werbung per Telefon',
        label: 'Informieren Sie mich telefonisch über Angebote.',
        optional: true,
      }),
      'consents.marketing_post': checkbox({
        personal: 'consents',
        review_label: 'Werbung per Post',
        label: 'Informieren Sie mich per Post über Angebote.',
        optional: true,
      }),
      'consents.traffic_data_advice': checkbox({
        personal: 'consents',
        review_label: 'Beratung mit Verkehrsdaten',
        label: 'Nutzen Sie meine Verkehrsdaten, um mich besser zu beraten.',
        optional: true,
      }),
      'consents.loyalty_no': {
        personal: 'numbers',
        definition: {
          type: 'text',
          label: 'Partnerpunkte-Nummer',
          hint: `Punkte geben wir innerhalb von ${POINTS_RELEASED_WITHIN_DAYS} Tagen frei.`,
          optional: true,
          inputMode: 'numeric',
          layout: { width: 'full' },
          errorMessages: { format: 'Bitte prüfen Sie die Nummer auf Ihrer Partnerkarte.' },
        },
        rule: { type: 'string', format: 'loyalty', minLength: 10, maxLength: 20 },
      },
    },
  }
}
