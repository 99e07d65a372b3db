import { addMonths } from '@nimbus/shared-contracts/dates'
import { addressFields, addressIds } from '../fields/address-fields'
import { checkbox, choice, choices, listOf, type Field, type ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'
import { NAME, NAME_MESSAGES } from './customer'

const FULL = { width: 'full' } as const

/** Invented providers; any other name may be typed. */
const PROVIDERS = ['Fernwort', 'Kabelquelle', 'Leuchtnetz', 'Nordlicht Telefon', 'Stadtnetz Süd', 'Talklinie']

/** A holder's name, as the former provider has it. */
const name = (label: string, maxLength: number): Field => ({
  personal: 'formerProvider',
  definition: { type: 'text', label, layout: { width: 'half' }, errorMessages: NAME_MESSAGES },
  rule: { type: 'string', minLength: 1, maxLength, pattern: NAME },
  required: true,
})

/** The line that comes over from another provider (FIELD-12). */
export function providerChangeForm({ today }: FormContext): ScopeForm {
  const ports = { field: 'provider_change.business_case', in: ['KUE_MRN', 'RRNP'] }
  return {
    sections: [
      {
        id: 'case',
        title: 'Was sollen wir übernehmen?',
        description:
          'Bitte kündigen Sie nicht selbst. Die Mitnahme ist kostenlos; ohne Dienst sind Sie höchstens einen Arbeitstag.',
        fields: [
          'provider_change.business_case',
          'provider_change.provider',
          'provider_change.customer_no',
          'provider_change.contract_end',
          'provider_change.contract_end_date',
        ],
      },
      {
        id: 'holders',
        title: 'Wem gehört der Anschluss?',
        description: 'Alle Namen genau so wie beim bisherigen Anbieter.',
        fields: [
          'provider_change.holders',
          'provider_change.address_differs',
          ...addressIds('provider_change.address'),
        ],
      },
      {
        id: 'numbers',
        title: 'Welche Rufnummern nehmen Sie mit?',
        fields: ['provider_change.area_code', 'provider_change.port_all', 'provider_change.numbers'],
      },
      { id: 'authorise', title: 'Ihr Auftrag zum Wechsel', fields: ['provider_change.authorise'] },
    ],
    fields: {
      'provider_change.business_case': choice(
        { personal: false, type: 'radio', label: 'Auftrag', layout: FULL },
        {
          KUE_MRN: 'Kündigung und Rufnummern',
          KUE_ORN: 'Nur Kündigung',
          RRNP: 'Nur Rufnummern, ich habe selbst gekündigt',
        },
        true,
      ),
      'provider_change.provider': {
        personal: 'formerProvider',
        definition: {
          type: 'typeahead',
          label: 'Bisheriger Anbieter',
          hint: 'Wählen Sie aus der Liste oder geben Sie den Namen ein.',
          options: choices(Object.fromEntries(PROVIDERS.map((provider) => [provider, provider]))),
          layout: FULL,
        },
        rule: { type: 'string', minLength: 2, maxLength: 60 },
        required: true,
      },
      'provider_change.customer_no': {
        personal: 'formerProvider',
        definition: { type: 'text', label: 'Kundennummer dort', optional: true, layout: FULL },
        rule: { type: 'string', maxLength: 20 },
      },
      'provider_change.contract_end': choice(
        { personal: false, type: 'radio', label: 'Vertragsende', optional: true, layout: FULL },
        {
          NEXT_POSSIBLE: 'Nächstmöglich',
          KNOWN_DATE: 'An einem bekannten Tag',
          ALREADY_CANCELLED: 'Bereits gekündigt',
        },
      ),
      'provider_change.contract_end_date': {
        personal: false,
        definition: {
          type: 'date',
          label: 'Datum des Vertragsendes',
          layout: { width: 'half' },
          visibleIf: { field: 'provider_change.contract_end', in: ['KNOWN_DATE', 'ALREADY_CANCELLED'] },
          requiredWhenVisible: true,
        },
        // numbers can be claimed up to one month after the end (TKG § 59)
        rule: { type: 'string', format: 'date', dateMinimum: addMonths(today, -1), dateMaximum: addMonths(today, 24) },
      },
      'provider_change.holders': listOf(
        {
          personal: 'formerProvider',
          label: 'Anschlussinhaberin oder Anschlussinhaber',
          layout: FULL,
          addLabel: 'Weitere Person hinzufügen',
        },
        { first_name: name('Vorname', 35), last_name: name('Nachname', 46) },
        { minItems: 1, maxItems: 4 },
      ),
      'provider_change.address_differs': checkbox({
        personal: false,
        label: 'Der bisherige Anschluss liegt an einer anderen Adresse',
      }),
      ...addressFields('provider_change.address', {
        personal: 'formerProvider',
        visibleIf: { field: 'provider_change.address_differs', equals: true },
      }),
      'provider_change.area_code': {
        personal: 'numbers',
        definition: {
          type: 'tel',
          label: 'Vorwahl',
          inputMode: 'numeric',
          layout: { width: 'third' },
          visibleIf: ports,
          requiredWhenVisible: true,
          errorMessages: { pattern: 'Bitte geben Sie die Vorwahl mit der 0 ein, zum Beispiel 030.' },
        },
        rule: { type: 'string', pattern: '^0[2-9][0-9]{1,4}$' },
      },
      'provider_change.port_all': checkbox({
        personal: false,
        label: 'Alle Rufnummern mitnehmen',
        optional: true,
        visibleIf: ports,
      }),
      'provider_change.numbers': {
        personal: 'numbers',
        definition: {
          type: 'list',
          label: 'Rufnummern ohne Vorwahl',
          hint: 'Nicht nötig, wenn Sie alle Rufnummern mitnehmen.',
          inputMode: 'numeric',
          layout: FULL,
          visibleIf: ports,
          errorMessages: { pattern: 'Bitte geben Sie 2 bis 9 Ziffern ohne Vorwahl ein.' },
          minItems: 1,
          maxItems: 10,
          item: { fields: [], addLabel: 'Weitere Rufnummer hinzufügen' },
        },
        rule: { type: 'array', minItems: 1, maxItems: 10, items: { type: 'string', pattern: '^[0-9]{2,9}$' } },
        requiredUnless: { field: 'provider_change.port_all', equals: true },
      },
      'provider_change.authorise': checkbox(
        {
          personal: false,
          label: 'Ich beauftrage Nimbus mit dem gewählten Wechsel.',
          labelBy: {
            field: 'provider_change.business_case',
            labels: {
              KUE_MRN:
                'Ich beauftrage Nimbus, meinen Vertrag beim bisherigen Anbieter zu kündigen und meine Rufnummern mitzunehmen.',
              KUE_ORN: 'Ich beauftrage Nimbus, meinen Vertrag beim bisherigen Anbieter zu kündigen.',
              RRNP: 'Ich beauftrage Nimbus, meine Rufnummern vom bisherigen Anbieter mitzunehmen.',
            },
          },
          review_label: 'Auftrag zum Wechsel erteilt',
        },
        true,
      ),
    },
  }
}
