import type { RuleCases } from './rule-case'

const name = (maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: "^[\\p{L}][\\p{L}\\p{M} .'’-]*$",
})

/** Names, house numbers and phone numbers as FIELD-2, FIELD-3 and FIELD-10 have them. */
export const inputs: readonly RuleCases[] = [
  {
    source: 'FIELD-10, last_name; FRM-39, AJV-53',
    schema: name(46),
    required: true,
    keeps: [
      'Rüger',
      'Groß',
      "O'Neill",
      'O’Neill',
      'von der Leyen',
      'Ng',
      'Ö',
      'Müller-Lüdenscheidt',
      'Żółć',
      'Nguyễn',
      'E\u0301va',
      'Αλέξης',
      'Дмитрий',
      '李',
      'Freiherr v. Stein',
      'ä'.repeat(46),
    ],
    breaks: {
      required: ['', '  '],
      maxLength: ['ä'.repeat(47)],
      pattern: ['R2-D2', 'Müller3', '-Anna', "'Neill", 'Anna_Maria', 'a@b.de', '<b>Anna</b>', 'Anna;', '👍'],
    },
  },
  {
    source: 'FIELD-10, first_name: 35',
    schema: name(35),
    keeps: ['Karl-Theodor Maria Nikolaus Johann', 'a'.repeat(35)],
    breaks: { maxLength: ['a'.repeat(36)], pattern: ['1'] },
  },
  {
    source: 'FIELD-3, house_no',
    schema: { type: 'string', minLength: 1, maxLength: 4, pattern: '^[0-9]{1,4}$' },
    required: true,
    keeps: ['1', '12', '9999'],
    breaks: { required: [''], maxLength: ['12345'], pattern: ['abc', '12a', '½', '-1', '1.'] },
  },
  {
    source: 'FIELD-3, house_no_suffix',
    schema: { type: 'string', maxLength: 8, pattern: '^[0-9A-Za-z][0-9A-Za-z /.-]*$' },
    keeps: ['a', 'B', '1/2', 'a-c', 'c 1', ''],
    breaks: { maxLength: ['a-bcdefgh'], pattern: ['!', '–14', 'ä', '#2'] },
  },
  {
    source: 'FIELD-3, street: Mannheim squares and numbers in names (FRM-38)',
    schema: { type: 'string', minLength: 2, maxLength: 46 },
    keeps: ['E4', 'C 7', 'Straße des 17. Juni', 'An der Prießnitzaue', '', 'ß'.repeat(46)],
    breaks: { minLength: ['E'], maxLength: ['ß'.repeat(47)] },
  },
  {
    source: 'FIELD-10, phone; FRM-42',
    schema: { type: 'string', minLength: 6, maxLength: 20, pattern: '^(\\+|0)[0-9 ()/-]{5,19}$' },
    keeps: [
      '+49 (0)345 279580',
      '0345/27 95 80',
      '0049 345 279580',
      '04921 801856',
      '0171-1234567',
      '+43 1 5127000',
      '030123456',
    ],
    breaks: {
      minLength: ['123', '110'],
      pattern: ['49 345 279580', 'Tel. 0345 279580', '0345 279580 (Büro)', '0345.279580', '+493452795٠٠'],
      maxLength: ['0345 2795801234567890'],
    },
  },
  {
    source: 'FIELD-12, area_code: no mobile prefix',
    schema: { type: 'string', pattern: '^0[2-9][0-9]{1,4}$' },
    keeps: ['030', '0345', '04921', '033731'],
    breaks: { pattern: ['0171', '03', '00345', '345', '0337311', '030 '] },
  },
  {
    source: 'FIELD-13, porting number',
    schema: { type: 'string', pattern: '^01[5-7][0-9]{8,9}$' },
    keeps: ['01712345678', '015123456789', '01601234567'],
    breaks: { pattern: ['0171234567', '0151234567890', '01812345678', '+491712345678', '0345279580'] },
  },
  {
    source: 'FIELD-14, Packstation: 3 digits, Postnummer: 6 to 10',
    schema: { type: 'string', pattern: '^[0-9]{6,10}$' },
    keeps: ['123456', '1234567890'],
    breaks: { pattern: ['12345', '12345678901', '12345a'] },
  },
]
