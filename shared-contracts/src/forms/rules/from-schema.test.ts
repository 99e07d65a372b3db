import { rulesOf } from './from-schema'
import { messageFor, messageForKey, messageKeyOf } from './message'

const named = (...args: Parameters<typeof rulesOf>) =>
  rulesOf(...args).map(({ name, parameter }) => (parameter === undefined ? name : [name, parameter]))

describe('rulesOf', () => {
  it.each([
    [{ minLength: 2 }, ['min', 2]],
    [{ maxLength: 40 }, ['max', 40]],
    [{ minItems: 1 }, ['minItems', 1]],
    [{ maxItems: 10 }, ['maxItems', 10]],
    [{ pattern: '^a$' }, ['regex', '^a$']],
    [{ enum: ['a'] }, ['one_of', ['a']]],
    [{ format: 'email' }, 'email'],
    [{ format: 'iban' }, 'iban'],
    [{ format: 'loyalty' }, 'loyalty'],
    [{ format: 'product' }, 'loyalty'],
    [{ format: 'date' }, 'date'],
    [{ type: 'integer' }, 'numeric'],
    [{ dateMinimum: '2026-11-27' }, ['dateMinimum', '2026-11-27']],
    [{ dateMaximum: '2026-11-27' }, ['dateMaximum', '2026-11-27']],
  ])('%j → %j', (schema, rule) => {
    expect(named(schema)).toEqual([rule])
  })

  it('puts required first, when the schema lists the field or it is visible', () => {
    expect(named({ type: 'string', minLength: 2, format: 'email' }, { required: true })).toEqual([
      'required',
      ['min', 2],
      'email',
    ])
  })

  it('leaves out an unknown format, a broken pattern and a keyword of the wrong type, and keeps the rest', () => {
    expect(named({ format: 'constructor', pattern: '^\\d+\\-\\d+$', minLength: '2', maxLength: 5 })).toEqual([
      ['max', 5],
    ])
  })
})

describe('messageKeyOf', () => {
  it.each([
    ['min', 'minLength'],
    ['max', 'maxLength'],
    ['minItems', 'minItems'],
    ['maxItems', 'maxItems'],
    ['regex', 'pattern'],
    ['email', 'format'],
    ['loyalty', 'format'],
    ['iban', 'format'],
    ['numeric', 'type'],
    ['one_of', 'one_of'],
    ['dateMinimum', 'dateMinimum'],
    ['required', 'required'],
  ] as const)('%s → %s', (rule, key) => {
    expect(messageKeyOf(rule)).toBe(key)
  })
})

describe('messageFor', () => {
  it('takes the text of the schema', () => {
    expect(messageFor('regex', { field: 'PLZ', messages: { pattern: 'Bitte geben Sie fünf Ziffern ein.' } })).toBe(
      'Bitte geben Sie fünf Ziffern ein.',
    )
  })

  it('has the text of FORM-2 for required', () => {
    expect(messageFor('required', { field: 'PLZ' })).toBe('Dieses Feld ist erforderlich')
  })

  it('falls back to the default of the library', () => {
    expect(messageFor('url', { field: 'website', messages: { pattern: 'x' } })).toBe('website is not valid.')
    expect(messageForKey('constructor', { field: 'website', messages: {} })).toBe('website is not valid.')
  })
})
