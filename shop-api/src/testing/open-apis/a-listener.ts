import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An event as it came in. */
export interface Heard {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** For tests: a system on this machine that takes events, or refuses them with a status. */
export async function aListener() {
  const heard: Heard[] = []
  const answers = { status: 204 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (answers.status < 300) heard.push({ headers: request.headers, body: String(Buffer.concat(parts)) })
      response.writeHead(answers.status).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    callback: `http://127.0.0.1:${(server.address() as AddressInfo).port}/listener`,
    heard,
    answers,
    /** What was heard, once it is so many, or half a minute is over. */
    async until(count: number): Promise<Heard[]> {
      for (let waited = 0; heard.length < count && waited < 30_000; waited += 50)
        await new Promise((wait) => setTimeout(wait, 50))
      return heard
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
