import { dimensions } from './file'
import { RULES, type RuleName } from './rules'

const GB = '\u{1F1EC}\u{1F1E7}'
const aFile = (over: Partial<{ name: string; size: number; type: string }> = {}) => ({
  name: 'Ausweis.JPG',
  size: 2048,
  type: 'image/jpeg',
  ...over,
})

type Row = [rule: RuleName, value: unknown, parameter: unknown, passes: boolean]

const table: Row[] = [
  ['required', null, undefined, false],
  ['required', undefined, undefined, false],
  ['required', [], undefined, false],
  ['required', false, undefined, false],
  ['required', '', undefined, false],
  ['required', ' \t\u00a0', undefined, false],
  ['required', 0, undefined, true],
  ['required', 'nein', undefined, true],
  ['required', ['a'], undefined, true],
  ['required', true, undefined, true],

  ['min', 'Ng', 2, true],
  ['min', 'N', 2, false],
  ['min', '', 2, true],
  ['min', ['ab', 'c'], 2, false],
  ['max', 'äöüßÄ' + 'a'.repeat(25), 30, true],
  ['max', 'äöüßÄ' + 'a'.repeat(26), 30, false],
  ['max', GB, 2, true],
  ['max', { length: 1 }, 30, false],
  ['length', '01067', 5, true],
  ['length', '1067', 5, false],
  ['length', ['a', 'b'], 2, true],
  ['length', ['a'], 2, false],
  ['length', '', 5, true],

  ['minItems', ['a'], 1, true],
  ['minItems', ['a'], 2, false],
  ['minItems', [], 2, true],
  ['minItems', '', 2, true],
  ['minItems', 'ab', 1, false],
  ['maxItems', ['a', 'b'], 2, true],
  ['maxItems', ['a', 'b', 'c'], 2, false],
  ['maxItems', null, 2, true],
  ['maxItems', 'a', 2, false],

  ['regex', '01067', '^[0-9]{5}$', true],
  ['regex', '1067', '^[0-9]{5}$', false],
  ['regex', '010677', '^[0-9]{5}$', false],
  ['regex', 'O1067', '^[0-9]{5}$', false],
  ['regex', 'Żółć', "^[\\p{L}\\p{M} '’.-]+$", true],
  ['regex', 'anything', '^\\d+\\-\\d+$', true],
  ['regex', '', '^a$', true],

  ['one_of', 'Frau', ['Herr', 'Frau'], true],
  ['one_of', 'Divers', ['Herr', 'Frau'], false],
  ['one_of', '2', [1, 2], true],
  ['one_of', ['Herr', 'x'], ['Herr'], false],
  ['one_of', 'true', [true], false],
  ['one_of', { size: 'M', color: 'Nacht' }, [{ color: 'Nacht', size: 'M' }], true],
  // every group was the text "[object Object]" and so one of any others
  ['one_of', { size: 'M' }, [{ size: 'L' }], false],
  // has no text at all
  ['one_of', { toString: 'b' }, ['Herr'], false],
  ['one_of', '', ['Herr'], true],

  ['alpha', 'Żółć', undefined, true],
  ['alpha', 'R2', undefined, false],
  ['alpha', 'von der', undefined, false],
  ['alpha_dash', 'tarif_1-ä', undefined, true],
  ['alpha_dash', 'a b', undefined, false],
  ['alpha_num', 'Größe1', undefined, true],
  ['alpha_num', 'a-1', undefined, false],
  ['alpha_spaces', 'von der Leyen', undefined, true],
  ['alpha_spaces', 'Platz 1', undefined, false],

  ['numeric', '01067', undefined, true],
  ['numeric', 12, undefined, true],
  ['numeric', '-1', undefined, false],
  ['numeric', '1.5', undefined, false],
  ['numeric', '١٢', undefined, false],
  ['integer', '-12', undefined, true],
  ['integer', '1.5', undefined, false],
  ['digits', '01067', 5, true],
  ['digits', '1067', 5, false],
  ['digits', '0106a', 5, false],
  ['min_value', '5', 5, true],
  ['min_value', '4.99', 5, false],
  ['min_value', 'abc', 5, false],
  ['min_value', '0x10', 5, false],
  ['max_value', '5', 5, true],
  ['max_value', '6', 5, false],
  ['max_value', 'abc', 5, false],
  ['between', '3', { min: 1, max: 4 }, true],
  ['between', '0', { min: 1, max: 4 }, false],
  ['between', '5', { min: 1, max: 4 }, false],
  ['between', '', { min: 1, max: 4 }, true],

  ['email', 'kunde@example.org', undefined, true],
  ['email', 'vor.nach+tag@sub.example.org', undefined, true],
  ['email', 'müller@büro.example', undefined, true],
  ['email', "o'neill@example.org", undefined, true],
  ['email', 'kunde@example', undefined, false],
  ['email', 'kunde@@example.org', undefined, false],
  ['email', '.kunde@example.org', undefined, false],
  ['email', 'kun..de@example.org', undefined, false],
  ['email', 'kunde@-example.org', undefined, false],
  ['email', 'kunde @example.org', undefined, false],
  ['email', 'kunde@example.org ', undefined, false],
  ['email', `${'a'.repeat(64)}@example.org`, undefined, true],
  ['email', `${'a'.repeat(65)}@example.org`, undefined, false],
  ['email', 'nonsense', undefined, false],
  ['email', '', undefined, true],

  ['url', 'https://example.org/a?b=c', undefined, true],
  ['url', 'http://example.org:8080', undefined, true],
  ['url', 'example.org', undefined, false],
  ['url', 'javascript:alert(1)', undefined, false],
  ['url', 'https://localhost', undefined, false],

  ['date', '2008-02-29', undefined, true],
  ['date', '2007-02-29', undefined, false],
  ['date', '2000-04-31', undefined, false],
  ['date', '2026-11-27T00:00:00Z', undefined, false],
  ['date', '', undefined, true],
  ['dateMinimum', '2026-11-27', '2026-11-27', true],
  ['dateMinimum', '2026-11-26', '2026-11-27', false],
  ['dateMinimum', 'nonsense', '2026-11-27', false],
  ['dateMinimum', '', '2026-11-27', true],
  ['dateMinimum', null, '2026-11-27', true],
  ['dateMaximum', '2008-11-27', '2008-11-27', true],
  ['dateMaximum', '2008-11-28', '2008-11-27', false],
  ['dateMaximum', '2007-02-29', '2008-11-27', false],
  ['dateMaximum', '', '2008-11-27', true],

  ['size', aFile({ size: 2048 }), 2, true],
  ['size', aFile({ size: 2049 }), 2, false],
  ['size', [aFile({ size: 1 }), aFile({ size: 4096 })], 2, false],
  ['size', 'no file', 2, false],
  ['size', null, 2, true],
  ['ext', aFile(), ['jpg', 'pdf'], true],
  ['ext', aFile({ name: 'Ausweis' }), ['jpg'], false],
  ['ext', aFile({ name: 'jpg' }), ['jpg'], false],
  ...['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'].map((extension): Row => [
    'image',
    aFile({ name: `bild.${extension}` }),
    undefined,
    true,
  ]),
  ['image', aFile({ name: 'bild.tiff' }), undefined, false],
  ['mimes', aFile(), ['image/*'], true],
  ['mimes', aFile(), ['image/png', 'image/jpeg'], true],
  ['mimes', aFile(), ['application/pdf'], false],
  ['mimes', aFile({ type: 'imagex/png' }), ['image/*'], false],

  ['loyalty', '6462000123456780', undefined, true],
  ['loyalty', '6462 0001 2345 6780', undefined, true],
  ['loyalty', '6462000123456781', undefined, false],
  ['loyalty', '79927398713', undefined, false],
  ['loyalty', '646200', undefined, false],
]

