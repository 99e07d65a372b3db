import fc from 'fast-check'
import * as v from 'valibot'
import { DECLARATION_FIELDS, declarationSchema, readDeclaration } from '.'

const WITHDRAWAL = { name: 'Ida Falk', contract: 'NB-2026-7K3M9Q', email: 'ida@beispiel.de' }
const CANCELLATION = { type: 'ordinary', ...WITHDRAWAL }

describe('readDeclaration', () => {
  it.each([
    ['spaces and control characters', { name: ' Ida \u0000  Falk\u202e ' }, 'Ida Falk'],
    ['a name of one letter', { name: 'Ø' }, 'Ø'],
    ['a name of 120 characters outside of the basic plane', { name: '𝔄'.repeat(120) }, '𝔄'.repeat(120)],
  ])('reads %s', (_, given, name) => {
    expect(readDeclaration('withdrawal', { ...WITHDRAWAL, ...given })).toEqual({
      ok: true,
      value: { kind: 'withdrawal', contents: { ...WITHDRAWAL, name } },
    })
  })

  // they were counted once when read and twice when kept, so that the edge could not read again what it had kept
  it('reads the longest texts of characters outside of the basic plane so that they can be kept', () => {
    const contents = {
      type: 'extraordinary',
      reason: '𝔄'.repeat(2_000),
      name: '𝔄'.repeat(120),
      identity: '𝔄'.repeat(200),
      contract: '𝔄'.repeat(200),
      email: `${'𝔄'.repeat(32)}@${'𝔄'.repeat(31)}.com`,
    }
    const read = readDeclaration('cancellation', contents)
    expect(read).toEqual({ ok: true, value: { kind: 'cancellation', contents } })
    expect(v.safeParse(declarationSchema, read.ok && read.value)).toMatchObject({ success: true })
  })

  it.each(['withdrawal', 'cancellation'] as const)('takes a %s that was pasted as one that was typed', (kind) => {
    const given: Record<string, string> = {
      type: 'extraordinary',
      reason: 'Störung seit März.\nNichts ändert sich.',
      name: 'Zoë Müller',
      identity: 'Lindenstraße 3, Köln',
      contract: 'für Glasfaser',
      end_date: '31.3.2027',
      email: 'zoë@büro.example',
    }
    const pasted = (typed: string): string =>
      `\u202a${typed.normalize('NFD').split('').join('\u2060')}\u200d\u200b\u202c`
    const typed = readDeclaration(kind, given)
    expect(typed.ok).toBe(true)
    for (const field of DECLARATION_FIELDS[kind].filter((name) => name !== 'type'))
      expect([field, readDeclaration(kind, { ...given, [field]: pasted(given[field]!) })]).toEqual([field, typed])
  })

  it.each(['der mit dem Glasfaser vom Freitag', '4711', 'Rufnummer 0171 123', 'nb 2026 7k3m9q'])(
    'takes a contract as the customer calls it: %s',
    (contract) => {
      expect(readDeclaration('withdrawal', { ...WITHDRAWAL, contract }).ok).toBe(true)
    },
  )

  it.each([
    ['ida@beispiel.de', true],
    [' ida @ beispiel.de ', true],
    ['müller+shop@büro.example', true],
    ['ida@beispiel.de.', false],
    ['ida@beispiel', false],
    ['ida.beispiel.de', false],
    ['ida@@beispiel.de', false],
    ['@beispiel.de', false],
  ])('e-mail %j: %s', (email, fine) => {
    expect(readDeclaration('withdrawal', { ...WITHDRAWAL, email }).ok).toBe(fine)
  })

  it('names each field that is empty, too long or no text', () => {
    expect(readDeclaration('withdrawal', { name: '\u200b ', contract: 'x'.repeat(201), email: 7 })).toEqual({
      ok: false,
      error: {
        name: 'Bitte geben Sie Ihren Namen an.',
        contract: 'Bitte kürzen Sie den Text auf höchstens 200 Zeichen.',
        email: 'Bitte geben Sie an, wohin die Bestätigung gehen soll.',
      },
    })
  })

  it.each([
    ['ordinary, without a reason', {}, { type: 'ordinary' }],
    ['ordinary, whose reason nobody needs', { reason: 'Umzug' }, { type: 'ordinary' }],
    [
      'extraordinary, with a reason of two lines',
      { type: 'extraordinary', reason: 'Zu langsam.\r\nSeit  Mai.' },
      { type: 'extraordinary', reason: 'Zu langsam.\nSeit Mai.' },
    ],
    ['to a day', { end_date: '31.3.2027' }, { end_date: '2027-03-31' }],
    ['as early as possible', { end_date: ' ' }, {}],
    [
      'with what tells the customer from others',
      { identity: 'Am Hang 3, 01067 Dresden' },
      { identity: 'Am Hang 3, 01067 Dresden' },
    ],
  ])('reads a cancellation: %s', (_, given, read) => {
    expect(readDeclaration('cancellation', { ...CANCELLATION, ...given })).toEqual({
      ok: true,
      value: { kind: 'cancellation', contents: { ...CANCELLATION, ...read } },
    })
  })

  it.each([
    ['no type', { type: '' }, 'type'],
    ['another type', { type: 'immediate' }, 'type'],
    ['extraordinary without a reason', { type: 'extraordinary', reason: ' ' }, 'reason'],
    ['words where a day is asked for', { end_date: 'bald' }, 'end_date'],
    ['a day that does not exist', { end_date: '31.02.2027' }, 'end_date'],
  ])('wants a cancellation to be clear: %s', (_, given, field) => {
    const read = readDeclaration('cancellation', { ...CANCELLATION, ...given })
    expect(read.ok ? {} : Object.keys(read.error)).toEqual([field])
  })

  it.each([
    ['bald', 'Bitte geben Sie das Datum so an: TT.MM.JJJJ.'],
    ['31.3.27', 'Bitte geben Sie das Datum so an: TT.MM.JJJJ.'],
    // it said "TT.MM.JJJJ" of what was written so, and took the year 9999
    ['29.02.2027', 'Diesen Tag gibt es nicht. Bitte prüfen Sie das Datum.'],
    ['31/04/2027', 'Diesen Tag gibt es nicht. Bitte prüfen Sie das Datum.'],
    ['31042027', 'Diesen Tag gibt es nicht. Bitte prüfen Sie das Datum.'],
    ['2027-13-01', 'Diesen Tag gibt es nicht. Bitte prüfen Sie das Datum.'],
    ['31.12.9999', 'Bitte prüfen Sie das Jahr.'],
    ['31.03.0027', 'Bitte prüfen Sie das Jahr.'],
    ['29.02.2028', undefined],
  ])('says of the end %j: %s', (end_date, message) => {
    const read = readDeclaration('cancellation', { ...CANCELLATION, end_date })
    expect(read.ok ? undefined : read.error.end_date).toBe(message)
  })

  it('makes what the API accepts and a database can keep, of whatever is sent', () => {
    const anything = fc.dictionary(
      fc.constantFrom('type', 'reason', 'name', 'identity', 'contract', 'end_date', 'email'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('ordinary', 'a@b.de', '31.3.2027', '\ud800', '\u0000'),
        fc.anything(),
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom('withdrawal' as const, 'cancellation' as const), anything, (kind, fields) => {
        const read = readDeclaration(kind, fields)
        if (!read.ok) return
        expect(v.parse(declarationSchema, read.value)).toEqual(read.value)
        expect(JSON.stringify(read.value)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
        // the edge hands over what it has read, and the API reads it again
        expect(readDeclaration(kind, read.value.contents)).toEqual(read)
      }),
    )
  })
})
