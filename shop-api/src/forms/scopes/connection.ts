import { needsFibreConnection } from '@nimbus/shared-contracts/catalogue'
import { addMonths } from '@nimbus/shared-contracts/dates'
import { appointmentField } from '../fields/appointment-field'
import { earliestStart } from '../../kernel/dates/legal-dates'
import { choice, type Fields, type ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'

/** Months ahead that a start can be chosen. */
const START_MONTHS = 6

const HALF = { width: 'half' } as const
const FULL = { width: 'full' } as const

/** The line and the dwelling (FIELD-11). Who owns the house is asked only where fibre still has to be laid. */
export function connectionForm(context: FormContext): ScopeForm {
  const asksForOwner = needsFibreConnection(context.tariff) && context.checkData?.availability.fibre !== 'BUILT'
  const owner = asksForOwner ? ownerFields() : {}
  // whoever changes the provider has a line, which PROVIDER_CHANGE asks for
  const asksForSituation = context.kind === 'new-contract'
  const situation = asksForSituation ? situationFields(context) : {}
  const visit = appointmentField(context)
  return {
    sections: [
      ...(asksForSituation
        ? [{ id: 'situation', title: 'Ihr Anschluss vor Ort', fields: Object.keys(situation) }]
        : []),
      {
        id: 'dwelling',
        title: 'Wo liegt Ihre Wohnung?',
        description: 'So findet die Technik den richtigen Anschluss.',
        fields: [
          'connection.dwelling_type',
          'connection.building_part',
          'connection.floor',
          'connection.position',
          'connection.apartment_no',
        ],
      },
      {
        id: 'socket',
        title: 'Welche Dose gibt es?',
        fields: ['connection.socket', 'connection.fiber_socket_id', ...Object.keys(visit)],
      },
      ...(asksForOwner ? [{ id: 'owner', title: 'Wem gehört das Haus?', fields: Object.keys(owner) }] : []),
      { id: 'start', title: 'Wann soll es losgehen?', fields: ['connection.start', 'connection.start_date'] },
      {
        id: 'extras',
        title: 'Telefonbuch und Rechnung',
        fields: ['connection.directory_entry', 'connection.itemised_bill'],
      },
    ],
    fields: { ...situation, ...dwellingFields(), ...visit, ...owner, ...startFields(context), ...extraFields() },
  }
}

function situationFields({ today }: FormContext): Fields {
  return {
    'connection.situation': choice(
      {
        personal: false,
        type: 'radio',
        label: 'Wie ist die Lage an der Adresse?',
        review_label: 'Lage an der Adresse',
        layout: FULL,
      },
      {
        NO_LINE: 'Es gibt keinen Anschluss',
        LINE_CANCELLED: 'Mein Anschluss ist schon gekündigt',
        MOVING_IN: 'Ich ziehe neu ein',
      },
      true,
    ),
    'connection.move_in_date': {
      personal: false,
      definition: {
        type: 'date',
        label: 'Einzugsdatum',
        layout: HALF,
        visibleIf: { field: 'connection.situation', equals: 'MOVING_IN' },
        requiredWhenVisible: true,
      },
      rule: { type: 'string', format: 'date', dateMinimum: today, dateMaximum: addMonths(today, START_MONTHS) },
    },
    'connection.previous_tenant_name': {
      personal: 'line',
      definition: {
        type: 'text',
        label: 'Name der Vormieterin oder des Vormieters',
        hint: 'Falls bekannt',
        optional: true,
        layout: FULL,
        visibleIf: { field: 'connection.situation', equals: 'MOVING_IN' },
      },
      rule: { type: 'string', maxLength: 60 },
    },
    'connection.previous_line_phone': {
      personal: 'line',
      definition: {
        type: 'tel',
        label: 'Bisherige Rufnummer am Anschluss',
        hint: 'Falls bekannt, mit Vorwahl',
        optional: true,
        inputMode: 'tel',
        layout: FULL,
        visibleIf: { field: 'connection.situation', in: ['LINE_CANCELLED', 'MOVING_IN'] },
        errorMessages: { pattern: 'Bitte geben Sie die Rufnummer mit Vorwahl ein, zum Beispiel 0345 279580.' },
      },
      rule: { type: 'string', pattern: '^0[0-9]{5,14}$' },
    },
  }
}

function dwellingFields(): Fields {
  const inMultiFamily = { field: 'connection.dwelling_type', equals: 'MULTI_FAMILY' }
  const floors = ['UG', 'EG', '1', '2', '3', '4', '5', '6', '7', '8', '9+', 'DG']
  const floorLabels: Record<string, string> = {
    UG: 'Untergeschoss',
    EG: 'Erdgeschoss',
    '9+': '9. Etage oder höher',
    DG: 'Dachgeschoss',
  }
  return {
    'connection.dwelling_type': choice(
      { personal: false, type: 'radio', label: 'Wohnart', layout: FULL },
      { SINGLE_FAMILY: 'Einfamilienhaus', MULTI_FAMILY: 'Mehrfamilienhaus' },
      true,
    ),
    'connection.building_part': choice(
      { personal: 'line', type: 'radio', label: 'Gebäudeteil', optional: true, layout: FULL, visibleIf: inMultiFamily },
      { FRONT: 'Vorderhaus', SIDE: 'Seitenflügel', REAR: 'Hinterhaus', OTHER: 'Anderer' },
    ),
    'connection.floor': {
      personal: 'line',
      definition: {
        type: 'select',
        label: 'Etage',
        layout: HALF,
        visibleIf: inMultiFamily,
        requiredWhenVisible: true,
        options: floors.map((value) => ({ value, label: floorLabels[value] ?? `${value}. Etage` })),
      },
      rule: { type: 'string', enum: floors },
    },
    'connection.position': choice(
      {
        personal: 'line',
        type: 'radio',
        label: 'Lage auf der Etage',
        layout: FULL,
        visibleIf: inMultiFamily,
        requiredWhenVisible: true,
      },
      { LEFT: 'Links', MIDDLE: 'Mitte', RIGHT: 'Rechts', ONLY: 'Einzige Wohnung' },
    ),
    'connection.apartment_no': {
      personal: 'line',
      definition: { type: 'text', label: 'Wohnungsnummer', optional: true, layout: HALF, visibleIf: inMultiFamily },
      rule: { type: 'string', maxLength: 10 },
    },
    'connection.socket': choice(
      { personal: false, type: 'radio', label: 'Vorhandene Dose', optional: true, layout: FULL },
      { TAE: 'Telefondose (TAE)', FIBER_GF_TA: 'Glasfaser-Dose', NONE: 'Keine Dose', UNKNOWN: 'Weiß ich nicht' },
    ),
    'connection.fiber_socket_id': {
      personal: 'line',
      definition: {
        type: 'text',
        label: 'Kennung auf der Glasfaser-Dose (Home-ID)',
        optional: true,
        layout: FULL,
        visibleIf: { field: 'connection.socket', equals: 'FIBER_GF_TA' },
        errorMessages: { pattern: 'Die Kennung hat 5 bis 20 Großbuchstaben, Ziffern, Punkte oder Striche.' },
      },
      rule: { type: 'string', pattern: '^[A-Z0-9.-]{5,20}$' },
    },
  }
}

function ownerFields(): Fields {
  const tenant = { field: 'connection.ownership', equals: 'TENANT' }
  return {
    'connection.ownership': choice(
      {
        personal: false,
        type: 'radio',
        label: 'Sie sind',
        layout: FULL,
        hint: 'Für die Verlegung brauchen wir das Einverständnis der Eigentümer.',
      },
      { OWNER: 'Eigentümerin oder Eigentümer', TENANT: 'Mieterin oder Mieter' },
      true,
    ),
    'connection.owner.name': {
      personal: 'line',
      definition: {
        type: 'text',
        label: 'Name der Eigentümer oder der Hausverwaltung',
        layout: FULL,
        visibleIf: tenant,
        requiredWhenVisible: true,
      },
      rule: { type: 'string', maxLength: 80 },
    },
    'connection.owner.email_or_phone': {
      personal: 'line',
      definition: {
        type: 'text',
        label: 'E-Mail oder Telefon der Eigentümer oder der Hausverwaltung',
        layout: FULL,
        visibleIf: tenant,
        requiredWhenVisible: true,
      },
      rule: { type: 'string', minLength: 5, maxLength: 80 },
    },
  }
}

function startFields({ today, checkData }: FormContext): Fields {
  const lead = earliestStart(today)
  const planned = checkData?.availability.planned_from
  const first = planned !== undefined && planned > lead ? planned : lead
  return {
    'connection.start': choice(
      { personal: false, type: 'radio', label: 'Wunschtermin', layout: FULL },
      { ASAP: 'So schnell wie möglich', DATE: 'An einem bestimmten Tag' },
      true,
    ),
    'connection.start_date': {
      personal: false,
      definition: {
        type: 'date',
        label: 'Datum',
        layout: HALF,
        visibleIf: { field: 'connection.start', equals: 'DATE' },
        requiredWhenVisible: true,
      },
      rule: {
        type: 'string',
        format: 'date',
        dateMinimum: first,
        dateMaximum: addMonths(first > lead ? first : today, START_MONTHS),
      },
    },
  }
}

function extraFields(): Fields {
  return {
    'connection.directory_entry': {
      ...choice(
        { personal: false, type: 'radio', label: 'Telefonbucheintrag', optional: true, layout: FULL },
        { NONE: 'Kein Eintrag', PHONE_NAME: 'Name und Rufnummer', FULL: 'Vollständig mit Adresse' },
      ),
      initial: 'NONE',
    },
    'connection.itemised_bill': {
      ...choice(
        { personal: false, type: 'radio', label: 'Einzelverbindungsnachweis', optional: true, layout: FULL },
        { NONE: 'Keiner', SHORTENED: 'Mit gekürzten Rufnummern', FULL: 'Mit vollständigen Rufnummern' },
      ),
      initial: 'NONE',
    },
  }
}
