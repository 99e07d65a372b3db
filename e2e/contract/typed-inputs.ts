import type { Scope } from '@nimbus/shared-contracts/order'

/** Orders that have all forms between them. */
export type TypedOrder = 'newLine' | 'changedLine' | 'mobile'

/** One text that is typed into a field, with what the rules of its field (FIELD-1) and the cases from FRM-36 on say of it. */
export interface TypedInput {
  /** The order whose form it is; of a mobile one where both have it. */
  order?: TypedOrder
  scope: Scope
  field: string
  typed: string
  /** What the server has afterwards, '' for nothing. */
  stored?: string
  /** Values that it puts into other fields. */
  besides?: Record<string, string>
  /** What the message says when the text is refused. */
  refused?: RegExp
}

type Row = readonly [typed: string, stored: string | RegExp, besides?: Record<string, string>]

const inputsOf = (scope: Scope, field: string, rows: readonly Row[], order?: TypedOrder): TypedInput[] =>
  rows.map(([typed, result, besides]) => ({
    ...(order && { order }),
    scope,
    field,
    typed,
    ...(typeof result === 'string' ? { stored: result } : { refused: result }),
    ...(besides && { besides }),
  }))

const required = /Dieses Feld ist erforderlich/
const letters = /nur Buchstaben, Bindestrich, Apostroph und Leerzeichen/
const fiveDigits = /fünf Ziffern/
const houseNumber = /nur die Hausnummer ein, zum Beispiel 12, 12a/
const eMail = /gültige E-Mail-Adresse/
const callable = /gültige Telefonnummer mit Vorwahl/
const iban = /gültige IBAN/
const day = /gültiges Datum/
const card = /Nummer auf Ihrer Partnerkarte/
const atMost = (limit: number): RegExp => new RegExp(`höchstens ${limit} Zeichen`)

/** FRM-39: accepted unchanged, one character is one character. */
const lastNames = inputsOf('CUSTOMER', 'customer.last_name', [
  ['Rüger', 'Rüger'],
  ['Groß', 'Groß'],
  ["O'Neill", "O'Neill"],
  ['O’Neill', 'O’Neill'],
  ['von der Leyen', 'von der Leyen'],
  ['Ng', 'Ng'],
  ['Müller-Lüdenscheidt', 'Müller-Lüdenscheidt'],
  ['Żółć', 'Żółć'],
  [' Ng\u00a0', 'Ng'],
  ['ä'.repeat(46), 'ä'.repeat(46)],
  ['ä'.repeat(47), atMost(46)],
  ['R2-D2', letters],
  ['', required],
  ['\u00a0 ', required],
])
const firstNames = inputsOf('CUSTOMER', 'customer.first_name', [
  ['é'.repeat(35), 'é'.repeat(35)],
  ['é'.repeat(36), atMost(35)],
])
const companies = inputsOf('CUSTOMER', 'customer.company', [
  ['3M & Söhne GmbH', '3M & Söhne GmbH'],
  ['X', /mindestens 2 Zeichen/],
  ['x'.repeat(61), atMost(60)],
  ['', required],
])

/** FRM-38: number and suffix are told apart first (decisions: house numbers). */
const suffix = (value: string) => ({ 'customer.address.house_no_suffix': value })
const houseNumbers = inputsOf('CUSTOMER', 'customer.address.house_no', [
  ['12b', '12', suffix('b')],
  ['12 b', '12', suffix('b')],
  ['12', '12'],
  ['0', houseNumber],
  ['abc', houseNumber],
  ['', required],
  ['12345', houseNumber],
  ['12 Hinterhaus', houseNumber],
])
const otherHouse = (value: string) => ({ 'customer.billing_address.house_no_suffix': value })
const ranges = inputsOf('CUSTOMER', 'customer.billing_address.house_no', [
  ['12-14', '12', otherHouse('-14')],
  ['12–14', '12', otherHouse('-14')],
  ['12a-12c', '12', otherHouse('a-12c')],
  ['5 1/2', '5', otherHouse('1/2')],
  ['5/1', '5', otherHouse('/1')],
])

