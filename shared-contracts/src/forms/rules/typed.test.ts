import fc from 'fast-check'
import { asTyped } from './typed'

describe('asTyped', () => {
  it.each([
    ['two letters and a dot above', 'Mu\u0308ller', 'M\u00fcller'],
    // was no e-mail address, for a reason that nobody could see
    ['a space without width behind an address', 'ida@beispiel.de\u200b', 'ida@beispiel.de'],
    ['a joiner behind an address', 'ida@beispiel.de\u200d', 'ida@beispiel.de'],
    ['a joiner within one', '\u200cida\u200c@beispiel.de', 'ida@beispiel.de'],
    ['a number from a phone book', '\u202a+49 345 279580\u202c', '+49 345 279580'],
    ['a mark at the begin of a file', '\ufeffIda', 'Ida'],
    ['a hyphen that only shows at the end of a line', 'Linden\u00adstraße', 'Lindenstraße'],
    // stayed apart, since it was composed before the sign was taken out
    ['a sign between a letter and its dots', 'Mu\u200b\u0308ller', 'Müller'],
    ['a joiner in a Persian name', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['a family of one sign', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['lines and spaces', ' a \n\tb ', ' a \n\tb '],
    ['joiners alone', '\u200d\u200c', ''],
  ])('writes %s', (_what, pasted, typed) => {
    expect(asTyped(pasted)).toBe(typed)
  })

  // a run of joiners between two letters was read from each of them to its end: seconds for what fits into one body
  it('takes a long run of joiners in one go', () => {
    const run = `é${'\u200d'.repeat(2_000_000)}é`
    expect(asTyped(run)).toBe(run)
  })

  it('changes nothing the second time', () => {
    const sign = fc.oneof(
      fc.constantFrom('u', '\u0308', '\u200b', '\u200c', '\u200d', '\ufeff', ' ', '\u212a', '\u2000', 'ع', '\ud800'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        const once = asTyped(signs.join(''))
        expect(asTyped(once)).toBe(once)
      }),
    )
  })
})
