import fc from 'fast-check'
import {
  valueAt,
  withValue,
  type FieldDefinition,
  type FormSchema,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { compileSchema } from '@nimbus/shared-contracts/forms/ajv'
import { normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import type { Scope } from '@nimbus/shared-contracts/order'
import { aCheckData, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { checkForm, payloadOf } from '@nimbus/shared-ui/form'
import {
  checkValues,
  definitionsOf,
  type Fields,
  type FormContext,
  formOf,
  normaliseValues,
  pickVisible,
  type ScopeForm,
  scopesOf,
  validationSchemaOf,
} from '../../shop-api/src/testing/public'

const aContext = (over: Partial<FormContext>): FormContext => ({
  today: '2026-11-27',
  kind: 'new-contract',
  tariff: aTariff(),
  checkData: aCheckData(),
  hasDevice: false,
  hasIban: false,
  ...over,
})
const mobile = { tariff: aMobileTariff(), checkData: null }
const CONTEXTS = {
  'landline, new': aContext({}),
  'landline, change, fibre planned': aContext({
    kind: 'provider-change',
    checkData: aCheckData({ fibre: 'PLANNED', planned_from: '2027-06-01' }),
  }),
  'mobile, new, device': aContext({ ...mobile, hasDevice: true }),
  'mobile, change': aContext({ ...mobile, kind: 'provider-change', hasIban: true }),
  'prepaid, new': aContext({ ...mobile, tariff: aPrepaidTariff() }),
}

const FORMS = Object.entries(CONTEXTS).flatMap(([order, context]) =>
  scopesOf(context.checkData ? 'landline' : 'mobile', context.kind)
    // the overview is no form: the page fills in its hashes
    .filter((scope) => scope !== 'ORDER_OVERVIEW')
    .map((scope): [string, Scope, ScopeForm] => [order, scope, formOf(scope, context)]),
)

/** What customers and careless clients put into any field. */
const ANYTHING = ['', ' ', 'x', 'Ng', '12 a', '01067', '2026-12-24', 'DE89370400440532013000', 'DE89 **** 3000', null]

function answers({ type, options = [] }: FieldDefinition): fc.Arbitrary<unknown> {
  if (type === 'checkbox') return fc.constantFrom(true, false, undefined)
  if (options.length > 0) return fc.constantFrom(...options.map(({ value }) => value), undefined, '', 'OTHER')
  if (type === 'tel') return fc.constantFrom('0345 279580', '+49 171 2345678', '030', 'abc', '', undefined)
  if (type === 'email') return fc.constantFrom('a@b.de', 'a@b', '', undefined)
  if (type === 'date') return fc.constantFrom('1990-01-01', '1.1.1990', '2026-12-24', '2027-02-29', '--', undefined)
  return fc.constantFrom(...ANYTHING, undefined)
}

function answerTo({ definition, entry }: Fields[string]): fc.Arbitrary<unknown> {
  if (!definition) return fc.constant(undefined)
  if (definition.type !== 'list') return answers(definition)
  const one: fc.Arbitrary<unknown> = entry ? valuesOf(entry) : fc.constantFrom('279580', '27 95 80', 'x', '')
  return fc.array(one, { maxLength: 3 })
}

/** Any answers to a form, those that nobody was asked for included. */
function valuesOf(fields: Fields): fc.Arbitrary<FormValues> {
  const each = Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, answerTo(field)]))
  return fc
    .record(each)
    .map((given) =>
      Object.entries(given).reduce<FormValues>(
        (values, [id, value]) => (value === undefined ? values : withValue(values, id, value)),
        {},
      ),
    )
}

/** As a Mac, a banking app or a phone book hands over what else is typed. */
const pasted = (typed: string): string => `\u202a\u200b${typed.normalize('NFD').split('').join('\u2060')}\u200b\u202c`

/** What is typed into a field that takes text; undefined for one that is chosen. */
function typedInto({ type, options = [] }: FieldDefinition): string | undefined {
  if (options.length > 0 || type === 'checkbox') return undefined
  const known: Partial<Record<FieldDefinition['type'], string>> = {
    tel: '0345 279580',
    date: '1.1.1990',
    iban: 'DE89 3704 0044 0532 0130 00',
    email: 'mü.ng@büro.example',
  }
  return known[type] ?? 'Żółć Ngũ 12 ä'
}

/** Typed values of all fields that take text, list entries too, each written by `write`. */
const textsOf = (fields: Fields, write: (typed: string) => string): FormValues =>
  Object.entries(fields).reduce<FormValues>((values, [id, { definition, entry }]) => {
    if (!definition) return values
    if (definition.type === 'list') return withValue(values, id, [entry ? textsOf(entry, write) : write('279580')])
    const typed = typedInto(definition)
    return typed === undefined ? values : withValue(values, id, write(typed))
  }, {})

describe('browser and API', () => {
  // an e-mail address with a space without width behind it was none, and "ü" of two signs another letter than "ü"
  it.each(FORMS)(
    'of %s, %s take what was pasted as what was typed, in every field',
    (_order, scope, { fields, ...form }) => {
      const typed = textsOf(fields, (text) => text)
      const other = textsOf(fields, pasted)
      expect(normaliseValues(fields, other)).toEqual(normaliseValues(fields, typed))
      // each by itself, since which ones are on screen hangs on what is chosen
      for (const [id, { definition }] of Object.entries(fields)) {
        if (!definition || valueAt(typed, id) === undefined) continue
        const definitions = Object.fromEntries(
          Object.entries(definitionsOf(fields)).map(([name, { visibleIf: _, ...shown }]) => [name, shown]),
        )
        const schema = {
          scope,
          definitionSchema: { dataset: {}, form: form.sections, definitions },
          validationSchema: {},
        }
        const payload = (values: FormValues) =>
          payloadOf(schema, withValue({}, id, valueAt(values, id)), normalisePhone)
        expect([id, payload(other)]).toEqual([id, payload(typed)])
      }
    },
  )

  it.each(FORMS)('of %s, %s save the same values and refuse the same fields', async (_order, scope, form) => {
    const { fields, sections } = form
    const schema: FormSchema = {
      scope,
      definitionSchema: { dataset: {}, form: sections, definitions: definitionsOf(fields) },
      validationSchema: { ...validationSchemaOf(fields) },
    }
    const compiled = await compileSchema(schema.validationSchema)
    if (!compiled.ok) throw compiled.error
    const { validate } = compiled.value
    await fc.assert(
      fc.asyncProperty(valuesOf(fields), async (values) => {
        const payload = payloadOf(schema, values, normalisePhone)
        // a client that sends all it has, hidden fields included, is understood in the same way
        const kept = normaliseValues(fields, pickVisible(fields, values))
        expect(payload).toEqual(kept)
        const problems = await checkValues(fields, kept)
        const refused = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
        const shown = checkForm({ schema, validate, normalisePhone }, values)
        expect(withoutLists(shown, fields)).toEqual(withoutLists(refused, fields))
        expect(Object.keys(shown).length === 0).toBe(problems.length === 0)
      }),
      { numRuns: 40, seed: 20261127 },
    )
  })
})

/** A list that is missing is told by the API of the list and by the page of its empty inputs. */
const withoutLists = (messages: Record<string, string>, fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => fields[id] && fields[id].definition?.type !== 'list'))
