import { isPlain, setText, type Piece } from './set-text'

/** Each character as wide as the next. */
const widthOf = ({ text }: Piece): number => Array.from(text).length

const lines = (text: string, width = 100): string[] =>
  setText(text, 'regular', width, widthOf).map((line) => line.map((piece) => piece.text).join('|'))

const facesOf = (text: string): string[] =>
  setText(text, 'regular', 100, widthOf).flatMap((line) => line.map(({ face }) => face.name))

describe('isPlain', () => {
  it.each([
    ['Katharina Müller-Lüdenscheidt, 45,95\u00a0€ – „gut“', true],
    ['Zeile\nZeile', true],
    ['Ayşe', false],
    ['GROẞMANN', false],
    ['😀', false],
  ])('%j: %s', (text, plain) => {
    expect(isPlain(text, 'regular')).toBe(plain)
    expect(isPlain(text, 'bold')).toBe(plain)
  })
})

describe('setText', () => {
  it('takes other faces for what the own one lacks, and no others', () => {
    expect(facesOf('Ayşe')).toEqual([
      'hanken-grotesk-latin-400',
      'hanken-grotesk-latin-ext-400',
      'hanken-grotesk-latin-400',
    ])
    expect(facesOf('Юлия')).toEqual(['noto-sans-cyrillic-400'])
  })

  it('keeps a letter and its marks in one face', () => {
    expect(lines('Nguyễn'.normalize('NFD'))).toEqual(['Nguy|ễ|n'])
    expect(lines('יִצְחָק')).toEqual(['יִצְחָק'])
  })

  it.each([
    ['Mia 😀', 'Mia U+1F600'],
    ['Zoë 👩‍👧', 'Zoë U+1F469U+1F467'],
    ['ሀ', 'U+1200'],
    ['\u{10FFFF}', 'U+10FFFF'],
  ])('shows the code point of what no face draws: %s', (text, shown) => {
    expect(lines(text)).toEqual([shown])
  })

  it('runs Hebrew and Arabic from the right, word by word, numbers and German from the left', () => {
    expect(lines('Name: שלום כהן, Berlin')).toEqual(['Name: |כהן| |שלום|, Berlin'])
    // a number belongs to the text before it (UAX 9, N1)
    expect(lines('Name: שלום כהן, 12')).toEqual(['Name: 12| |,|כהן| |שלום'])
    expect(lines('Cohen (כהן) 12')).toEqual(['Cohen (|כהן|) 12'])
    // a pair of brackets within text from the right opens on the right
    expect(lines('א (ב) ג')).toEqual(['ג| |(|ב|)| |א'])
    // digits of a face from the right are still read from the left
    expect(lines('محمد ١٢')).toEqual(['١|٢| |محمد'])
  })

  it('breaks lines where the script allows it, and too long words anywhere', () => {
    expect(lines('Łucja Dąbrowska-Święcicka', 10)).toHaveLength(3)
    expect(lines('王小明王小明', 4).map((line) => line.replaceAll('|', ''))).toEqual(['王小明王', '小明'])
    expect(lines('ş'.repeat(25), 10).map(({ length }) => length)).toEqual([10, 10, 5])
    expect(lines('ă\nâ')).toEqual(['ă', 'â'])
  })

  it('has no line that is wider than allowed, and loses nothing', () => {
    const text = 'Ayşe שלום 王小明 😀 Παπαδόπουλος محمد عبد الله '.repeat(20)
    for (const width of [12, 20, 40]) {
      const set = setText(text, 'regular', width, widthOf)
      for (const line of set) expect(line.reduce((sum, piece) => sum + widthOf(piece), 0)).toBeLessThanOrEqual(width)
      const drawn = set.flatMap((line) => line.flatMap((piece) => Array.from(piece.text)))
      const letters = Array.from(text.replaceAll('😀', 'U+1F600')).filter((letter) => letter !== ' ')
      expect(drawn.filter((letter) => letter !== ' ').toSorted()).toEqual(letters.toSorted())
    }
  })

  // a form's 2,000 signs without a space took 18 seconds: each line measured all that was left of them, again and again
  it.each([
    ['marks that need a face each', 'Z\u0351\u0320'.repeat(666)],
    ['signs that no face draws', '😀'.repeat(2_000)],
    ['a script without spaces', '漢'.repeat(2_000)],
    ['letters that join', 'ب'.repeat(2_000)],
    ['letters and spaces', 'Юлия '.repeat(400)],
    ['spaces', `Ю${' '.repeat(2_000)}`],
  ])('measures no more signs than a few times what it sets: %s', (_what, text) => {
    let measured = 0
    const set = setText(text, 'regular', 80, (piece) => {
      measured += piece.text.length
      return widthOf(piece)
    })
    const signs = set.flat().reduce((sum, piece) => sum + piece.text.length, 0)
    expect(measured).toBeLessThan(8 * Math.max(signs, text.length))
    for (const line of set) expect(line.reduce((sum, piece) => sum + widthOf(piece), 0)).toBeLessThanOrEqual(80)
  })
})
