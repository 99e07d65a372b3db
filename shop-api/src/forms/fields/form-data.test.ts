import { formData, readForm, slotsOf } from './form-data'

const FIELD = { personal: false, type: 'text', label: 'Name' } as const

/** The form with one field, of which the slots are given. */
const formWith = (field: Record<string, unknown>, slots: Record<string, unknown> = {}) =>
  readForm(formData('a.json', [{ id: 's', title: 'T', fields: { 'a.b': { ...field } } }], {}), (slot) => slots[slot])

describe('readForm', () => {
  it.each([
    ['a text', { ...FIELD, rule: { maxLength: 9 } }, { type: 'string', maxLength: 9 }],
    ['a choice', { ...FIELD, type: 'radio', options: { A: 'Alpha', B: 'Beta' } }, { type: 'string', enum: ['A', 'B'] }],
    [
      'a choice of what changes',
      { ...FIELD, type: 'radio', options: ['A'], rule: { pattern: 'A' } },
      { type: 'string', pattern: 'A' },
    ],
    ['a box', { ...FIELD, type: 'checkbox' }, { type: 'boolean' }],
    ['a box that has to be ticked', { ...FIELD, type: 'checkbox', required: true }, { type: 'boolean', const: true }],
    [
      'a list of texts',
      { ...FIELD, type: 'list', minItems: 1, maxItems: 2 },
      { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } },
    ],
  ])('makes the rule of %s', (_what, field, rule) => {
    expect(formWith(field).fields['a.b']?.rule).toEqual(rule)
  })

  it('asks for a field always, or when it shows', () => {
    const visibleIf = { field: 'a.c', equals: true }
    const always = formWith({ ...FIELD, required: true }).fields['a.b']
    const shown = formWith({ ...FIELD, required: true, visibleIf }).fields['a.b']
    expect([always?.required, always?.definition?.requiredWhenVisible]).toEqual([true, undefined])
    expect([shown?.required, shown?.definition?.requiredWhenVisible]).toEqual([false, true])
  })

  it('leaves out what is empty, and what stands under a condition that is not met', () => {
    const field = { ...FIELD, hint: '{{#a}}Hinweis{{/a}}', visibleIf: { unless: 'a', field: 'a.c', equals: 1 } }
    expect(formWith(field, { a: false }).fields['a.b']?.definition).toEqual({
      type: 'text',
      label: 'Name',
      layout: {},
      visibleIf: { field: 'a.c', equals: 1 },
    })
    expect(formWith(field, { a: true }).fields['a.b']?.definition).toEqual({
      type: 'text',
      label: 'Name',
      layout: {},
      hint: 'Hinweis',
    })
    expect(formWith({ ...FIELD, when: 'a' }, { a: [] })).toEqual({
      sections: [{ id: 's', title: 'T', fields: [] }],
      fields: {},
    })
  })

  it('takes what several fields have in common from a part; its own words win', () => {
    const part = {
      ...FIELD,
      personal: 'name',
      rule: { minLength: 1, maxLength: 9 },
      errorMessages: { pattern: 'Nein.' },
    }
    const field = { part: 'name', label: 'Vorname', rule: { maxLength: 5 } }
    const data = formData('a.json', [{ id: 's', title: 'T', fields: { 'a.b': field } }], { name: part })
    const { definition, rule, personal } = readForm(data, () => undefined).fields['a.b']!
    expect([definition?.label, definition?.errorMessages, rule, personal]).toEqual([
      'Vorname',
      { pattern: 'Nein.' },
      { type: 'string', minLength: 1, maxLength: 5 },
      'name',
    ])
  })

  it('names file and field of what it does not know', () => {
    expect(() => formWith({ ...FIELD, colour: 'red' })).toThrow(/^forms\/a\.json a\.b: /)
    expect(() => formWith({ type: 'text', label: 'Name' })).toThrow(/forms\/a\.json a\.b: .*personal/s)
  })
})

describe('slotsOf', () => {
  it('has every slot with its place', () => {
    const field = { ...FIELD, when: 'a', hint: '{{#b}}{{c}}{{/b}}', rule: { pattern: '{{d}}' } }
    const data = formData('a.json', [{ id: 's', title: '{{e}}', fields: { 'a.b': field } }], {})
    expect([...new Set(slotsOf(data).map(({ slot, at }) => `${at} ${slot}`))]).toEqual([
      'forms/a.json e',
      ...['a', 'b', 'c', 'd'].map((slot) => `forms/a.json a.b ${slot}`),
    ])
  })
})
