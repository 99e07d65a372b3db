import { isYoung } from '@nimbus/shared-contracts/catalogue'
import { addMonths } from '@nimbus/shared-contracts/dates'
import { notYet28On, ofAgeOn } from '../../kernel/dates/legal-dates'
import { addressFields, addressIds } from '../fields/address-fields'
import { checkbox, choice, type ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'

/** Letters of any alphabet with accents, apostrophes, hyphens and spaces (FRM-39). */
export const NAME = "^[\\p{L}][\\p{L}\\p{M} .'’-]*$"

export const NAME_MESSAGES = { pattern: 'Bitte verwenden Sie nur Buchstaben, Bindestrich, Apostroph und Leerzeichen.' }

/**
 * Who orders (FIELD-10). The address of a landline order is the one that was checked. A number to call is needed
 * only where somebody comes to the house.
 */
export function customerForm({ today, tariff, checkData }: FormContext): ScopeForm {
  const young = isYoung(tariff)
  const visited = tariff.kind === 'landline'
  const fixed = checkData !== null
  const differs = { field: 'customer.billing_address_differs', equals: true }
  return {
    sections: [
      {
        id: 'person',
        title: 'Wer schließt den Vertrag?',
        fields: [
          'customer.salutation',
          'customer.title',
          'customer.company',
          'customer.first_name',
          'customer.last_name',
          'customer.birth_date',
        ],
      },
      {
        id: 'contact',
        title: 'Wie erreichen wir Sie?',
        description: 'An diese Adresse senden wir die Bestätigung. Anrufen werden wir nur wegen Ihrer Bestellung.',
        fields: ['customer.email', 'customer.phone'],
      },
      {
        id: 'address',
        title: fixed ? 'Adresse Ihres Anschlusses' : 'Ihre Adresse',
        ...(fixed && {
          description: 'Diese Adresse haben Sie geprüft. Für eine andere prüfen Sie bitte erneut die Verfügbarkeit.',
        }),
        fields: addressIds('customer.address'),
      },
      {
        id: 'billing',
        title: 'Rechnungsadresse',
        fields: ['customer.billing_address_differs', ...addressIds('customer.billing_address')],
      },
    ],
    fields: {
      'customer.salutation': choice(
        {
          personal: 'name',
          type: 'select',
          label: 'Anrede',
          optional: true,
          autocomplete: 'honorific-prefix',
          layout: { width: 'half' },
        },
        { Herr: 'Herr', Frau: 'Frau', Firma: 'Firma' },
      ),
      'customer.title': choice(
        { personal: 'name', type: 'select', label: 'Titel', optional: true, layout: { width: 'half' } },
        { 'Dr.': 'Dr.', 'Prof.': 'Prof.', 'Dr. Prof.': 'Dr. Prof.', 'Prof. Dr.': 'Prof. Dr.' },
      ),
      'customer.company': {
        personal: 'name',
        definition: {
          type: 'text',
          label: 'Firmenname',
          autocomplete: 'organization',
          layout: { width: 'full' },
          visibleIf: { field: 'customer.salutation', equals: 'Firma' },
          requiredWhenVisible: true,
        },
        rule: { type: 'string', minLength: 2, maxLength: 60 },
      },
      'customer.first_name': {
        personal: 'name',
        definition: {
          type: 'text',
          label: 'Vorname',
          autocomplete: 'given-name',
          layout: { width: 'half' },
          errorMessages: NAME_MESSAGES,
        },
        rule: { type: 'string', minLength: 1, maxLength: 35, pattern: NAME },
        required: true,
      },
      'customer.last_name': {
        personal: 'name',
        definition: {
          type: 'text',
          label: 'Nachname',
          autocomplete: 'family-name',
          layout: { width: 'half' },
          errorMessages: NAME_MESSAGES,
        },
        rule: { type: 'string', minLength: 1, maxLength: 46, pattern: NAME },
        required: true,
      },
      'customer.birth_date': {
        personal: 'birth',
        definition: {
          type: 'date',
          label: 'Geburtsdatum',
          hint: young ? 'Dieser Tarif ist für 18- bis 27-Jährige.' : 'Sie müssen mindestens 18 Jahre alt sein.',
          autocomplete: 'bday',
          layout: { width: 'full' },
          errorMessages: {
            format: 'Bitte geben Sie ein gültiges Datum ein, zum Beispiel 27.03.1990.',
            dateMaximum: 'Mit diesem Geburtsdatum sind Sie noch keine 18 Jahre alt.',
            dateMinimum: young
              ? 'Dieser Tarif ist nur für Personen bis 27 Jahre.'
              : 'Bitte prüfen Sie das Geburtsjahr.',
          },
        },
        rule: {
          type: 'string',
          format: 'date',
          dateMinimum: young ? notYet28On(today) : addMonths(today, -120 * 12),
          dateMaximum: ofAgeOn(today),
        },
        required: true,
      },
      'customer.email': {
        personal: 'email',
        definition: {
          type: 'email',
          label: 'E-Mail',
          autocomplete: 'email',
          inputMode: 'email',
          layout: { width: 'full' },
          errorMessages: { format: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.' },
        },
        rule: { type: 'string', format: 'email', maxLength: 80 },
        required: true,
      },
      'customer.phone': {
        personal: 'phone',
        definition: {
          type: 'tel',
          label: 'Telefon für Rückfragen',
          ...(visited ? { hint: 'Zum Beispiel für den Termin mit der Technik' } : { optional: true }),
          autocomplete: 'tel',
          inputMode: 'tel',
          layout: { width: 'full' },
          errorMessages: {
            pattern: 'Bitte geben Sie eine gültige Telefonnummer mit Vorwahl ein.',
            minLength: 'Bitte geben Sie eine gültige Telefonnummer mit Vorwahl ein.',
          },
        },
        rule: { type: 'string', minLength: 6, maxLength: 20, pattern: '^(\\+|0)[0-9 ()/-]{5,19}$' },
        required: visited,
      },
      ...addressFields('customer.address', { personal: 'address', fixed }),
      'customer.billing_address_differs': checkbox({
        personal: false,
        label: 'Die Rechnung geht an eine andere Adresse',
      }),
      ...addressFields('customer.billing_address', {
        personal: 'address',
        autocomplete: 'billing',
        visibleIf: differs,
      }),
    },
  }
}
