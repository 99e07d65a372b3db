import http from 'node:http'
import { pipeline } from 'node:stream'

export interface OneAddress {
  url: string
  close(): Promise<void>
}

/** One address behind which several servers answer in turn, each request by the next, as while they are being replaced. */
export async function answeringInTurn(port: number, servers: readonly string[]): Promise<OneAddress> {
  let turn = 0
  const balancer = http.createServer((request, response) => {
    const { method, headers, url = '/' } = request
    const next = servers[turn++ % servers.length] ?? ''
    const passed = http.request(new URL(url, next), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, response, () => {})
    })
    passed.on('error', () => response.destroy())
    pipeline(request, passed, () => {})
  })
  await new Promise<void>((resolve) => balancer.listen(port, resolve))
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        balancer.close(() => resolve())
        balancer.closeAllConnections()
      }),
  }
}
