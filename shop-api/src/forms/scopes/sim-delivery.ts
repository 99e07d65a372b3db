import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import { numberField, PHONE_NUMBER } from '../fields/number-field'
import { addressFields } from '../fields/address-fields'
import { checkbox, choice, type Field, type Fields, type ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'

const FULL = { width: 'full' } as const

/**
 * Which SIM, and where to send what is sent (FIELD-14): an eSIM alone comes by e-mail, so that nothing else is asked.
 * A device is sent in any case.
 */
export function simDeliveryForm({ hasDevice, kind, offered }: FormContext): ScopeForm {
  const delivery = deliveryFields(hasDevice)
  // whoever changes the provider is asked with the number that may come along
  const number: Fields = kind === 'new-contract' ? { [PHONE_NUMBER]: numberField(offered) } : {}
  return {
    sections: [
      { id: 'sim', title: 'Welche SIM möchten Sie?', fields: ['delivery.sim_type'] },
      { id: 'number', title: 'Welche Rufnummer möchten Sie?', fields: Object.keys(number) },
      {
        id: 'delivery',
        title: hasDevice ? 'Wohin senden wir Ihr Gerät?' : 'Wohin senden wir Ihre SIM-Karte?',
        description: 'Wir liefern nur innerhalb Deutschlands.',
        fields: Object.keys(delivery),
      },
    ],
    fields: { 'delivery.sim_type': simType(hasDevice), ...number, ...delivery },
  }
}

function simType(hasDevice: boolean): Field {
  return choice(
    {
      personal: false,
      type: 'radio',
      label: 'SIM',
      hint: hasDevice
        ? 'Die eSIM laden Sie mit einem QR-Code, die SIM-Karte liegt dem Gerät bei. Beide sind kostenlos.'
        : 'Die eSIM laden Sie mit einem QR-Code, die SIM-Karte kommt per Post. Beide sind kostenlos.',
      layout: FULL,
    },
    { ESIM: 'eSIM', SIM: 'SIM-Karte' },
    true,
  )
}

function deliveryFields(hasDevice: boolean): Fields {
  const home = { field: 'delivery.method', equals: 'HOME' }
  const packstation = { field: 'delivery.method', equals: 'PACKSTATION' }
  return {
    'delivery.method': method(hasDevice),
    'delivery.address_differs': checkbox({ personal: false, label: 'An eine andere Adresse liefern', visibleIf: home }),
    ...addressFields('delivery.address', {
      personal: 'delivery',
      visibleIf: { field: 'delivery.address_differs', equals: true },
    }),
    'delivery.packstation_no': digits(
      'Nummer der Packstation',
      { pattern: '^[0-9]{3}$' },
      { hint: 'In Ihrem Wohnort, zum Beispiel 145', visibleIf: packstation },
      'Bitte geben Sie die drei Ziffern der Packstation ein.',
    ),
    'delivery.post_no': digits(
      'Postnummer',
      { pattern: '^[0-9]{6,10}$' },
      { hint: 'Ihre eigene, 6 bis 10 Ziffern', visibleIf: packstation },
      'Bitte geben Sie Ihre Postnummer mit 6 bis 10 Ziffern ein.',
    ),
  }
}

/** Where to; asked for a SIM card or a device. */
function method(hasDevice: boolean): Field {
  const field = choice(
    { personal: false, type: 'radio', label: 'Lieferung', layout: FULL },
    { HOME: 'Nach Hause', PARCEL_SHOP: 'In einen Paketshop in Ihrer Nähe', PACKSTATION: 'An eine Packstation' },
    hasDevice,
  )
  if (hasDevice) return field
  const visibleIf = { field: 'delivery.sim_type', equals: 'SIM' }
  return { ...field, definition: { ...field.definition!, visibleIf, requiredWhenVisible: true } }
}

const digits = (
  label: string,
  { pattern }: { pattern: string },
  look: Pick<FieldDefinition, 'hint' | 'visibleIf'>,
  message: string,
): Field => ({
  personal: 'delivery',
  definition: {
    type: 'text',
    label,
    inputMode: 'numeric',
    layout: { width: 'half' },
    ...look,
    requiredWhenVisible: true,
    errorMessages: { pattern: message },
  },
  rule: { type: 'string', pattern },
})