describe('RULES', () => {
  it.each(table)('%s of %j with %j → %s', (name, value, parameter, passes) => {
    const holds = RULES[name] as (value: unknown, parameter: unknown) => boolean
    expect(holds(value, parameter)).toBe(passes)
  })

  it('has every rule in the table or in a table of its own', () => {
    const tested = new Set<string>([...table.map(([name]) => name), 'iban', 'sepa'])
    expect(Object.keys(RULES).filter((name) => !tested.has(name))).toEqual([])
  })

  it.each(Object.keys(RULES).filter((name) => name !== 'required') as RuleName[])(
    'lets %s pass an empty value',
    (name) => {
      const holds = RULES[name] as (value: unknown, parameter: unknown) => boolean
      expect(
        [null, undefined, '', []].map((empty) => holds(empty, name === 'between' ? { min: 1, max: 2 } : 1)),
      ).toEqual(Array(4).fill(true))
    },
  )
})

describe('dimensions', () => {
  it.each([
    [{ width: 10, height: 5 }, true],
    [{ width: 11, height: 5 }, false],
    [{ width: 10, height: 6 }, false],
  ])('of %j against 10 × 5 → %s', (picture, passes) => {
    expect(dimensions(picture, { width: 10, height: 5 })).toBe(passes)
  })
})
