import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** One address at which one server after the other is reached, as behind a floating IP or a proxy. */
export interface MovableAddress {
  port: number
  /** Cuts all connections; new ones lead to this port of the machine, or are cut as well where there is none. */
  leadTo(port: number | undefined): void
  stop(): Promise<void>
}

/** An address that leads nowhere yet. */
export async function openMovableAddress(): Promise<MovableAddress> {
  const sockets = new Set<Socket>()
  let target: number | undefined
  const keep = (socket: Socket, other: () => Socket | undefined): void => {
    sockets.add(socket)
    // what cuts one side cuts the other; why is its client's business
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      other()?.destroy()
    })
  }
  const cut = (): void => sockets.forEach((socket) => socket.destroy())
  const server = createServer((client) => {
    if (target === undefined) return client.destroy()
    const behind = connect(target, '127.0.0.1')
    keep(client, () => behind)
    keep(behind, () => client)
    client.pipe(behind).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port
      cut()
    },
    async stop() {
      cut()
      await new Promise((done) => server.close(done))
    },
  }
}
