import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { aField, aFormSchema } from '@nimbus/shared-contracts/testing'

const SIM = { field: 'delivery.sim_type', equals: 'SIM' }
const PACKSTATION = { field: 'delivery.method', equals: 'PACKSTATION' }

/** SIM and delivery: an eSIM alone asks for nothing else, a device is sent whatever the SIM. */
export const aSimDeliveryForm = (hasDevice: boolean): FormSchema =>
  aFormSchema(
    {
      'delivery.sim_type': aField({
        type: 'radio',
        label: 'SIM',
        options: [
          { value: 'ESIM', label: 'eSIM' },
          { value: 'SIM', label: 'SIM-Karte' },
        ],
      }),
      'delivery.method': aField({
        type: 'radio',
        label: 'Lieferung',
        options: [
          { value: 'HOME', label: 'Nach Hause' },
          { value: 'PACKSTATION', label: 'An eine Packstation' },
        ],
        requiredWhenVisible: true,
        ...(!hasDevice && { visibleIf: SIM }),
      }),
      'delivery.packstation_no': aField({
        label: 'Nummer der Packstation',
        visibleIf: PACKSTATION,
        requiredWhenVisible: true,
        errorMessages: { pattern: 'Bitte geben Sie die drei Ziffern der Packstation ein.' },
      }),
      'delivery.post_no': aField({ label: 'Postnummer', visibleIf: PACKSTATION, requiredWhenVisible: true }),
    },
    {
      scope: 'SIM_DELIVERY',
      validationSchema: {
        type: 'object',
        required: ['delivery'],
        properties: {
          delivery: {
            type: 'object',
            required: ['sim_type'],
            properties: {
              sim_type: { type: 'string', enum: ['ESIM', 'SIM'] },
              packstation_no: { type: 'string', pattern: '^[0-9]{3}$' },
              post_no: { type: 'string', pattern: '^[0-9]{6,10}$' },
            },
          },
        },
      },
    },
  )

const WANTED = { field: 'porting.wanted', equals: 'YES' }
const NUMBER = { type: 'string', pattern: '^01[5-7][0-9]{8,9}$' }

/** Whether the number comes along, and which one, typed twice. */
export const aPortingForm = (): FormSchema =>
  aFormSchema(
    {
      'porting.wanted': aField({
        type: 'radio',
        label: 'Rufnummer mitnehmen?',
        options: [
          { value: 'YES', label: 'Ja, Rufnummer mitnehmen' },
          { value: 'NO', label: 'Nein, vielleicht später' },
        ],
      }),
      'porting.number': aField({ type: 'tel', label: 'Rufnummer', visibleIf: WANTED, requiredWhenVisible: true }),
      'porting.number_repeat': aField({
        type: 'tel',
        label: 'Rufnummer wiederholen',
        visibleIf: WANTED,
        requiredWhenVisible: true,
        errorMessages: { sameAs: 'Die beiden Rufnummern sind nicht gleich.' },
      }),
    },
    {
      scope: 'NUMBER_PORTING',
      validationSchema: {
        type: 'object',
        required: ['porting'],
        properties: {
          porting: {
            type: 'object',
            required: ['wanted'],
            properties: {
              wanted: { type: 'string', enum: ['YES', 'NO'] },
              number: NUMBER,
              number_repeat: { ...NUMBER, sameAs: 'number' },
            },
          },
        },
      },
    },
  )