/** FRM-38: Mannheim squares and numbers in names are not split again; FORM-10: a capital letter. */
const streets = inputsOf('CUSTOMER', 'customer.address.street', [
  ['E4', 'E4'],
  ['C 7', 'C 7'],
  ['Straße des 17. Juni', 'Straße des 17. Juni'],
  ['an der Alten Elbe', 'An der Alten Elbe'],
  ['X', /mindestens 2 Zeichen/],
  ['ß'.repeat(47), atMost(46)],
])
const cities = inputsOf('CUSTOMER', 'customer.address.city', [
  ['  dresden ', 'Dresden'],
  ['123', /den Namen des Ortes/],
  ['X', /mindestens 2 Zeichen/],
])

/** FRM-41: text, with its leading zero. */
const zipcodes = inputsOf('CUSTOMER', 'customer.address.zipcode', [
  ['01067', '01067'],
  [' 01067\u00a0', '01067'],
  ['1067', fiveDigits],
  ['010677', fiveDigits],
  ['O1067', fiveDigits],
])

/** FRM-43; FORM-31: 18 and older is born until 27.11.2008. */
const birthDates = inputsOf('CUSTOMER', 'customer.birth_date', [
  ['1990-01-01', '1990-01-01'],
  ['1.1.1990', '1990-01-01'],
  ['01.01.1990', '1990-01-01'],
  ['01.\u00a001.\u00a01990', '1990-01-01'],
  ['01011990', '1990-01-01'],
  ['26.10.2008', '2008-10-26'],
  ['29.02.2008', '2008-02-29'],
  ['27.11.2008', '2008-11-27'],
  ['28.11.2008', /noch keine 18 Jahre/],
  ['27.11.1906', '1906-11-27'],
  ['26.11.1906', /Geburtsjahr/],
  ['29.02.2007', day],
  ['31.04.2000', day],
  ['01.01.90', day],
  ['1990--1', day],
  ['--', required],
])

const eMails = inputsOf('CUSTOMER', 'customer.email', [
  ['name+shop@beispiel.de', 'name+shop@beispiel.de'],
  ['name@büro.example', 'name@büro.example'],
  [' name@beispiel.de ', 'name@beispiel.de'],
  ["o'neill@beispiel.de", "o'neill@beispiel.de"],
  [`${'a'.repeat(64)}@${'b'.repeat(12)}.de`, `${'a'.repeat(64)}@${'b'.repeat(12)}.de`],
  [`${'a'.repeat(64)}@${'b'.repeat(13)}.de`, atMost(80)],
  ['na..me@beispiel.de', eMail],
  ['name@beispiel..de', eMail],
  ['name@beispiel', eMail],
  ['name @beispiel.de', eMail],
  ['nonsense', eMail],
  ['', required],
])

/** FRM-42: stored as E.164. A mobile order can do without. */
const phones = inputsOf('CUSTOMER', 'customer.phone', [
  ['+49 (0)345 279580', '+49345279580'],
  ['0345/27 95 80', '+49345279580'],
  ['0049 345 279580', '+49345279580'],
  ['04921 801856', '+494921801856'],
  ['0171-1234567', '+491711234567'],
  ['+43 1 5127000', '+4315127000'],
  ['123', callable],
  ['Tel. 0345 279580', callable],
  ['', ''],
])
const phonesForTheTechnician = inputsOf('CUSTOMER', 'customer.phone', [['', required]], 'newLine')

/** FORM-30; FRM-36. Only the masked form comes back. */
const ibans = inputsOf('PAYMENT', 'payment.iban', [
  ['DE89370400440532013000', 'DE89 **** 3000'],
  ['DE02120300000000202051', 'DE02 **** 2051'],
  ['AT611904300234573201', 'AT61 **** 3201'],
  ['GB82WEST12345698765432', 'GB82 **** 5432'],
  ['CH9300762011623852957', 'CH93 **** 2957'],
  ['FR1420041010050500013M02606', 'FR14 **** 2606'],
  ['NL91ABNA0417164300', 'NL91 **** 4300'],
  ['de89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000', 'DE89 **** 3000'],
  ['DE89 3704 0044 0532 0130 00', 'DE89 **** 3000'],
  ['DE89\u202f3704\u202f0044\u202f0532\u202f0130\u202f00', 'DE89 **** 3000'],
  ['DE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00', 'DE89 **** 3000'],
  ['DE89370400440532013001', iban],
  ['DE8937040044053201300', iban],
  ['XX89370400440532013000', iban],
  ['', required],
])
const holders = inputsOf('PAYMENT', 'payment.account_holder', [
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['A', /mindestens 2 Zeichen/],
  ['x'.repeat(71), atMost(70)],
])

