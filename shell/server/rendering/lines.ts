import type { Readable } from 'node:stream'

/**
 * Calls back with each line of a stream, without its end; what has no end is none. A line of more than `maxLength`
 * characters is not kept: it is told of once, and the rest of it passed over.
 */
export function eachLine(
  stream: Readable,
  maxLength: number,
  { line, tooLong }: { line: (text: string) => void; tooLong: () => void },
): void {
  // joined once, whatever comes between: to add to a text each time costs the square of its length
  let parts: string[] = []
  let length = 0
  const add = (part: string): void => {
    if (length > maxLength) return
    length += part.length
    parts.push(part)
    if (length <= maxLength) return
    parts = []
    tooLong()
  }
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, end))
      const whole = length <= maxLength ? parts.join('') : undefined
      parts = []
      length = 0
      start = end + 1
      if (whole !== undefined) line(whole)
    }
    add(chunk.slice(start))
  })
}
