import { declarationRows, declaredSentence, receiptText, type Declaration, type Receipt } from '.'

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
  const NEXT = 'zum nächstmöglichen Zeitpunkt'
  const PAST =
    'lag bei Eingang der Kündigung schon in der Vergangenheit. Wir beenden den Vertrag deshalb zum nächstmöglichen Zeitpunkt.'
  it.each([
    // the day on which it comes is no past one, and begins in Germany an hour earlier than in Greenwich
    ['2026-11-26', '2026-11-27T11:00:00.000Z', NEXT, [NEXT, `Ihr Wunschtermin 26.11.2026 ${PAST}`]],
    ['2026-11-27', '2026-11-27T23:05:00.000Z', NEXT, [NEXT, `Ihr Wunschtermin 27.11.2026 ${PAST}`]],
    ['2026-11-27', '2026-11-27T22:59:00.000Z', 'zum 27.11.2026', ['zum 27.11.2026']],
    ['2027-03-31', '2026-11-27T11:00:00.000Z', 'zum 31.03.2027', ['zum 31.03.2027']],
  ])('takes a wished end on %s, received %s, as: %s', (end_date, received_at, end, lines) => {
    const receipt = { ...cancellation({ end_date }), number: 'KD-7K3M9-Q2XHP', received_at } as Receipt
    const { sentence, rows } = receiptText(receipt)
    expect(sentence).toBe(`Hiermit kündige ich den unten genannten Vertrag ordentlich ${end}.`)
    expect(rows.find(({ label }) => label === 'Vertragsende')?.text).toEqual(lines)
  })

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
