import type { RuleCases } from './rule-case'

const generic = (keyword: string, parameter: unknown, keeps: unknown[], broken: unknown[]): RuleCases => ({
  source: `FORM-11: ${keyword}`,
  schema: { [keyword]: parameter },
  keeps: [...keeps, '', null],
  breaks: { [keyword]: broken },
})

/** The further generic rules of FORM-11 that a schema can carry; their messages are kept under their names. */
export const genericRules: readonly RuleCases[] = [
  generic('integer', true, ['12', '-12', '0', -3], ['1.5', '1e3', 'abc', '--1', 1.5]),
  generic('between', { min: 1, max: 4 }, ['1', '2.5', '4', 3], ['0', '4.01', '5', '-2', 'zwei']),
  generic('min_value', 5, ['5', '5.01', 6], ['4.99', '-5', 'abc', '0x10']),
  generic('max_value', 5, ['5', '-6', 4.5], ['6', '5.01', 'abc', '1e0']),
  generic('digits', 5, ['01067', '00000'], ['1067', '010677', '0106a', '-1067']),
  generic('length', 5, ['01067', 'Größe', ['a', 'b', 'c', 'd', 'e']], ['1067', '👍👍👍', ['a']]),
  generic('alpha', true, ['Żółć', 'Groß'], ['R2', 'von der', 'a-b', '1']),
  generic('alpha_dash', true, ['tarif_1-ä', 'A-Z'], ['a b', 'a.b', 'a/b']),
  generic('alpha_num', true, ['Größe1', '42'], ['a-1', 'a 1', 'a_1']),
  generic('alpha_spaces', true, ['von der Leyen', 'Ä Ö'], ['Platz 1', 'a-b']),
  generic(
    'url',
    true,
    ['https://beispiel.de/a?b=c', 'http://beispiel.de:8080'],
    ['beispiel.de', 'javascript:alert(1)', 'https://localhost', 'ftp://beispiel.de', 'https:// beispiel.de'],
  ),
]
