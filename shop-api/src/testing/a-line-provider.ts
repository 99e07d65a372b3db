import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a provider says of the two lines of a house. */
export interface Said {
  fibre: object
  dsl: object
}

interface Asked {
  method: string
  url: string
  authorization: string | undefined
  body: string
}

type Answer = (response: ServerResponse, asked: Asked, nth: number) => void

/** An item as TMF645 has it. */
const itemOf = (id: string, said: object) => ({
  id: id === 'fibre' ? '1' : '2',
  state: 'done',
  ...said,
  service: { serviceSpecification: { id }, ...(said as { service?: object }).service },
})

/** A qualification that says this of fibre and copper. */
export const qualificationOf = ({ fibre, dsl }: Said, more: object = {}) => ({
  id: 'q1',
  href: 'https://elsewhere.example/q1',
  state: 'done',
  checkServiceQualificationDate: '2026-11-27T11:00:00Z',
  serviceQualificationItem: [itemOf('fibre', fibre), itemOf('dsl', dsl)],
  ...more,
})

/** {qualificationResult: 'qualified'} with a speed in MBit/s */
export const qualified = (down?: number | string) => ({
  qualificationResult: 'qualified',
  ...(down !== undefined && {
    service: { serviceCharacteristic: [{ id: '1', name: 'downloadMax', value: down }] },
  }),
})

export const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** For tests: a provider's service qualification on this machine, written from the standard alone. */
export async function aLineProvider(first: Answer) {
  const asked: Asked[] = []
  const answers = { now: first }
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, url, authorization: headers.authorization, body: String(Buffer.concat(parts)) }
      asked.push(one)
      answers.now(response, one, asked.length)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tmf-api/serviceQualificationManagement/v4`,
    asked,
    answers,
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
