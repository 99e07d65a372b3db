import {
  COMPENSATION,
  LINE_NUMBERS_MONTHS,
  LINE_NUMBERS_TIME,
  LONGEST_TERM,
  MOBILE_NUMBER_DAYS,
  MOBILE_NUMBER_TIME,
  NO_TERM_SENTENCES,
  NOTICE_MONTHS,
  OFFERED_TERM,
  termSentences,
  WITH_NOTICE,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_TIME,
  WITHDRAWAL_TIME_IN_WORDS,
} from '.'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the numbers of the law', () => {
  it.each([
    ['days to withdraw, BGB § 355', WITHDRAWAL_DAYS, 14],
    ['months of notice, TKG § 56(3)', NOTICE_MONTHS, 1],
    ['months in which numbers of a line can follow, TKG § 59(6)', LINE_NUMBERS_MONTHS, 1],
    ['days in which a mobile number can follow, FIELD-13', MOBILE_NUMBER_DAYS, 90],
    ['longest minimum term, TKG § 56(1)', LONGEST_TERM, 24],
    ['term that has to be offered, TKG § 56(1)', OFFERED_TERM, 12],
  ])('%s', (_, number, law) => {
    expect(number).toBe(law)
  })
})

describe('COMPENSATION', () => {
  it.each([
    ['outageEarly', '5 € oder 10 % des Monatspreises, je nachdem, welcher Betrag höher ist'],
    ['outageLate', '10 € oder 20 % des Monatspreises, je nachdem, welcher Betrag höher ist'],
    ['appointment', '10 € oder 20 % des Monatspreises, je nachdem, welcher Betrag höher ist'],
    ['switch', '10 € oder 20 % des Monatspreises, je nachdem, welcher Betrag höher ist'],
    ['porting', '10 €'],
  ] as const)('for %s is %s (TKG §§ 58, 59)', (what, amount) => {
    expect(plain(COMPENSATION[what])).toBe(amount)
  })
})

describe('the sentences of the law', () => {
  it('say the same numbers', () => {
    expect(plain(WITHDRAWAL_TIME)).toBe('14 Tage')
    expect(WITHDRAWAL_TIME_IN_WORDS).toBe('vierzehn Tage')
    expect(plain(LINE_NUMBERS_TIME)).toBe('1 Monat')
    expect(plain(MOBILE_NUMBER_TIME)).toBe('90 Tage')
    expect(WITH_NOTICE).toBe('mit einer Frist von einem Monat')
  })

  it.each([
    [
      termSentences(24),
      'Mindestlaufzeit 24 Monate ab Vertragsschluss. Kündbar mit einer Frist von einem Monat zum Ende der Mindestlaufzeit. Danach läuft der Vertrag unbefristet weiter und ist jederzeit mit einer Frist von einem Monat kündbar.',
    ],
    [NO_TERM_SENTENCES, 'Keine Mindestlaufzeit. Sie können jederzeit zum Ende der laufenden 4 Wochen aufhören.'],
  ])('tell how a contract ends', (text, expected) => {
    expect(plain(text)).toBe(expected)
  })
})
