import type { RuleCases } from './rule-case'

const THUMB = '👍'

/** What a schema's own keywords mean (FORM-1). */
export const mappedRules: readonly RuleCases[] = [
  {
    source: 'FORM-2: required fails for null, empty array, false and blank string',
    schema: {},
    required: true,
    keeps: ['nein', '0', 'false', true, 0, ['a']],
    breaks: { required: [null, undefined, [], false, '', ' ', ' \t\n', '\u00a0'] },
  },
  {
    source: 'FORM-13: required comes first',
    schema: { type: 'string', minLength: 2, pattern: '^[a-z]+$', format: 'email' },
    required: true,
    keeps: [],
    breaks: { required: ['', null], minLength: ['1'], pattern: ['12'], format: ['ab'] },
  },
  {
    source: 'FORM-4: minLength counts characters',
    schema: { type: 'string', minLength: 2 },
    keeps: ['Ng', 'äö', THUMB + THUMB, '', ' ', null, undefined],
    breaks: { minLength: ['N', 'ä', THUMB] },
  },
  {
    source: 'FORM-4: maxLength counts characters; FRM-39: 30 letters incl. 5 umlauts pass, 31 fail',
    schema: { type: 'string', maxLength: 30 },
    keeps: ['äöüßÄ' + 'a'.repeat(25), THUMB.repeat(30), 'ﷺ'.repeat(30), '', null],
    breaks: { maxLength: ['äöüßÄ' + 'a'.repeat(26), THUMB.repeat(31)] },
  },
  {
    source: 'FORM-9: minItems: empty passes, a non-array fails',
    schema: { minItems: 2 },
    keeps: [['a', 'b'], ['a', 'b', 'c'], [], '', null, undefined],
    breaks: { minItems: [['a'], 'ab', { length: 2 }, 5] },
  },
  {
    source: 'FORM-9: maxItems: empty passes, a non-array fails',
    schema: { type: 'array', maxItems: 2 },
    keeps: [['a'], ['a', 'b'], [], '', null],
    breaks: { maxItems: [['a', 'b', 'c'], 'a', { length: 1 }, 1] },
  },
  {
    source: 'FIELD-3, zipcode; FRM-41',
    schema: { type: 'string', minLength: 5, maxLength: 5, pattern: '^[0-9]{5}$' },
    keeps: ['01067', '99998', ''],
    breaks: { minLength: ['1067'], maxLength: ['010677'], pattern: ['O1067', '0106a', '٠١٠٦٧', '0106 '] },
  },
  {
    source: 'FIELD-10, salutation',
    schema: { type: 'string', enum: ['Herr', 'Frau', 'Firma'] },
    keeps: ['Herr', 'Frau', 'Firma', '', null],
    breaks: { one_of: ['Divers', 'herr', 'Herr ', 'Herr,Frau', 'constructor'] },
  },
  {
    source: 'DATA-16, title',
    schema: { type: 'string', enum: ['Dr.', 'Prof.', 'Dr. Prof.', 'Prof. Dr.'] },
    keeps: ['Dr.', 'Prof.', 'Dr. Prof.', 'Prof. Dr.'],
    breaks: { one_of: ['Dr', 'Prof.Dr.', 'Dr. Dr.'] },
  },
  {
    source: 'FORM-1: enum is one_of; form values are text',
    schema: { enum: [12, 24] },
    keeps: ['24', 12, ['12', '24'], []],
    breaks: { one_of: ['25', 1, ['12', '36']] },
  },
  {
    source: 'FORM-5: type integer means numeric, digits only',
    schema: { type: 'integer' },
    keeps: ['0', '01067', '12345678901234567890', 12, 0, '', null],
    breaks: { type: ['-1', '+1', '1.5', '1,5', '1e3', '0x1', '12a', ' 12', '١٢', 1.5, -3, true] },
  },
]
