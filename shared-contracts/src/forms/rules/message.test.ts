import { messageFor } from './message'

describe('messageFor', () => {
  it.each([
    [
      'the text of the schema',
      'pattern',
      { pattern: 'Bitte geben Sie fünf Ziffern ein.' },
      'Bitte geben Sie fünf Ziffern ein.',
    ],
    ['the text of FORM-2 for required', 'required', undefined, 'Dieses Feld ist erforderlich'],
    ['the same for a box that has to be ticked', 'const', {}, 'Dieses Feld ist erforderlich'],
    ["the form's text of required for that box", 'const', { required: 'Bitte ankreuzen' }, 'Bitte ankreuzen'],
    ['the default of the library', 'url', { pattern: 'x' }, 'website is not valid.'],
    ['the default for what is no rule at all', 'constructor', {}, 'website is not valid.'],
  ])('has %s', (_, key, messages, text) => {
    expect(messageFor(key, { field: 'website', messages })).toBe(text)
  })
})
