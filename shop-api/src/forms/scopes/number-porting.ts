import type { FieldDefinition } from '@nimbus/shared-contracts/forms'
import { addMonths } from '@nimbus/shared-contracts/dates'
import { addDays } from '@nimbus/server-kit/clock'
import { NEW_NUMBER, numberField } from '../fields/number-field'
import { checkbox, choice, choices, type Field, type Fields, type ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'
import { NAME, NAME_MESSAGES } from './customer'

/** A number can be taken along up to this many months before its contract ends, and this many days after (FIELD-13). */
const MONTHS_BEFORE_END = 4
const DAYS_AFTER_END = 90

/** Calendar days that a number takes which is wanted at once (FIELD-13). */
const DAYS_ASAP = 8

/** Years that nobody's birth lies back. */
const OLDEST = 120

const FULL = { width: 'full' } as const
const HALF = { width: 'half' } as const

/** Invented providers; any other name may be typed. */
const PROVIDERS = ['Funkwelle', 'Kielwasser Mobil', 'Leuchtnetz Mobil', 'Südfunk', 'Talklinie', 'Wellenruf']

const NUMBER = '^01[5-7][0-9]{8,9}$'
const NUMBER_MESSAGE = 'Bitte geben Sie Ihre Mobilfunknummer ein, zum Beispiel 0171 2345678.'

const wanted = { field: 'porting.wanted', equals: 'YES' }
const otherHolder = { field: 'porting.holder_differs', equals: true }

/** The number that comes over from another provider (FIELD-13). It can be taken along later too. */
export function numberPortingForm({ today, offered }: FormContext): ScopeForm {
  const fields: Fields = { ...contractFields(today), ...numberFields(), ...holderFields(today) }
  return {
    sections: [
      {
        id: 'contract',
        title: 'Ihr bisheriger Vertrag',
        description:
          'Die Mitnahme ist kostenlos. Ihr bisheriger Vertrag läuft weiter und muss bis zu seinem Ende bezahlt werden.',
        fields: ['porting.wanted', NEW_NUMBER, ...Object.keys(contractFields(today))],
      },
      { id: 'number', title: 'Ihre Rufnummer', fields: Object.keys(numberFields()) },
      {
        id: 'holder',
        title: 'Wem gehört der Vertrag?',
        description: 'Name und Geburtsdatum müssen mit den Angaben beim bisherigen Anbieter genau übereinstimmen.',
        fields: Object.keys(holderFields(today)),
      },
    ],
    fields: {
      'porting.wanted': choice(
        {
          personal: false,
          type: 'radio',
          label: 'Rufnummer mitnehmen?',
          hint: 'Sie können das auch später nachholen und bekommen bis dahin eine neue Rufnummer.',
          layout: FULL,
        },
        { YES: 'Ja, Rufnummer mitnehmen', NO: 'Nein, vielleicht später' },
        true,
      ),
      [NEW_NUMBER]: numberField(offered, { field: 'porting.wanted', equals: 'NO' }),
      ...fields,
    },
  }
}

/** A choice that is needed once its question shows. */
function asked(field: Field, visibleIf: FieldDefinition['visibleIf']): Field {
  return { ...field, definition: { ...field.definition!, visibleIf, requiredWhenVisible: true } }
}

function contractFields(today: string): Fields {
  return {
    'porting.contract_type': asked(
      choice(
        { personal: false, type: 'radio', label: 'Bisheriger Vertrag', layout: FULL },
        { POSTPAID: 'Laufzeitvertrag', PREPAID: 'Prepaid' },
      ),
      wanted,
    ),
    'porting.when': asked(
      choice(
        {
          personal: false,
          type: 'radio',
          label: 'Wann?',
          hint: `So schnell wie möglich dauert etwa ${DAYS_ASAP} Kalendertage.`,
          layout: FULL,
        },
        { ASAP: 'So schnell wie möglich', END_OF_CONTRACT: 'Zum Vertragsende' },
      ),
      wanted,
    ),
    'porting.opt_in_done': optInDone(),
    'porting.contract_end_date': {
      personal: false,
      definition: {
        type: 'date',
        label: 'Vertragsende',
        hint: `Höchstens ${MONTHS_BEFORE_END} Monate im Voraus und bis ${DAYS_AFTER_END} Tage danach.`,
        layout: HALF,
        visibleIf: { field: 'porting.when', equals: 'END_OF_CONTRACT' },
        requiredWhenVisible: true,
        errorMessages: { format: 'Bitte geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.' },
      },
      rule: {
        type: 'string',
        format: 'date',
        dateMinimum: addDays(today, -DAYS_AFTER_END),
        dateMaximum: addMonths(today, MONTHS_BEFORE_END),
      },
    },
  }
}

/** A number leaves a running contract only when its provider has released it; without release the order goes on without it. */
function optInDone(): Field {
  const field = choice(
    {
      personal: false,
      type: 'radio',
      label: 'Haben Sie die Rufnummer bei Ihrem Anbieter freigegeben?',
      hint:
        'Vor dem Vertragsende muss Ihr bisheriger Anbieter die Rufnummer freigeben (Opt-in). Ohne Freigabe starten Sie mit einer neuen ' +
        'Rufnummer: Geben Sie die alte in der App oder an der Hotline Ihres Anbieters frei und melden Sie sich dann bei uns.',
      layout: FULL,
    },
    { YES: 'Ja, sie ist freigegeben', NO: 'Noch nicht, ich hole es nach' },
  )
  return asked(field, { field: 'porting.when', equals: 'ASAP' })
}

function numberFields(): Fields {
  const number = (label: string, rule: Field['rule'], look: Partial<FieldDefinition> = {}): Field => ({
    personal: 'numbers',
    definition: {
      type: 'tel',
      label,
      inputMode: 'tel',
      autocomplete: 'off',
      layout: HALF,
      visibleIf: wanted,
      requiredWhenVisible: true,
      ...look,
      errorMessages: { pattern: NUMBER_MESSAGE, ...look.errorMessages },
    },
    rule: { type: 'string', pattern: NUMBER, ...rule },
  })
  return {
    'porting.number': number('Rufnummer', {}),
    'porting.number_repeat': number(
      'Rufnummer wiederholen',
      { sameAs: 'number' },
      // who only passes through on the way to the first number has not made a mistake yet
      { triggers: ['change'], errorMessages: { sameAs: 'Die beiden Rufnummern sind nicht gleich.' } },
    ),
    'porting.provider': {
      personal: 'formerProvider',
      definition: {
        type: 'typeahead',
        label: 'Bisheriger Anbieter',
        hint: 'Wählen Sie aus der Liste oder geben Sie den Namen ein.',
        options: choices(Object.fromEntries(PROVIDERS.map((provider) => [provider, provider]))),
        layout: FULL,
        visibleIf: wanted,
        requiredWhenVisible: true,
      },
      rule: { type: 'string', minLength: 2, maxLength: 60 },
    },
  }
}

function holderFields(today: string): Fields {
  const name = (label: string): Field => ({
    personal: 'formerProvider',
    definition: {
      type: 'text',
      label,
      layout: HALF,
      visibleIf: otherHolder,
      requiredWhenVisible: true,
      errorMessages: NAME_MESSAGES,
    },
    rule: { type: 'string', minLength: 1, maxLength: 35, pattern: NAME },
  })
  return {
    'porting.holder_differs': checkbox({
      personal: false,
      label: 'Der bisherige Vertrag läuft auf eine andere Person',
      visibleIf: wanted,
    }),
    'porting.holder_first_name': name('Vorname'),
    'porting.holder_last_name': name('Nachname'),
    'porting.holder_birth_date': {
      personal: 'formerProvider',
      definition: {
        type: 'date',
        label: 'Geburtsdatum',
        layout: FULL,
        visibleIf: otherHolder,
        requiredWhenVisible: true,
        errorMessages: { format: 'Bitte geben Sie ein gültiges Datum ein, zum Beispiel 27.03.1990.' },
      },
      rule: {
        type: 'string',
        format: 'date',
        dateMinimum: addMonths(today, -OLDEST * 12),
        dateMaximum: today,
      },
    },
  }
}
