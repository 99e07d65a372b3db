import { Writable } from 'node:stream'
import { createLogger } from '@nimbus/server-kit/logging'
import { personalFields } from '../app'

/** What the API's log says of a line. */
export function loggedLine(line: object): string {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  createLogger({ level: 'info', name: 'api', personal: personalFields(), stream }).info(line)
  return lines.join('')
}
