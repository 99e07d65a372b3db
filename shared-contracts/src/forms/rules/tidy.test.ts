import { normalisePhone } from './phone'
import { tidyText, type TidiedField } from './tidy'

const field = (over: Partial<TidiedField> = {}): TidiedField => ({ id: 'customer.last_name', type: 'text', ...over })
const phone = field({ id: 'customer.phone', type: 'tel' })
const dialled = field({ id: 'connection.previous_line_phone', type: 'tel' })
const digits = field({ id: 'consents.loyalty_no', inputMode: 'numeric' })
const iban = field({ id: 'payment.iban', type: 'iban' })
const date = field({ id: 'customer.birth_date', type: 'date' })

describe('tidyText', () => {
  it.each<[string, TidiedField, string]>([
    ['  von  der\u00a0Leyen ', field(), 'von der Leyen'],
    ['O’Neill', field(), 'O’Neill'],
    // as a Mac pastes it: an umlaut used to count as two characters, and was another name than the same one typed
    ['Mu\u0308ller', field(), 'M\u00fcller'],
    ['u\u0308ber dem Tor', field({ id: 'customer.address.street' }), '\u00dcber dem Tor'],
    ['\u200bNg\ufeff', field(), 'Ng'],
    ['\u00a0 ', field(), ''],
    ['halle (Saale)', field({ id: 'customer.address.city' }), 'Halle (Saale)'],
    ['über dem Tor', field({ id: 'payment.holder_address.street' }), 'Über dem Tor'],
    ['0345/27 95 80', phone, '+49345279580'],
    ['123', phone, '123'],
    // became +49 345 …, which the rule of a line's number refuses
    ['0345 279580', dialled, '0345279580'],
    ['+49 (0)345 279580', dialled, '0345279580'],
    ['+43 1 5127000', dialled, '+43 1 5127000'],
    ['+49 171 234-5678', dialled, '01712345678'],
    ['0171/2345678', dialled, '01712345678'],
    ['keine', dialled, 'keine'],
    // so did an area code that is long enough to be a number
    ['033731', field({ id: 'provider_change.area_code', type: 'tel' }), '033731'],
    ['6462 0001 2345 6780', digits, '6462000123456780'],
    [' 01067 ', digits, '01067'],
    ['de89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000', iban, 'DE89370400440532013000'],
    [' DE89 **** 3000', iban, 'DE89 **** 3000'],
    ['1990-01-01', date, '1990-01-01'],
    ['1.1.1990', date, '1990-01-01'],
    ['1.\u00a01.\u00a01990', date, '1990-01-01'],
    ['01011990', date, '1990-01-01'],
    ['01.01.90', date, '01.01.90'],
    ['31.04.2000', date, '31.04.2000'],
    ['--', date, ''],
    ['Herr ', field({ id: 'customer.salutation', type: 'select' }), 'Herr '],
  ])('writes %j of %j as %j', (typed, of, expected) => {
    expect(tidyText(typed, of, normalisePhone)).toBe(expected)
  })

  it.each([field(), phone, dialled, digits, iban, date])('of %j changes nothing the second time', (of) => {
    for (const typed of ['0345/27 95 80', 'de89 3704 0044 0532 0130 00', '1.2.1990', ' ß ', 'straße 5'])
      expect(tidyText(tidyText(typed, of, normalisePhone), of, normalisePhone)).toBe(
        tidyText(typed, of, normalisePhone),
      )
  })

  it('leaves a number as typed in a form that knows none', () => {
    expect(tidyText(' 0345/27 95 80 ', phone)).toBe('0345/27 95 80')
  })
})
