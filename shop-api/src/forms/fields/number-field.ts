import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import type { Field } from './fields'
import { NUMBER_PATTERN } from './pool'

/** Where a new contract asks for it, and where somebody changes the provider without the number. */
export const PHONE_NUMBER = 'delivery.phone_number'
export const NEW_NUMBER = 'porting.new_number'

/** The answer of who doesn't mind, and of who says nothing. */
export const ANY = { value: 'ANY', label: 'Eine Rufnummer zuteilen' }

/** The choice of a new number; nobody has to choose. */
export function numberField(
  offered: readonly { value: string; label: string }[] = [ANY],
  visibleIf?: FieldDefinition['visibleIf'],
): Field {
  return {
    personal: 'numbers',
    definition: {
      type: 'radio',
      label: 'Ihre neue Rufnummer',
      hint: 'Die Wahl ist kostenlos. Eine gewählte Rufnummer halten wir eine Stunde für Sie frei.',
      optional: true,
      layout: { width: 'full' },
      source: 'numbers',
      more_label: 'Andere Nummern zeigen',
      options: [...offered],
      ...(visibleIf && { visibleIf }),
      errorMessages: { pattern: 'Bitte wählen Sie eine der Rufnummern.' },
    },
    rule: { type: 'string', pattern: `^(${ANY.value}|${NUMBER_PATTERN})$` },
    initial: ANY.value,
  }
}
