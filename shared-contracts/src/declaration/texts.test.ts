import { declarationRows, declaredSentence, receiptText, type Declaration } from '.'

const PERSON = { name: 'Ida Falk', contract: 'NB-2026-7K3M9Q', email: 'ida@beispiel.de' }

const cancellation = (over: object = {}): Declaration => ({
  kind: 'cancellation',
  contents: { type: 'ordinary', ...PERSON, ...over },
})

describe('declaredSentence', () => {
  it.each([
    [{ kind: 'withdrawal', contents: PERSON } as const, 'Hiermit widerrufe ich den unten genannten Vertrag.'],
    [cancellation(), 'Hiermit kündige ich den unten genannten Vertrag ordentlich zum nächstmöglichen Zeitpunkt.'],
    [
      cancellation({ end_date: '2027-03-31' }),
      'Hiermit kündige ich den unten genannten Vertrag ordentlich zum 31.03.2027.',
    ],
    [
      cancellation({ type: 'extraordinary', reason: 'Zu langsam' }),
      'Hiermit kündige ich den unten genannten Vertrag außerordentlich aus wichtigem Grund zum nächstmöglichen Zeitpunkt.',
    ],
  ])('of %j', (declaration, sentence) => {
    expect(declaredSentence(declaration)).toBe(sentence)
  })
})

describe('declarationRows', () => {
  it('has all that was declared and nothing else', () => {
    const contents = {
      type: 'extraordinary',
      reason: 'Zu langsam.\nSeit Mai.',
      identity: 'Am Hang 3',
      end_date: '2027-03-31',
    }
    expect(declarationRows(cancellation(contents)).map(({ label, text }) => [label, ...text])).toEqual([
      ['Art der Kündigung', 'außerordentlich'],
      ['Grund', 'Zu langsam.', 'Seit Mai.'],
      ['Name', 'Ida Falk'],
      ['Anschrift oder Geburtsdatum', 'Am Hang 3'],
      ['Vertrag', 'NB-2026-7K3M9Q'],
      ['Vertragsende', 'zum 31.03.2027'],
      ['E-Mail für die Bestätigung', 'ida@beispiel.de'],
    ])
    expect(declarationRows({ kind: 'withdrawal', contents: PERSON })).toHaveLength(3)
  })
})

describe('receiptText', () => {
  it('says when it has come, under which number, in German time', () => {
    const { title, received } = receiptText({
      kind: 'withdrawal',
      contents: PERSON,
      number: 'WR-7K3M9-Q2XHP',
      received_at: '2026-11-27T23:05:00.000Z',
    })
    expect(title).toBe('Eingangsbestätigung: Widerruf')
    expect(received.map(({ text }) => text[0])).toEqual(['28.11.2026, 00:05 Uhr', 'WR-7K3M9-Q2XHP'])
  })
})
