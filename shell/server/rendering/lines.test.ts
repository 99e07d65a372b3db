import { PassThrough } from 'node:stream'
import { eachLine } from './lines'

/** What is heard of chunks that come one after the other. */
function heard(chunks: readonly (string | Buffer)[], maxLength = 10): string[] {
  const told: string[] = []
  const stream = new PassThrough()
  eachLine(stream, maxLength, { line: (text) => told.push(text), tooLong: () => told.push('too long') })
  for (const chunk of chunks) stream.write(chunk)
  stream.resume()
  return told
}

describe('eachLine', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [
      ['a', 'b', 'c\nd', '\n'],
      ['abc', 'd'],
    ],
    [['\n\n'], ['', '']],
    [['a\nb'], ['a']],
    [['1234567890\n12345678901\na\n'], ['1234567890', 'too long', 'a']],
    [
      ['123456789', '01', '234\n', 'a\n'],
      ['too long', 'a'],
    ],
    [[Buffer.from([0xc3]), Buffer.from([0xa4, 0x0a])], ['ä']],
  ])('hears of %j', (chunks, lines) => {
    expect(heard(chunks)).toEqual(lines)
  })

  it('looks at each character once, also of a line of millions', () => {
    const stream = new PassThrough()
    const lines: string[] = []
    eachLine(stream, 4_000_000, { line: (text) => lines.push(text), tooLong: () => {} })
    const chunk = 'x'.repeat(64)
    const begun = process.cpuUsage().user
    for (let at = 0; at < 50_000; at++) stream.emit('data', chunk)
    stream.emit('data', '\n')
    const once = process.cpuUsage().user - begun
    expect(lines.map(({ length }) => length)).toEqual([3_200_000])
    // 50,000 pieces that are joined each time take minutes of processor
    expect(once).toBeLessThan(5_000_000)
  })
})