const loyalty = inputsOf('CONSENTS', 'consents.loyalty_no', [
  ['6462000123456780', '6462000123456780'],
  ['6462 0001 2345 6780', '6462000123456780'],
  ['6462000123456781', card],
  ['79927398713', card],
  ['', ''],
])

/** FIELD-14: Packstation has 3 digits, the Postnummer 6 to 10. */
const packstations = [
  ...inputsOf('SIM_DELIVERY', 'delivery.packstation_no', [
    ['001', '001'],
    [' 145 ', '145'],
    ['14', /drei Ziffern/],
    ['14a', /drei Ziffern/],
  ]),
  ...inputsOf('SIM_DELIVERY', 'delivery.post_no', [
    ['123 456 789', '123456789'],
    ['12345', /6 bis 10 Ziffern/],
    ['12345678901', /6 bis 10 Ziffern/],
  ]),
]

const portedNumbers = inputsOf('NUMBER_PORTING', 'porting.number', [
  ['01712345678', '01712345678'],
  ['0171/234 56 78', '01712345678'],
  ['+49 171 2345678', '01712345678'],
  ['0345 279580', /0171 2345678/],
  ['0171', /0171 2345678/],
  ['', required],
])
/** LAW-26: from 29.08.2026 to 27.03.2027. */
const portingDates = inputsOf('NUMBER_PORTING', 'porting.contract_end_date', [
  ['29.08.2026', '2026-08-29'],
  ['28.08.2026', /ab dem 29.08.2026/],
  ['27.03.2027', '2027-03-27'],
  ['28.03.2027', /bis zum 27.03.2027/],
])

const lines = [
  ...inputsOf(
    'CONNECTION',
    'connection.previous_line_phone',
    [
      ['0345 27 95 80', '0345279580'],
      ['+49 (0)345 279580', '0345279580'],
      ['0345/279580', '0345279580'],
      ['279580', /mit Vorwahl/],
      ['', ''],
    ],
    'newLine',
  ),
  ...inputsOf(
    'PROVIDER_CHANGE',
    'provider_change.area_code',
    [
      ['030', '030'],
      ['033731', '033731'],
      [' 0345 ', '0345'],
      ['0171', /Mobilfunknummer geht hier nicht/],
      ['345', /Vorwahl mit der 0/],
    ],
    'changedLine',
  ),
  ...inputsOf(
    'PROVIDER_CHANGE',
    'provider_change.numbers.0',
    [
      ['27 95 80', '279580'],
      ['1', /2 bis 9 Ziffern/],
      ['0345/279580', /2 bis 9 Ziffern/],
    ],
    'changedLine',
  ),
  ...inputsOf(
    'PROVIDER_CHANGE',
    'provider_change.holders.0.last_name',
    [
      ['  Müller-Lüdenscheidt ', 'Müller-Lüdenscheidt'],
      ['Ng2', letters],
      ['', required],
    ],
    'changedLine',
  ),
  ...inputsOf('PROVIDER_CHANGE', 'provider_change.customer_no', [['K-4711/8', 'K-4711/8']], 'changedLine'),
]

export const TYPED_INPUTS: readonly TypedInput[] = [
  ...lastNames,
  ...firstNames,
  ...companies,
  ...houseNumbers,
  ...ranges,
  ...streets,
  ...cities,
  ...zipcodes,
  ...birthDates,
  ...eMails,
  ...phones,
  ...phonesForTheTechnician,
  ...ibans,
  ...holders,
  ...loyalty,
  ...packstations,
  ...portedNumbers,
  ...portingDates,
  ...lines,
]
